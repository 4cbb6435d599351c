import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Message = { type: number; code: string; msg: string; element: Element };

declare global {
  interface Window {
    axe: typeof axe;
    HTMLCS: {
      ERROR: number;
      process: (standard: string, of: Document, done: () => void, failed: () => void) => void;
      getMessages: () => Message[];
    };
  }
}

const CODE_SNIFFER = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

/** What axe has against a page, or a part of it, as it stands: within the page alone, which takes a fourth of the time. */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}

/** The errors, by HTML_CodeSniffer, against the criteria of WCAG 2 AA: what pa11y says by default. */
export async function codeSnifferFaults(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(CODE_SNIFFER);
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const { HTMLCS } = window;
        const done = () =>
          resolve(
            HTMLCS.getMessages()
              .filter(({ type }) => type === HTMLCS.ERROR)
              .map(({ code, msg, element }) =>
                `${code}: ${msg} ${element.outerHTML}`.slice(0, 600),
              ),
          );
        HTMLCS.process('WCAG2AA', document, done, reject);
      }),
  );
}

/** Colours are judged when they have come to rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}
