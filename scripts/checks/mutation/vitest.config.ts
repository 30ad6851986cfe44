import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs only the tests of the permission arithmetic, for the mutation tests. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: { alias: { '~': fileURLToPath(new URL('../../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['src/domain/permissions/*.test.ts'],
    // Long, for a slow machine. Stryker itself ends a change that loops without an end.
    testTimeout: 120_000,
  },
});
