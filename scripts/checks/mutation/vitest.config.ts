import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs only the tests of the rules and of the grid's reducers, for the mutation tests. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: { alias: { '~': fileURLToPath(new URL('../../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: [
      'src/domain/**/*.test.ts',
      'src/components/record-grid/{fresh-records,pending-edits,row-conflicts}.test.ts',
    ],
    // Stryker's runner uses threads, which cannot change their time zone.
    exclude: ['**/*.dom.test.ts', 'src/domain/{local-date-time,date-time-text}.test.ts'],
    // Long, for a slow machine. Stryker itself ends a change that loops without an end.
    testTimeout: 120_000,
  },
});
