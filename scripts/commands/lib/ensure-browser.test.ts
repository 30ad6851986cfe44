import { afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from './ensure-browser.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a missing browser of CHROMIUM_PATH is an error; no other browser replaces it', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
  await expect(ensureBrowser()).rejects.toThrow(
    'CHROMIUM_PATH names /no/such/chromium, which does not exist. Name an installed Chromium, or unset it to have one found.',
  );
});
