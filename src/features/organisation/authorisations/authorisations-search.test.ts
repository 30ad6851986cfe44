import { anything, assert, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { noSelection, parseAuthorisationsSearch } from './authorisations-search';

test('keeps what is selected and chosen', () => {
  const search = { app: 'a', version: 'none', organisation: 'o', to: 'p' };
  expect(parseAuthorisationsSearch(search)).toEqual(search);
});

test('without an application nothing is selected', () => {
  expect(parseAuthorisationsSearch({ version: 'v', to: 'p' })).toEqual(noSelection);
});

test('whatever the address holds, there are four keys of texts or nothing', () => {
  const values = record({
    app: anything(),
    version: anything(),
    organisation: anything(),
    to: anything(),
  });
  assert(
    property(values, (value) => {
      const search = parseAuthorisationsSearch(value);
      expect(Object.keys(search).sort()).toEqual(['app', 'organisation', 'to', 'version']);
      for (const text of Object.values(search)) expect(text ?? 'a').toMatch(/^[\w-]{1,64}$/);
    }),
  );
});
