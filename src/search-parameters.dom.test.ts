import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { parseGridSearch } from './components/record-grid/grid-search';
import { idleRouter } from './testing/idle-router';

const router = idleRouter();

/** Returns the search parameters that the screen at an address gets. */
function searchAt(address: string): Record<string, unknown> {
  const { location } = createMemoryHistory({ initialEntries: [address] });
  return { ...router.matchRoutes(router.parseLocation(location)).at(-1)?.search };
}

/** Every route with search parameters: an address of it, and the names that its parser reads. */
const pages = Object.values(router.routesById).flatMap(({ id, fullPath, options }) => {
  if (!('validateSearch' in options) || typeof options.validateSearch !== 'function') return [];
  const parse: (given: object) => object = options.validateSearch;
  const names = new Set<string>();
  // Some parsers read a name only if another one has a value.
  const get = (_target: object, name: string) => {
    names.add(name);
    return '7';
  };
  parse(new Proxy({}, { get }));
  return [{ id, parse, names: [...names], path: fullPath.replace(/\$\w+/g, '7') }];
});

const malformed = [
  '5',
  '0.5',
  'true',
  'null',
  ' ',
  '',
  'x y',
  '{"a":[1',
  '["x"]',
  'x'.repeat(9_999),
];
const values = [...malformed.map((text) => [text]), ['a', 'b'], ['1', '2']];
const cases = pages.flatMap((page) => page.names.map((name) => ({ ...page, name })));

test.each(cases)('$id: a malformed $name is ignored', ({ parse, names, name, path }) => {
  for (const texts of values) {
    const others = names.filter((other) => other !== name).map((other) => [other, '7']);
    const given = new URLSearchParams([...others, ...texts.map((text) => [name, text])]);
    const search = searchAt(`${path}?${given}`);
    // A parser takes what is valid as it is. The router keeps a raw value that the parser leaves out.
    expect(search, String(given)).toEqual(parse(search));
    expect(String(search[name] ?? '').length).toBeLessThan(1_001);
    if (texts.length > 1) expect([undefined, '1,2', '100']).toContain(search[name]);
  }
});

test.each([
  '/admin/statistics?month=2026&sort=5',
  '/admin/statistics?month=&sort=true',
  '/admin/statistics?month=2026-10&month=2026-11&sort=a&sort=b',
  '/admin/entitylookup?filter=%20',
  '/admin/entitylookup?filter=a&filter=b',
  '/admin/organisations?selected=x%20y&parent=%20!!&filter=%20',
  '/admin/users?density=zzz&q=a&q=b',
  '/admin/auditlogs?from=99999-01-01',
  '/admin/auditlogs?from=-000001-01-01T00:00:00Z&to=%2B010000-01-01T00:00:00Z',
  '/organisation/7/links/create?copy=x%20y',
  '/organisation/7/permissiongroups/edit/new?copy=!!',
])('nothing of %s is valid', (address) => {
  const known = Object.values(searchAt(address)).filter((value) => value !== undefined);
  expect(known).toEqual([]);
});

const texts = [
  '662E41',
  '1e5',
  '12345678901234567890',
  '1.10',
  '007',
  '-0',
  'true',
  'null',
  '{}',
  '[1]',
  '"quoted"',
  'Infinity',
];

test.each(texts)('the search parameter %s arrives as it is written', (text) => {
  const { filter } = searchAt(`/admin/entitylookup?filter=${encodeURIComponent(text)}`);
  expect(filter).toBe(text);
});

test.each(texts)('the text %s is written and read without a change', (text) => {
  const search = { q: text, filter: { name: text, code: ['contains', text] } };
  const read = searchAt(`/admin/users${router.options.stringifySearch(search)}`);
  expect(parseGridSearch(read)).toEqual(search);
});
