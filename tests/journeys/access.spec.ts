import { expect, type Page, test } from '@playwright/test';
import { axeFaults, codeSnifferFaults } from '../harness/access/audits.ts';
import { cutText, overlappingText, spaceText } from '../harness/access/lines.ts';
import { AT_A_DESK, ON_A_PHONE } from '../harness/access/open-states.ts';
import { faultyStops } from '../harness/access/stops.ts';
import { smallTargets } from '../harness/access/targets.ts';
import { product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { TEMPLATES } from '../harness/templates.ts';
import { visit } from '../harness/visitor.ts';

/** 1280 × 1024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

let site: Site;

test.beforeAll(async () => {
  site = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on', HAS_PROFILES: 'on' },
  });
});

test.afterAll(() => site.stop());

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The frame is the same around every page: the keyboard goes through it once. */
const partOf = (path: string) => (path === '/' ? 'body' : 'main');

test.describe('at a desk', () => {
  test.use({ viewport: DESK });

  for (const path of TEMPLATES) {
    test(`${path}: axe and HTML_CodeSniffer have nothing against it, Tab shows where it is, text may be spaced`, async ({
      page,
    }) => {
      await visit(page, `${site.url}${path}`);
      expect(await axeFaults(page)).toEqual([]);
      expect(await codeSnifferFaults(page)).toEqual([]);
      expect(await faultyStops(page, partOf(path))).toEqual([]);
      await expectRoomForText(page);
    });
  }

  for (const { name, path, open } of AT_A_DESK) {
    test(`${name}: open, it has no fault`, async ({ page }) => {
      await visit(page, `${site.url}${path}`);
      await open(page, async (part) => {
        expect(await axeFaults(page, part)).toEqual([]);
        expect(await codeSnifferFaults(page)).toEqual([]);
        expect(await cutText(page, part)).toEqual([]);
      });
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const path of TEMPLATES) {
    test(`${path}: axe has nothing against it, and a finger finds what it presses`, async ({
      page,
    }) => {
      await visit(page, `${site.url}${path}`);
      expect(await axeFaults(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  }

  for (const { name, path, open } of ON_A_PHONE) {
    test(`${name}: open, it has no fault, and a finger finds what it presses`, async ({ page }) => {
      await visit(page, `${site.url}${path}`);
      await open(page, async (part) => {
        expect(await axeFaults(page, part)).toEqual([]);
        expect(await codeSnifferFaults(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      });
    });
  }
});

test.describe('at 400 %', () => {
  test.use({ viewport: ZOOMED });

  for (const path of TEMPLATES) {
    test(`${path}: nothing is lost, and nothing lies over what Tab comes to`, async ({ page }) => {
      await visit(page, `${site.url}${path}`);
      expect(await faultyStops(page, partOf(path))).toEqual([]);
      await expectRoomForText(page);
    });
  }

  for (const { name, path, open } of ON_A_PHONE) {
    test(`${name}: open, nothing of it is lost`, async ({ page }) => {
      await visit(page, `${site.url}${path}`);
      await open(page, async (part) => {
        expect(await cutText(page, part)).toEqual([]);
        expect(await faultyStops(page, part)).toEqual([]);
      });
    });
  }
});

/** Nothing is cut or slides sideways, as it stands and with the text spaced as WCAG 1.4.12 says; and then nothing meets that did not. */
async function expectRoomForText(page: Page): Promise<void> {
  expect(await sideways(page)).toBe(0);
  expect(await cutText(page)).toEqual([]);
  const before = new Set(await overlappingText(page));
  await spaceText(page);
  expect(await sideways(page)).toBe(0);
  expect(await cutText(page)).toEqual([]);
  const after = await overlappingText(page);
  expect(after.filter((pair) => !before.has(pair))).toEqual([]);
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
