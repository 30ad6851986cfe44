import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countText, fileSizeText, listText, plainNumberText } from './count-text';

test.each([
  [countText(0, 'device'), '0 devices'],
  [countText(1, 'device'), '1 device'],
  [countText(1200, 'device'), `${(1200).toLocaleString()} devices`],
  [countText(1, 'matches', 'match'), '1 matches'],
  [countText(2, 'matches', 'match'), '2 match'],
])('a count has its noun in the right number: %s', (text, expected) => {
  expect(text).toBe(expected);
});

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

test.each([
  [[], ''],
  [['Bar'], 'Bar'],
  [['Bar', 'Kitchen'], 'Bar and Kitchen'],
  [['Bar', 'Kitchen', 'Terrace'], 'Bar, Kitchen and Terrace'],
  [['Bar', 'מטבח'], 'Bar and \u2068מטבח\u2069'],
])('%j is listed as "%s"', (words, text) => {
  expect(listText(words)).toBe(text);
});

test('words have the same text without Intl', () => {
  const format = new Intl.ListFormat('en-GB');
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (words) => {
      expect(listText(words)).toBe(format.format(words));
    }),
  );
});

test.each(['en', 'en-GB', 'en-US', 'en-IE', 'en-AU', 'en-NZ', 'en-CA'])(
  'a whole number has the same text without Intl: %s',
  (language) => {
    const format = new Intl.NumberFormat(language);
    const whole = fc.oneof(fc.nat(), fc.nat(5_000), fc.maxSafeNat());
    fc.assert(
      fc.property(whole, (number) => {
        expect(plainNumberText(number, language)).toBe(format.format(number));
      }),
    );
  },
);

test.each([
  [1.5, 'en-GB'],
  [-1, 'en-GB'],
  [-0, 'en-GB'],
  [Number.NaN, 'en-GB'],
  [2 ** 60, 'en-GB'],
  [1200, 'de-DE'],
  [1200, 'en-IN'],
  [1200, undefined],
])('%s in %s is left to Intl', (number, language) => {
  expect(plainNumberText(number, language)).toBeUndefined();
});
