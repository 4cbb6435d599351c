import { test } from '@playwright/test';
import { TEMPLATES } from '../harness/templates.ts';
import { DESK, PHONE, photograph, pose } from './studio.ts';

const PAGES = ['/styleguide', ...TEMPLATES];

/** « /campus?ville=lyon » is « campus-ville-lyon ». */
function nameOf(path: string): string {
  return path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
}

for (const viewport of [PHONE, DESK]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const path of PAGES) {
      test(path, async ({ page }) => {
        await pose(page, path);
        await photograph(page, nameOf(path), viewport.width, true);
      });
    }
  });
}
