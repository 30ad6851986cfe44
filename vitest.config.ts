import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) };

// Without isolation a file would find what the one before it has left behind.
const restored = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true } as const;

/** A file's name and folder say in which project it runs; docs/testing.md has the table. */
export default defineConfig({
  resolve: { alias },
  test: {
    // Other people's processes and Chromium share the same few cores.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts'],
          runner: 'src/testing/rules-runner.ts',
          // Not threads: a thread cannot change its time zone, which tests of dates do.
          pool: 'forks',
          isolate: false,
          // Some rules are proved on thousands of records; a slow machine must not fail them.
          testTimeout: 30_000,
          ...restored,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['src/testing/setup.ts'],
          // A screen test starts the whole console; a slow machine must not fail it.
          testTimeout: 30_000,
          ...restored,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'service',
          environment: 'node',
          include: ['service/**/*.test.ts', 'scripts/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          // A service may start with all of its demo data, and hashes passwords.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...restored,
        },
      },
    ],
  },
});
