import { expect, test } from 'vitest';
import { noSelection, parseAcceptancesSearch, selectedIdOf } from './acceptances-search';

test.each([
  [{}, noSelection, undefined],
  [{ app: 'a' }, { ...noSelection, app: 'a' }, 'app:a'],
  [{ app: 'a', version: 'v' }, { ...noSelection, app: 'a', version: 'v' }, 'version:v'],
  [{ app: 'a', version: 'old' }, { ...noSelection, app: 'a', version: 'old' }, 'old:a'],
  [
    { app: 'a', version: 'v', acceptance: 'x' },
    { app: 'a', version: 'v', acceptance: 'x' },
    'accept:x',
  ],
  // A version without its application, and an acceptance without its version.
  [{ version: 'v', acceptance: 'x' }, noSelection, undefined],
  [{ app: 'a', acceptance: 'x' }, { ...noSelection, app: 'a' }, 'app:a'],
  [
    { app: 'a', version: 'old', acceptance: 'x' },
    { ...noSelection, app: 'a', version: 'old' },
    'old:a',
  ],
  // Values that are not ids.
  [{ app: { id: 'a' }, version: 'v' }, noSelection, undefined],
  [{ app: 'a b', other: 'c' }, noSelection, undefined],
  [{ app: 'a', version: ['v'] }, { ...noSelection, app: 'a' }, 'app:a'],
])('parses %j', (given, search, selectedId) => {
  expect(parseAcceptancesSearch(given)).toEqual(search);
  expect(selectedIdOf(search)).toBe(selectedId);
});
