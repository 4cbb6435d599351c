import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

const { globalSetup, ...common } = tests;

/** Takes the pictures of the guide, from the product as it is: npm run pictures. */
export default defineConfig({
  ...common,
  projects: [{ name: 'pictures', testMatch: 'guide/*.spec.ts' }],
  reporter: [['list']],
  timeout: 240_000,
  use: {
    ...tests.use,
    viewport: { width: 1280, height: 860 },
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
