import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Where the photographs are that this tree's are held against. */
const references = process.env.LOOKS_REFERENCES;
const report = process.env.LOOKS_REPORT;
if (!references || !report) throw new Error('Run it by its command: npm run looks.');

export default defineConfig({
  ...tests,
  globalSetup: './looks/setup.ts',
  projects: [{ name: 'looks', testMatch: 'looks/*.spec.ts' }],
  reporter: [['list'], ['html', { open: 'never', outputFolder: report }]],
  snapshotPathTemplate: `${references}/{arg}{ext}`,
  expect: {
    timeout: 30_000,
    // On one machine, the same page is the same to the pixel: what is allowed is a shade nobody sees.
    toHaveScreenshot: { threshold: 0.05, animations: 'disabled', caret: 'hide' },
  },
  use: { ...tests.use, contextOptions: { reducedMotion: 'reduce' } },
});
