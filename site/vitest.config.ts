import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    // Tests must not lean on the machine's zone: the school's dates are those of Paris wherever the code runs.
    env: { TZ: 'Pacific/Auckland' },
  },
});
