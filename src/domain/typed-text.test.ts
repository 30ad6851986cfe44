import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  copiedName,
  hasEmailStructure,
  hasHiddenCharacters,
  hiddenCharactersError,
  isEmailAddress,
  limitError,
  limitHint,
  trimmedTexts,
} from './typed-text';

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

test.each([
  'Nia Okafor',
  'Zoë O’Brien-Smith',
  'Ångström & Söhne (Süd)',
  '株式会社 日本',
  'می\u200cخواهم',
  'क्\u200dष',
  'Family 👨\u200d👩\u200d👧',
  'Bar ❤\ufe0f',
  '',
])('"%s" has no hidden characters', (text) => {
  expect(hasHiddenCharacters(text)).toBe(false);
  expect(hiddenCharactersError(text)).toBeUndefined();
});

test.each([
  ['a zero width space', 'Nia\u200bOkafor'],
  ['a joiner after a space', 'Nia \u200dOkafor'],
  ['a joiner at the end', 'Nia\u200d'],
  ['two joiners', 'a\u200d\u200db'],
  ['a word joiner', 'Nia\u2060Okafor'],
  ['a byte order mark', 'Nia\ufeff'],
  ['a soft hyphen', 'Oka\u00adfor'],
  ['a direction override', 'Nia\u202erofakO'],
  ['a direction isolate', 'Nia\u2066Okafor'],
  ['a mark of direction', 'Nia\u200e'],
  ['a control', 'Nia\u0007'],
  ['a new line', 'Nia\nOkafor'],
  ['a line separator', 'Nia\u2028Okafor'],
  ['a filler', 'Nia\u3164'],
  ['a lone surrogate', 'Nia\ud83d'],
])('%s is a hidden character', (_, text) => {
  expect(hasHiddenCharacters(text)).toBe(true);
  expect(hiddenCharactersError(text)).toMatch(/cannot be seen/);
});

test.each([
  ['nia@demo.test', true],
  ['niá@gäste.test', true],
  ['nia@demo', false],
  ['ni a@demo.test', false],
  ['nia@demo.test\u00a0', false],
  ['nia\u200b@demo.test', false],
  ['ni\u200da@demo.test', false],
  ['\u202enia@demo.test', false],
])('"%s" is an email address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test.each([
  ['', false],
  ['someone', false],
  ['someone@', false],
  ['someone@example', false],
  ['someone@example.', false],
  ['first.last@example', false],
  ['@example.com', true],
  ['someone@example.com', true],
  ['some+one%40@exämple.co.uk', true],
])('"%s" -> %s', (text, expected) => {
  expect(hasEmailStructure(text)).toBe(expected);
});

const loaded = { name: ' Harbour ', code: '', secret: '', size: 1, tags: [' a '], image: null };

test.each([
  ['a typed text loses the spaces at its ends', { code: ' \tA b\n' }, { code: 'A b' }],
  ['a text as it was loaded keeps them', {}, {}],
  ['a loaded text that is edited loses them', { name: ' Haven ' }, { name: 'Haven' }],
  ['an exception keeps them', { secret: ' s ' }, { secret: ' s ' }],
  ['other values stay', { size: 2, tags: [' b '] }, { size: 2, tags: [' b '] }],
])('%s', (_rule, typed, trimmed) => {
  expect(trimmedTexts({ ...loaded, ...typed }, loaded, ['secret'])).toEqual({
    ...loaded,
    ...trimmed,
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
        expect(taken.map((other) => other.toLowerCase())).not.toContain(copy.toLowerCase());
        expect(copy).toBe(copy.trim());
        taken.push(copy);
      }
    }),
    { numRuns: 30 },
  );
});
