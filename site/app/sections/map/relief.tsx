import { school } from '@school';
import { placeOver, RELIEF, type Sheet, WIDE_RELIEF } from '../../modules/map';

const { narrow, wide, wideTwice } = school.relief;
const WIDE = placeOver(RELIEF, WIDE_RELIEF);

/** Coasts, mountains and rivers: a picture, which browsers keep. On a wide screen it goes on beyond the map. */
export function Relief({ sheet }: { sheet: Sheet }) {
  return (
    <picture className="pointer-events-none absolute" style={placeOver(sheet, RELIEF)}>
      <source media="(width < 40rem)" srcSet={narrow} />
      <img
        src={wide}
        srcSet={`${wide} 1734w, ${wideTwice} 2600w`}
        sizes="120vw"
        alt=""
        className="absolute inset-0 size-full max-w-none sm:left-(--wide-left) sm:w-(--wide-width) sm:mask-x-from-94% sm:mask-x-to-100%"
        style={{ '--wide-left': WIDE.left, '--wide-width': WIDE.width }}
      />
    </picture>
  );
}
