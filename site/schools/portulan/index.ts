import type { School } from '../../app/theme/school';
import display from './fonts/display.woff2?url';
import text from './fonts/text.woff2?url';
import { Logo } from './logo';
import narrow from './relief/narrow-680.avif?url';
import wide from './relief/wide-1734.avif?url';
import wideTwice from './relief/wide-2600.avif?url';

export const school: School = {
  fonts: [display, text],
  Logo,
  relief: { narrow, wide, wideTwice },
};
