import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) };

// Without isolation a file would find what the one before it has left behind.
const restored = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true } as const;

const mocked = ['src/**/*.mocked.test.tsx'];

const screens = {
  environment: 'jsdom',
  pool: 'forks' as const,
  setupFiles: ['src/testing/without-performance-tracks.ts', 'src/testing/setup.ts'],
  // A screen test starts the whole console; a slow machine must not fail it.
  testTimeout: 30_000,
  ...restored,
} satisfies NonNullable<ViteUserConfig['test']>;

/** A file's name and folder say in which project it runs; docs/testing.md has the table. */
export default defineConfig({
  resolve: { alias },
  test: {
    // One more than the fewest processors, since tests also wait.
    maxWorkers: 3,
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
          ...screens,
          name: 'screens',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          exclude: mocked,
          // The console's modules are read once for all files: that was half of the time.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        // A module that a file replaces is replaced for the files after it as well.
        test: { ...screens, name: 'mocked', include: mocked },
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
