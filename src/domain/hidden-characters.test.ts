import { expect, test } from 'vitest';
import { isEmailAddress } from './email-structure';
import { hasHiddenCharacters, hiddenCharactersError } from './hidden-characters';

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
