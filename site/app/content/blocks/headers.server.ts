import type { z } from 'zod';
import { image } from '../media.server';
import { block, words } from './block.server';

export type Look = 'home' | 'campus' | 'career' | 'news' | 'programme';

const header = (look: Look) =>
  block('header', { title: words, text: words, image }).transform((fields) => ({
    ...fields,
    look,
  }));

/** The same three fields, drawn in five ways. */
export const headers = {
  'headers.home': header('home'),
  'headers.campus': header('campus'),
  'headers.career': header('career'),
  'headers.news': header('news'),
  'headers.programme': header('programme'),
} satisfies { [Each in Look as `headers.${Each}`]: z.ZodType };
