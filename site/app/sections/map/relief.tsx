import { school } from '@school';
import { preload } from 'react-dom';
import { placeOver, RELIEF, type Sheet, WIDE_RELIEF } from '../../modules/map';

const { narrow, wide, wideTwice } = school.relief;
const WIDE = placeOver(RELIEF, WIDE_RELIEF);
const NARROW_SCREEN = '(width < 40rem)';
const WIDE_SCREEN = '(width >= 40rem)';
const WIDE_SET = { srcSet: `${wide} 1734w, ${wideTwice} 2600w`, sizes: '120vw' };

type Props = {
  sheet: Sheet;
  /** In view when the page opens: asked for from its head, before anything else that is seen. */
  first: boolean;
};

/** Coasts, mountains and rivers: a picture, which browsers keep. On a wide screen it goes on beyond the map. */
export function Relief({ sheet, first }: Props) {
  if (first) askForRelief();
  return (
    <picture className="pointer-events-none absolute" style={placeOver(sheet, RELIEF)}>
      <source media={NARROW_SCREEN} srcSet={narrow} />
      <img
        src={wide}
        {...WIDE_SET}
        alt=""
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className="absolute inset-0 size-full max-w-none sm:left-(--wide-left) sm:w-(--wide-width) sm:mask-x-from-94% sm:mask-x-to-100%"
        style={{ '--wide-left': WIDE.left, '--wide-width': WIDE.width }}
      />
    </picture>
  );
}

function askForRelief() {
  const asked = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  preload(narrow, { ...asked, media: NARROW_SCREEN });
  preload(wide, {
    ...asked,
    media: WIDE_SCREEN,
    imageSrcSet: WIDE_SET.srcSet,
    imageSizes: WIDE_SET.sizes,
  });
}

/** The same from near: the finest picture on every screen, asked for once it is seen, and after the words above it. */
export function NearRelief({ sheet }: { sheet: Sheet }) {
  return (
    <img
      src={wideTwice}
      alt=""
      loading="lazy"
      fetchPriority="low"
      className="pointer-events-none absolute max-w-none"
      style={placeOver(sheet, WIDE_RELIEF)}
    />
  );
}
