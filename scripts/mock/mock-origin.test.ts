import { expect, test } from 'vitest';
import { mockOrigin } from './mock-origin';

test.each([
  ['127.0.0.1', 'http://localhost:4010'],
  ['localhost', 'http://localhost:4010'],
  ['0.0.0.0', 'http://localhost:4010'],
  ['::', 'http://localhost:4010'],
  ['127.0.0.2', 'http://127.0.0.2:4010'],
  ['192.168.1.5', 'http://192.168.1.5:4010'],
  ['::1', 'http://[::1]:4010'],
])('a mock on %s is at %s', (host, origin) => {
  expect(mockOrigin(host, 4010)).toBe(origin);
});
