import { z } from 'zod';
import { list, optionalProse, prose } from '../fields';
import { block, written } from './block.server';

/** Guillemets are set by the page, in its language; those that were typed around the words would double them. */
const quoted = prose.transform((words) => words.replaceAll(/^[«“"]\s*|\s*[»”"]$/g, ''));

const level = z.union([z.literal(2), z.literal(3), z.literal(4)]).catch(2);

export const texts = {
  'texts.title': block('title', { text: prose, level }),
  'texts.rich-text': block('rich-text', { text: written(2) }),
  'texts.chapter': block('chapter', { title: prose, text: written(3) }),
  'texts.quote': block('quote', { text: quoted, author: optionalProse }),
  'texts.accordion': block('accordion', {
    items: list(z.object({ title: prose, text: written(4) })),
  }).transform((found) => ({ ...found, level: 3 as 2 | 3 | 4 })),
};
