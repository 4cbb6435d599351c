import type { Image } from '../content/media.server';
import { Picture } from '../ui/picture';

type Props = {
  image: Image;
  /** How wide it is drawn, for the browser to choose among the widths there are. */
  sizes: string;
  /** Its proportions, and its place. */
  className: string;
  first?: boolean;
  decorative?: boolean;
  /** As a survey sheet says it: which sheet, and where on the map. */
  caption?: { sheet: string; at?: string | undefined } | undefined;
};

/** A picture in the frame of a survey sheet. */
export function Plate({ image, sizes, className, first, decorative, caption }: Props) {
  return (
    <figure className={`plate ${className}`}>
      <Picture
        image={image}
        sizes={sizes}
        {...(first && { first })}
        {...(decorative && { decorative })}
      />
      {caption && <PlateCaption {...caption} />}
    </figure>
  );
}

export function PlateCaption({ sheet, at }: { sheet: string; at?: string | undefined }) {
  return (
    <figcaption className="plate-caption">
      <span>{sheet}</span>
      {at && <span>{at}</span>}
    </figcaption>
  );
}
