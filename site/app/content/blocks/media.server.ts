import { z } from 'zod';
import { link, optional, optionalProse, prose } from '../fields';
import { fileAddress, type Image, image } from '../media.server';
import { block, written } from './block.server';
import { film } from './film';

const address = link
  .pipe(z.string())
  .transform((url) => fileAddress(url))
  .pipe(z.string());

export const media = {
  'media.image': block('image', {
    image: image.pipe(z.custom<Image>((found) => found !== null, 'no file')),
    caption: optionalProse,
    wide: z
      .boolean()
      .nullish()
      .transform((wide) => wide === true),
  }),
  'media.video': block('video', {
    title: prose,
    url: address.transform(film),
    poster: image,
    transcript: optional(written(3)),
  }).transform(({ url, ...rest }) => ({ ...rest, film: url })),
};
