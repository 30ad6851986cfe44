import { expect, test } from 'vitest';
import { foldedText, hasHiddenCharacters, storedText, textKey } from './stored-text';

test.each([
  ['a no-break space', 'Café\u00a0Nord', 'Café Nord'],
  ['a double blank', 'Café  Nord', 'Café Nord'],
  ['a tab and a line break', 'Café\tNord\r\n', 'Café Nord'],
  ['an ideographic space', '株式会社\u3000日本', '株式会社 日本'],
  ['a line separator', 'Café\u2028Nord', 'Café Nord'],
  ['a decomposed letter', 'Cafe\u0301', 'Café'],
  ['an accent behind something invisible', 'Cafe\u200b\u0301', 'Café'],
  ['a blank beside something invisible', 'Café \u200b Nord', 'Café Nord'],
  ['a zero width space', 'Nia\u200bOkafor', 'NiaOkafor'],
  ['a joiner in a Latin word', 'Ni\u200da', 'Nia'],
  ['a joiner after a space', 'Nia \u200dOkafor', 'Nia Okafor'],
  ['a word joiner', 'Nia\u2060Okafor', 'NiaOkafor'],
  ['a byte order mark', '\ufeffNia', 'Nia'],
  ['a soft hyphen', 'Oka\u00adfor', 'Okafor'],
  ['a grapheme joiner', 'Oka\u034ffor', 'Okafor'],
  ['a direction override', 'Nia\u202erofakO', 'NiarofakO'],
  ['a direction isolate', 'Nia\u2066Okafor', 'NiaOkafor'],
  ['a control', 'Nia\u0007', 'Nia'],
  ['a filler', 'Nia\u3164', 'Nia'],
  ['a variation selector behind a letter', 'Nia\ufe0f', 'Nia'],
  ['a variation selector behind a digit', 'Bar 1\ufe0f', 'Bar 1'],
  ['a tag', 'Nia\u{e0041}', 'Nia'],
  ['a lone surrogate', 'Nia\ud83d', 'Nia'],
])('%s is not stored', (_, text, stored) => {
  expect(hasHiddenCharacters(stored)).toBe(false);
  expect(storedText(text)).toBe(stored);
  expect(storedText(stored)).toBe(stored);
});

test.each([
  'Nia Okafor',
  'Zoë O’Brien-Smith',
  'Ångström & Söhne (Süd)',
  'می\u200cخواهم',
  'क्\u200dष',
  'Family 👨\u200d👩\u200d👧',
  '👩🏽\u200d🍳',
  '❤\ufe0f\u200d🔥',
  'Bar ❤\ufe0f',
  '1\ufe0f\u20e3',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '葛\u{e0100}城',
  '',
])('"%s" stays as it is', (text) => {
  expect(storedText(text)).toBe(text);
  expect(hasHiddenCharacters(text)).toBe(false);
});

test.each(['Nia\u200bOkafor', 'a\u200d\u200db', 'Nia\u0007', 'Nia\ud83d', 'Nia\nOkafor'])(
  '%j has hidden characters',
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  },
);

test.each([
  ['CAFÉ', 'cafe\u0301'],
  ['Café  Nord ', 'café\u00a0nord'],
  ['ΟΔΟΣ', 'οδός'.replace('ό', 'ο')],
  ['STRAẞE', 'straße'],
  ['می\u200cخواهم', 'میخواهم'],
  ['Bar ❤', 'bar ❤\ufe0f'],
])('"%s" and "%s" are one name', (one, other) => {
  expect(textKey(one)).toBe(textKey(other));
});

test.each([
  ['Müller', 'Muller'],
  ['か', 'が'],
  ['Straße', 'Strasse'],
])('"%s" and "%s" are two names', (one, other) => {
  expect(textKey(one)).not.toBe(textKey(other));
});

test.each([
  ['Cafés', 'cafes'],
  ['Cafe\u0301s', 'cafes'],
  ['Zürich', 'zurich'],
  ['Straße', 'STRASSE'],
  ['Łódź', 'lodz'],
  ['Ὀδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ['Ёлка', 'елка'],
  ['が', 'か'],
  ['한국', '한국'.normalize('NFD')],
  ['Café\u00a0 Nord', 'cafe nord'],
])('a search finds "%s" by "%s"', (text, sought) => {
  expect(foldedText(text)).toBe(foldedText(sought));
});

test('the vowels of a script that writes them as marks count in a search', () => {
  expect(foldedText('हिन्दी')).toBe('हिन्दी');
});
