import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textKey } from './stored-text';
import { copiedName, limitError, limitHint, storedTexts, unstorableText } from './typed-text';

test.each([
  ['', undefined, undefined],
  ['1234567', undefined, undefined],
  ['12345678', '8 of 10 characters', undefined],
  ['1234567890', '10 of 10 characters', undefined],
  ['12345678901', undefined, 'At most 10 characters; this has 11.'],
  ['👩‍🍳'.slice(0, 2).repeat(10), '10 of 10 characters', undefined],
])('"%s" has the hint %j and the error %j', (text, hint, error) => {
  expect(limitHint(text, 10)).toBe(hint);
  expect(limitError(text, 10)).toBe(error);
});

const loaded = {
  name: ' Harbour ',
  code: '',
  email: '',
  secret: '',
  size: 1,
  tags: [' a '],
  image: null,
};

test.each([
  ['a typed text loses needless blanks', { code: ' \tA  b\n' }, { code: 'A b' }],
  ['a text as it was loaded keeps them', {}, {}],
  ['a loaded text that is edited loses them', { name: ' Haven ' }, { name: 'Haven' }],
  ['an exception keeps them', { secret: ' s ' }, { secret: ' s ' }],
  ['an address loses its wrapping', { email: 'Nia <nia@demo.test>;' }, { email: 'nia@demo.test' }],
  ['other values stay', { size: 2, tags: [' b '] }, { size: 2, tags: [' b '] }],
])('%s', (_rule, typed, stored) => {
  expect(storedTexts({ ...loaded, ...typed }, loaded, ['secret'])).toEqual({
    ...loaded,
    ...stored,
  });
});

test.each([
  ['Managers', [], 'Managers copy'],
  ['Managers', ['managers COPY '], 'Managers copy 2'],
  ['Managers', ['Managers copy', 'Managers copy 2'], 'Managers copy 3'],
  ['', [], 'copy'],
  ['A name of thirty-two characters!', [], 'A name of thirty-two charac copy'],
  ['A name that is cut at  its spaces', [], 'A name that is cut at  its copy'],
  [
    'A name of thirty-two characters!',
    ['A name of thirty-two charac copy'],
    'A name of thirty-two char copy 2',
  ],
])('a copy of "%s" beside %j is "%s"', (name, taken, copy) => {
  expect(copiedName(name, taken, 32)).toBe(copy);
});

test('the name of a copy is unique and within the limit, for any names', () => {
  const anyName = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(anyName, fc.nat({ max: 120 }), (name, copies) => {
      const taken: string[] = [];
      for (let count = 0; count <= copies; count += 1) {
        const copy = copiedName(name, taken, 32);
        expect([...copy].length).toBeLessThanOrEqual(32);
        expect(taken.map(textKey)).not.toContain(textKey(copy));
        expect(copy).toBe(copy.trim());
        taken.push(copy);
      }
    }),
    { numRuns: 30 },
  );
});

test.each(['a\ud83d', '\udc00a', 'a\0'])('a text that cannot be stored is an error: %j', (text) => {
  expect(limitError(text, 10)).toBe(unstorableText);
});
