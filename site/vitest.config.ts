import { defineConfig } from 'vitest/config';
import { school } from './school.plugin.ts';

export default defineConfig({
  plugins: [school()],
  test: {
    include: [
      '*.test.ts',
      'app/**/*.test.{ts,tsx}',
      '{communes,fonts,map}/**/*.test.ts',
      'schools/**/*.test.ts',
      'server/**/*.test.ts',
      'styleguide/**/*.test.ts',
      'worker/**/*.test.ts',
    ],
    setupFiles: './app/modules/taxonomy/words.server.ts',
    // What is drawn on the server takes the school's colours from its style sheet.
    css: { include: /\/schools\/[^/]+\/theme\.css/ },
    env: {
      // Tests must not lean on the machine's zone: the school's dates are those of Paris wherever the code runs.
      TZ: 'Pacific/Auckland',
      // What is read when a server module is loaded.
      SITE_URL: 'http://localhost',
      CONTENT_USERNAME: 'unit',
      CONTENT_PASSWORD: 'unit',
      LOG_LEVEL: 'silent',
    },
  },
});
