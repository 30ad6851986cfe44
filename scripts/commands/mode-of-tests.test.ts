import { expect, test, vi } from 'vitest';

// React's production build lacks what the screen tests need.
test('tests run in the mode of tests where the environment asks for production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await import('../../vitest.config');
  expect(process.env.NODE_ENV).toBe('test');
});

test('the tests run in English, whatever language the environment asks for', () => {
  expect(new Intl.NumberFormat().resolvedOptions().locale).toBe('en-US');
});
