import { describe, expect, test } from 'vitest';
import { imageAddress, imageSource, imageTypeOf } from './images';

const bytesOf = (...values: (number | string)[]) =>
  Uint8Array.from(
    values.flatMap((value) =>
      typeof value === 'number' ? [value] : [...value].map((character) => character.charCodeAt(0)),
    ),
  );

const png = bytesOf(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 'rest of the picture');

describe('the type of an image', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', bytesOf(0xff, 0xd8, 0xff, 0xe0)],
    ['image/gif', bytesOf('GIF89a')],
    ['image/webp', bytesOf('RIFF', 1, 2, 3, 4, 'WEBP')],
    [undefined, bytesOf('RIFF', 1, 2, 3, 4, 'WAVE')],
    [undefined, bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, bytesOf('<!doctype html>')],
    [undefined, bytesOf('PNG')],
    [undefined, bytesOf()],
  ])('%s follows from the first bytes', (type, bytes) => {
    expect(imageTypeOf(bytes)).toBe(type);
  });
});

describe('the address of a stored image', () => {
  test('has the type of its content', () => {
    const stored = btoa(String.fromCharCode(...png));
    expect(imageAddress(stored)).toBe(`data:image/png;base64,${stored}`);
  });

  test.each([null, undefined, '', 'not base64 at all!', btoa('<svg onload="alert(1)"/>')])(
    'is undefined for %j',
    (stored) => {
      expect(imageAddress(stored)).toBeUndefined();
    },
  );
});

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
