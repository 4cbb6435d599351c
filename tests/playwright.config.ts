import { defineConfig } from '@playwright/test';
import { hasRedis } from './harness/redis.ts';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? chromium;

/** What only a browser with windows and tabs can do, and what it weighs: in Chromium itself (decision 0072). */
const IN_WINDOWS = ['banner', 'budgets', 'installed', 'new-build', 'popin'].map(
  (name) => `journeys/${name}.spec.ts`,
);

const launch = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // The host of a virtual machine may have its processor for seconds; what passes waits for nothing longer than it takes.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'results/report.json' }],
  ],
  globalSetup: './harness/setup.ts',
  use: {
    locale: 'fr-FR',
    timezoneId: 'America/Cayenne',
    // Only the journey that is about it has the service worker: it would answer where another test means the site to.
    serviceWorkers: 'block',
    launchOptions: launch(headlessShell),
  },
  projects: [
    { name: 'contract', testMatch: 'contract/*.spec.ts' },
    { name: 'faults', testMatch: 'faults/*.spec.ts' },
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', testIgnore: IN_WINDOWS },
    {
      name: 'windows',
      testMatch: IN_WINDOWS,
      use: { launchOptions: launch(chromium) },
    },
    ...(hasRedis() ? [{ name: 'redis', testMatch: 'redis/*.spec.ts' }] : []),
  ],
});
