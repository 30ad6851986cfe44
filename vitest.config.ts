import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    // Other people's processes and Chromium share the same few cores.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'console',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          // A screen test starts the whole console; a slow machine must not fail it.
          testTimeout: 30_000,
          restoreMocks: true,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['service/**/*.test.ts', 'scripts/**/*.test.ts'],
          // A service starts with all of its demo data, and hashes passwords.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          restoreMocks: true,
        },
      },
    ],
  },
});
