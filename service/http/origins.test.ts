import { expect, test } from 'vitest';
import { originsOf } from './origins';

test('the list has each origin once, and none that would break a policy', () => {
  const addresses = [
    'https://pos.test/api/v1',
    'https://pos.test:443/other',
    'http://127.0.0.1:4174',
    'http://[::1]:4174/x',
    'https://pos_1.test',
    'https://a..test',
    'https://user:password@second.test',
    'ftp://pos.test',
    'javascript:alert(1)',
    '',
    'not an address',
    'https://a;script-src',
    "https://a'unsafe-inline'",
    'https://*.test',
  ];
  expect(originsOf(addresses)).toEqual([
    'http://127.0.0.1:4174',
    'https://pos.test',
    'https://second.test',
  ]);
});
