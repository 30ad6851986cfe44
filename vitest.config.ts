import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The tests need React's development build, whichever mode the environment sets, and expect English numbers
// and dates.
Object.assign(process.env, { NODE_ENV: 'test', LC_ALL: 'C.UTF-8' });

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) };

// Without isolation a file would find the mocks and stubs of the file before it.
const restored = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true } as const;

// Most objects of a test are short-lived: room for 32 MB of them (usually 16) saves 6 % of the time.
const roomForGarbage = ['--max-semi-space-size=32'];

// From version 25 on, Node has a localStorage of its own, which hides that of jsdom and works only with a
// file. Older versions do not know the option.
const withoutNodeStorage = ['--no-experimental-webstorage'].filter((option) =>
  process.allowedNodeEnvironmentFlags.has(option),
);

const execArgv = [...roomForGarbage, ...withoutNodeStorage];

/** A file's name and folder say in which project it runs. docs/testing.md has the table. */
export default defineConfig({
  resolve: { alias },
  test: {
    // One more than two processors, because tests also wait.
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
          // Forks, because a thread cannot change its time zone as tests of dates do.
          pool: 'forks',
          isolate: false,
          // Some rules are proved on thousands of records, which takes long on a slow machine.
          testTimeout: 60_000,
          ...restored,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['without-performance-tracks', 'without-owner-stacks', 'setup'].map(
            (name) => `src/testing/${name}.ts`,
          ),
          pool: 'forks',
          execArgv,
          // One process reads the console's modules once for all files. That halves the time.
          isolate: false,
          // A screen test starts the whole console, and the first one of a process loads all of its parts: both
          // take long on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...restored,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'service',
          environment: 'node',
          include: [
            'service/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/{bench,pictures,tasks}/**/*.test.ts',
          ],
          pool: 'forks',
          execArgv,
          isolate: false,
          // A service may start with all of its demo data, and it hashes passwords.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...restored,
        },
      },
      {
        test: {
          name: 'deployment',
          environment: 'node',
          include: ['e2e/deployment/**/*.test.ts'],
          pool: 'forks',
          // A test starts several programs, on a machine that may be busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          ...restored,
        },
      },
    ],
  },
});
