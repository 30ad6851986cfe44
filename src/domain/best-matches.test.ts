import { expect, test } from 'vitest';
import { bestMatches } from './best-matches';

const found = (texts: readonly string[], text: string) => bestMatches(texts, text, (one) => [one]);

test.each([
  [
    'the beginning of a text before the middle of a word',
    'uma',
    ['Adélaïde Dumas', 'Uma Olsen'],
    ['Uma Olsen', 'Adélaïde Dumas'],
  ],
  [
    'the beginning of a word before the middle of one',
    'oak',
    ['Soaking', 'Royal Oak'],
    ['Royal Oak', 'Soaking'],
  ],
  [
    'the beginning of a text before that of a word',
    'quay',
    ['Old Quay', 'Quayside'],
    ['Quayside', 'Old Quay'],
  ],
  ['the whole text before its beginning', 'bar', ['Bar Lane', 'Bar'], ['Bar', 'Bar Lane']],
  ['a later word that begins so counts', 'an', ['Banana', 'Banana an'], ['Banana an', 'Banana']],
  [
    'marks separate words',
    'plus',
    ['Surplus', 'Config_PLUs', 'GB-Plus', "d'Plus"],
    ['Config_PLUs', 'GB-Plus', "d'Plus", 'Surplus'],
  ],
  ['digits belong to a word', '10', ['Till 210', 'Till 10'], ['Till 10', 'Till 210']],
  ['letters outside of the basic plane belong to a word', 'a', ['𝒳a', '𝒳 a'], ['𝒳 a', '𝒳a']],
  ['equal matches keep their order', 'n', ['Nb', 'Na', 'an', 'in'], ['Nb', 'Na', 'an', 'in']],
  ['case and accents do not count', 'ELA', ['Ela', 'éla', 'ELÀ'], ['Ela', 'éla', 'ELÀ']],
  ['accents of the search do not count', 'dûmas', ['Dumas'], ['Dumas']],
  ['letters without an accent to remove', 'soren strasse', ['Søren Straße'], ['Søren Straße']],
  ['spaces around do not count', '  bar ', ['Bar Lane', ' Bar '], [' Bar ', 'Bar Lane']],
  ['what does not contain the text is left out', 'xyz', ['Bar'], []],
  ['an empty text finds everything as it is', ' ', ['b', 'a'], ['b', 'a']],
  ['signs of patterns are plain text', '(.*', ['Bar', 'B (.*)'], ['B (.*)']],
])('%s', (_rule, text, texts, expected) => {
  expect(found(texts, text)).toEqual(expected);
});

test('the best text of an item counts', () => {
  const items = [
    { name: 'Old Quay', code: 'A' },
    { name: 'Bar', code: 'QUAY' },
  ];
  expect(bestMatches(items, 'quay', ({ name, code }) => [name, code])[0]?.name).toBe('Bar');
});
