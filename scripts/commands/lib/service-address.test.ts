import { expect, test } from 'vitest';
import { serviceAddress } from './service-address.mjs';

test.each([
  [{}, '127.0.0.1'],
  [{ HOST: ' ' }, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '127.0.0.1'],
  [{ HOST: 'localhost' }, 'localhost'],
])('the console calls a service of %j at %s', async (environment, host) => {
  const { PORT, CONSOLE_BACKEND } = await serviceAddress({ PORT: '0', ...environment });
  expect(Number(PORT)).toBeGreaterThan(0);
  expect(CONSOLE_BACKEND).toBe(`http://${host}:${PORT}`);
});

test.each([
  [{ PORT: 'x' }, 'PORT is "x", but has to be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536", but has to be a whole number from 0 to 65535.'],
  [
    { PORT: '0', HOST: '192.0.2.1' },
    /^The service cannot listen on port 0 of 192\.0\.2\.1: \w+\.$/,
  ],
])('a service cannot listen with %j', async (environment, sentence) => {
  await expect(serviceAddress(environment)).rejects.toThrow(sentence);
});
