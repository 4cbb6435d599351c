import displayMore from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2?inline';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?inline';
import textMore from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?inline';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline';
import type { Print } from '../../app/theme/school';
import relief from './relief/wide-2600.avif?inline';

export const print: Print = {
  fonts: { display: [display, displayMore], text: [text, textMore] },
  relief,
};
