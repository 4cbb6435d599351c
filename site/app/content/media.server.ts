import { z } from 'zod';
import { config } from '../config.server';
import { optional, text } from './fields';

/** A picture as a page needs it: one address, the same in other widths, and its size so that nothing moves around it. */
export type Image = {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  sources: { src: string; width: number }[];
};

const pixels = optional(z.number().int().positive());
const format = z.object({ url: text, width: z.number().int().positive() });

const file = z.object({
  url: text,
  alternativeText: optional(z.string()),
  width: pixels,
  height: pixels,
  updatedAt: optional(z.iso.datetime({ offset: true })),
  formats: optional(z.record(z.string(), format.nullable().catch(null))),
});

/** A file of the media library; null when there is none, or none that a browser could be sent to. */
export const image = z
  .preprocess((value) => value ?? null, file.transform(toImage).nullable())
  .catch(null);

function toImage({
  url,
  alternativeText,
  width,
  height,
  updatedAt,
  formats,
}: z.output<typeof file>) {
  const src = fileAddress(url, updatedAt);
  if (!src) return null;
  const smaller = Object.values(formats ?? {}).flatMap((found) => {
    const address = found && fileAddress(found.url, updatedAt);
    return address ? [{ src: address, width: found.width }] : [];
  });
  const sources = [...smaller, ...(width ? [{ src, width }] : [])].sort(
    (a, b) => a.width - b.width,
  );
  return { src, alt: alternativeText ?? '', width, height, sources } satisfies Image;
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
