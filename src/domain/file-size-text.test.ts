import { expect, test } from 'vitest';
import { fileSizeText } from './file-size-text';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_000, '1 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [49_283_072, '49.3 MB'],
  [2_000_000_000, '2 GB'],
  [3e15, '3,000 TB'],
])('%s bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
