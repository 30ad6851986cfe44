import { describe, expect, test } from 'vitest';
import { greatestImageSize, hasTooManyPixels, imageAddress, imageProblem } from './image-files';

const bytesOf = (hexadecimal: string) =>
  Uint8Array.from(hexadecimal.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));
const text = (value: string) => new TextEncoder().encode(value);

/** The number in hexadecimal, with its lowest byte first or last. */
const little = (value: number, bytes: number) =>
  (big(value, bytes).match(/../g) ?? []).reverse().join('');
const big = (value: number, bytes: number) => value.toString(16).padStart(bytes * 2, '0');

const png = (width: number, height: number) =>
  bytesOf(`89504e470d0a1a0a 0000000d 49484452 ${big(width, 4)}${big(height, 4)}`);
const gif = (width: number, height: number) =>
  bytesOf(`474946383961 ${little(width, 2)}${little(height, 2)} 00`);
const jpeg = (width: number, height: number, beforeFrame = '') =>
  bytesOf(`ffd8 ffe0 0010 4a46494600010100000100010000 ${beforeFrame}
    ffc0 0011 08 ${big(height, 2)}${big(width, 2)} 03012200 02110103 1101`);
/** A block of camera data that names an own width and height, as a preview has them. */
const preview = 'ffe1 0012 45786966 0000 ffc0 0011 08 00100010 03';
const webp = (chunk: string, content: string) =>
  bytesOf(`52494646 00000000 57454250 ${chunk} 00000000 ${content}`);
const lossy = (width: number, height: number) =>
  webp('56503820', `000000 9d012a ${little(width, 2)}${little(height, 2)}`);
const lossless = (width: number, height: number) =>
  webp('5650384c', `2f ${little(width - 1 + (height - 1) * 0x4000, 4)} 0000000000`);
const extended = (width: number, height: number) =>
  webp('56503858', `00 000000 ${little(width - 1, 3)}${little(height - 1, 3)}`);

describe.each([
  ['PNG', png],
  ['GIF', gif],
  ['JPEG', jpeg],
  ['lossy WebP', lossy],
  ['lossless WebP', lossless],
  ['extended WebP', extended],
])('the dimensions of a %s', (_name, file) => {
  test.each([
    [1, 1, undefined],
    [4096, 4096, undefined],
    [4097, 1, 'too many pixels'],
    [1, 4097, 'too many pixels'],
  ])('%d x %d: %s', (width, height, problem) => {
    expect(imageProblem(file(width, height))).toBe(problem);
  });
});

test.each([
  ['a JPEG with a preview', 'too many pixels', jpeg(20_000, 20_000, preview)],
  ['a PNG that ends early', 'damaged', png(1, 1).slice(0, 19)],
  ['a GIF that ends early', 'damaged', gif(1, 1).slice(0, 7)],
  ['a JPEG that ends early', 'damaged', jpeg(1, 1).slice(0, 28)],
  ['a WebP that ends early', 'damaged', lossy(1, 1).slice(0, 14)],
  ['a PNG without width', 'damaged', png(0, 1)],
  ['a PNG of the greatest numbers', 'too many pixels', png(0xffffffff, 0xffffffff)],
  ['a sound', 'no image', bytesOf('52494646 01020304 57415645')],
  ['SVG', 'no image', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', 'no image', text('<!doctype html>')],
  ['nothing', 'no image', text('')],
])('%s: %s', (_name, problem, file) => {
  expect(imageProblem(file)).toBe(problem);
});

test('an image has at most 1 MiB', () => {
  const largest = new Uint8Array(greatestImageSize);
  largest.set(png(1, 1));
  expect(imageProblem(largest)).toBeUndefined();
  expect(imageProblem(new Uint8Array(greatestImageSize + 1))).toBe('too many bytes');
});

test('a decoded image has as many pixels as its file says, or is refused too', () => {
  expect(hasTooManyPixels({ width: 4096, height: 4096 })).toBe(false);
  expect(hasTooManyPixels({ width: 1, height: 4097 })).toBe(true);
});

describe('the address of a stored image', () => {
  const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

  test.each([
    ['png', png],
    ['jpeg', jpeg],
    ['gif', gif],
    ['webp', lossy],
  ])('has the type %s of its content', (type, file) => {
    const stored = base64(file(16, 16));
    expect(imageAddress(stored)).toBe(`data:image/${type};base64,${stored}`);
  });

  test.each([
    null,
    undefined,
    '',
    'not base64 at all!',
    btoa('<svg onload="alert(1)"/>'),
    base64(png(20_000, 20_000)),
  ])('is undefined for %j', (stored) => {
    expect(imageAddress(stored)).toBeUndefined();
  });
});
