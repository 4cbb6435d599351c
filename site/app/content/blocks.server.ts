import { z } from 'zod';
import { log } from '../log.server';
import { link, list, optional, text } from './fields';
import { fileAddress, type Image, image } from './media.server';
import { richText } from './rich-text.server';

const MAX_TEXT = 100_000;

const written = (top: number) =>
  z
    .string()
    .max(MAX_TEXT)
    .transform((source) => richText(source, top));

/** Guillemets are set by the page, in its language; those that were typed around the words would double them. */
const quoted = text.transform((words) => words.replaceAll(/^[«“"]\s*|\s*[»”"]$/g, ''));

const level = z.union([z.literal(2), z.literal(3), z.literal(4)]).catch(2);

/** A file, which a browser plays, and not the page of a site that shows films. */
const plays = (url: string) => url.startsWith('/') || /\.(mp4|webm|mov|m4v)(\?|$)/i.test(url);

/** Every block the site can draw: what the content service calls it, and what is read of it. */
const READERS = {
  'texts.title': z
    .object({ text, level })
    .transform((block) => ({ kind: 'title' as const, ...block })),
  'texts.rich-text': z
    .object({ text: written(2) })
    .transform((block) => ({ kind: 'rich-text' as const, ...block })),
  'texts.chapter': z
    .object({ title: text, text: written(3) })
    .transform((block) => ({ kind: 'chapter' as const, ...block })),
  'texts.quote': z
    .object({ text: quoted, author: optional(z.string()) })
    .transform((block) => ({ kind: 'quote' as const, ...block })),
  'texts.accordion': z
    .object({ items: list(z.object({ title: text, text: written(3) })) })
    .transform((block) => ({ kind: 'accordion' as const, ...block })),
  'media.image': z
    .object({
      image: image.pipe(z.custom<Image>((found) => found !== null, 'no file')),
      caption: optional(z.string()),
      wide: z.boolean().nullish(),
    })
    .transform(({ image, caption, wide }) => ({
      kind: 'image' as const,
      image,
      caption,
      wide: wide === true,
    })),
  'media.video': z
    .object({
      title: text,
      url: link
        .pipe(z.string())
        .transform((url) => fileAddress(url))
        .pipe(z.string()),
      poster: image,
      transcript: optional(written(3)),
    })
    .transform((block) => ({ kind: 'video' as const, ...block, plays: plays(block.url) })),
};

type Readers = typeof READERS;
export type Block = z.output<Readers[keyof Readers]>;
type ByKind = { [Each in Block as Each['kind']]: Each };
export type BlockOf<Kind extends Block['kind']> = ByKind[Kind];
export type KeyedBlock = Block & { key: string };

/** The blocks of a page, in order. One the site does not know, or cannot read, is left out: the others still show. */
export const blocks = list(z.unknown()).transform((all) =>
  all.flatMap((found, index): KeyedBlock[] => {
    const block = read(found);
    return block ? [{ ...block, key: String(index) }] : [];
  }),
);

const named = z.object({ __component: z.string() });

function read(found: unknown): Block | undefined {
  const name = named.safeParse(found).data?.__component ?? '';
  if (!isKnown(name)) {
    log.warn({ block: name }, 'a page has a block the site does not know');
    return undefined;
  }
  const result = READERS[name].safeParse(found);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  log.warn({ block: name, faults }, 'a page has a block that cannot be read');
  return undefined;
}

function isKnown(name: string): name is keyof Readers {
  return Object.hasOwn(READERS, name);
}
