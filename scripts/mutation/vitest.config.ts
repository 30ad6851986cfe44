import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs the tests of the permission arithmetic alone, for the mutation tests. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['src/domain/permissions/*.test.ts'],
    // A slow machine must not fail them; Stryker itself ends a change that loops for ever.
    testTimeout: 120_000,
  },
});
