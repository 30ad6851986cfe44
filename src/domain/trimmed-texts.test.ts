import { expect, test } from 'vitest';
import { trimmedTexts } from './trimmed-texts';

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
