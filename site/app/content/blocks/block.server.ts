import { z } from 'zod';
import { typeset } from '../../modules/typography';
import { optional, text } from '../fields';
import { richText } from '../rich-text.server';

/** What a family of blocks reads of them: the fields of the content service, and the name that draws them. */
export function block<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.object(shape).transform((fields) => ({ kind, ...fields }));
}

const MAX_TEXT = 100_000;

/** Rich text whose highest headings are of this level. */
export const written = (top: number) =>
  z
    .string()
    .max(MAX_TEXT)
    .transform((source) => richText(source, top));

export const words = optional(z.string().trim().transform(typeset));

/** How many a list shows. */
export const atMost = (usual: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(24)
    .nullish()
    .catch(null)
    .transform((count) => count ?? usual);

/** The entry that an editor chose, by its slug; null for none in particular. */
export const chosen = optional(z.object({ slug: text }))
  .catch(null)
  .transform((entry) => entry?.slug ?? null);
