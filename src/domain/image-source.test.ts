import { expect, test } from 'vitest';
import { imageSource } from './image-files';

const origin = 'https://console.test';

test.each([
  ['data:image/svg+xml,%3Csvg%3E', 'data:image/svg+xml,%3Csvg%3E'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['/icons/till.png', 'https://console.test/icons/till.png'],
  ['icons/till.png', 'https://console.test/icons/till.png'],
  ['https://console.test/till.png', 'https://console.test/till.png'],
])('the console shows %s', (address, source) => {
  expect(imageSource(address, origin)).toBe(source);
});

test.each([
  null,
  undefined,
  '',
  ' ',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg',
  'javascript:alert(1)',
  'blob:https://console.test/1',
  'https://icons.test/till.png',
  '//icons.test/till.png',
  'http://console.test/till.png',
  'https://[',
])('the console does not show %s', (address) => {
  expect(imageSource(address, origin)).toBeUndefined();
});
