import { z } from 'zod';
import { config } from '../config.server';
import { optional, optionalProse, text } from './fields';

type Source = { src: string; width: number };

/** A picture as a page needs it: one address, the same in other widths and types, and its size so that nothing moves around it. */
export type Image = {
  /** For whoever knows no more than the common types. */
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** In its own type, the smallest first, where that is none of the modern ones. */
  sources: Source[];
  /** In the types a browser may know, the lightest first. */
  modern?: { type: string; sources: Source[] }[];
};

/** Where pages are shared, and in older browsers, it is not known: there another one stands in for it. */
const LIGHTEST = 'image/avif';
/** The lightest first: a browser takes the first that it knows. */
const MODERN_TYPES = [LIGHTEST, 'image/webp'];
/** No page shows a picture any wider; what is wider was sent by an editor as a camera took it. */
const WIDEST = 1600;

const pixels = optional(z.number().int().positive());
const format = z.object({
  url: text,
  width: z.number().int().positive(),
  mime: optional(z.string()),
});

const file = z.object({
  url: text,
  alternativeText: optionalProse,
  width: pixels,
  height: pixels,
  mime: optional(z.string()),
  updatedAt: optional(z.iso.datetime({ offset: true })),
  formats: optional(z.record(z.string(), format.nullable().catch(null))),
});

/** A file of the media library; null when there is none, or none that a browser could be sent to. */
export const image = z
  .preprocess((value) => value ?? null, file.transform(toImage).nullable())
  .catch(null);

function toImage(found: z.output<typeof file>): Image | null {
  const { url, alternativeText, width, height, updatedAt } = found;
  const src = fileAddress(url, updatedAt);
  if (!src) return null;
  const own = found.mime ?? '';
  const made = Object.values(found.formats ?? {}).flatMap((each) => {
    const address = each && fileAddress(each.url, updatedAt);
    return address ? [{ src: address, width: each.width, type: each.mime ?? own }] : [];
  });
  const isShown = width !== null && (width <= WIDEST || made.every(({ type }) => type !== own));
  const all = isShown ? [...made, { src, width, type: own }] : made;
  const ofType = (type: string) =>
    all
      .filter((each) => each.type === type)
      .map(({ src, width }) => ({ src, width }))
      .sort((a, b) => a.width - b.width);
  const modern = MODERN_TYPES.map((type) => ({ type, sources: ofType(type) })).filter(
    ({ sources }) => sources.length > 0,
  );
  return {
    src: own === LIGHTEST ? (ofType('image/webp').at(-1)?.src ?? src) : src,
    alt: alternativeText ?? '',
    width,
    height,
    sources: MODERN_TYPES.includes(own) ? [] : ofType(own),
    modern,
  };
}

const contentOrigin = new URL(config.content.url).origin;

/**
 * Where the browser finds a file: the content service's own come through this site, those of a store elsewhere from
 * there. An editor may put another picture under the same name, so the address says when that was last done.
 */
export function fileAddress(url: string, updatedAt: string | null = null): string | null {
  const own = url.startsWith(`${contentOrigin}/uploads/`) ? url.slice(contentOrigin.length) : url;
  if (!URL.canParse(own, contentOrigin)) return null;
  if (own.startsWith('/uploads/')) {
    return updatedAt ? `${own}?v=${Date.parse(updatedAt).toString(36)}` : own;
  }
  return /^https?:\/\//i.test(own) ? own : null;
}
