import displayMore from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?inline';
import display from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?inline';
import textMore from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?inline';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';
import type { Print } from '../../app/theme/school';
import relief from './relief/wide-2600.avif?inline';

export const print: Print = {
  fonts: { display: [display, displayMore], text: [text, textMore] },
  relief,
};
