import type { Check } from './check';
import { type Entry, imageFinding } from './findings';
import { isEmpty, search } from './query';

const FILE = 'plugin::upload.file';

/**
 * Every image of the library, used or not: its text follows it wherever it is put, in a block or in a rich text, which
 * keeps no trace of it; and the moment an image is chosen is when the text is forgotten.
 */
export const images: Check = {
  id: 'images',
  gravity: 'poor',
  title: 'Images sans texte alternatif',
  why: 'Une personne aveugle entend ce texte à la place de l’image. Sans lui, elle n’en sait rien, et les moteurs de recherche non plus.',
  clean: 'Toutes les images ont un texte alternatif',
  find: async (strapi) => [
    await search<Entry & { id: number; name: string }>(
      strapi,
      FILE,
      {
        where: { mime: { $startsWith: 'image/' }, ...isEmpty('alternativeText') },
        select: ['id', 'name'],
        orderBy: { createdAt: 'desc' },
      },
      imageFinding,
    ),
  ],
};
