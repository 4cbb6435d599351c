/** The types that browsers are offered, the lightest first, and as what files they are kept. */
const TYPES = ['avif', 'webp'] as const;
export type Type = (typeof TYPES)[number];

/** Enough for any page: a card, a phone, a column, the width of a large screen. */
const WIDTHS = [400, 800, 1200, 1600];
const WIDEST = Math.max(...WIDTHS);

export type Wanted = { type: Type; width: number };

/**
 * What is to be made of a picture: each type in the widths below its own, and in its own up to the widest. A picture
 * that already has the type is itself the last of them.
 */
export function wantedOf({ mime, width }: { mime: string; width: number }): Wanted[] {
  const smaller = WIDTHS.filter((each) => each < width);
  return TYPES.flatMap((type) => {
    const isOwn = mime === `image/${type}` && width <= WIDEST;
    const widths = isOwn || width > WIDEST ? smaller : [...smaller, width];
    return widths.map((each) => ({ type, width: each }));
  });
}
