import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { School } from '../../app/theme/school';
import { Logo } from './logo';
import narrow from './relief/narrow-680.avif?url';
import wide from './relief/wide-1734.avif?url';
import wideTwice from './relief/wide-2600.avif?url';

export const school: School = {
  fonts: [display, text],
  Logo,
  relief: { narrow, wide, wideTwice },
};
