import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTimeZone } from '~/testing/in-time-zone';
import { auditQuery, isFiltered } from './audit-query';
import { formatTypes, parseAuditSearch, parseTypes } from './audit-search';

describe('parseAuditSearch', () => {
  test.each([
    [{}, {}],
    [{ types: 100 }, { types: 100 }],
    [{ types: '401,100,401' }, { types: '100,401' }],
    [{ types: [300, 'x', 100] }, { types: '100,300' }],
    [{ types: 'x,,1.5' }, {}],
    [{ types: 0 }, { types: 0 }],
    [{ user: 12 }, { user: '12' }],
    [{ user: '  Olsen ' }, { user: 'Olsen' }],
    [{ user: ' ', message: '', organisation: null }, {}],
    [{ message: 'x'.repeat(251) }, {}],
    [{ message: '😀'.repeat(250) }, { message: '😀'.repeat(250) }],
    [{ from: '2026-10-01' }, { from: '2026-10-01T00:00:00.000Z' }],
    [{ from: '2026-10-01T02:00:00+02:00' }, { from: '2026-10-01T00:00:00.000Z' }],
    [{ from: 'yesterday', to: 7 }, {}],
    [{ from: '2026-10-02', to: '2026-10-01' }, {}],
    [{ page: 3 }, { page: 3 }],
    [{ page: '4' }, { page: 4 }],
    [{ page: 1 }, {}],
    [{ page: 0 }, {}],
    [{ page: -2 }, {}],
    [{ page: 2.9 }, { page: 2 }],
    [{ page: 'last' }, {}],
    [{ page: 1e12 }, { page: 1_000_001 }],
  ])('parses %j as %j', (given, expected) => {
    const search = parseAuditSearch(given);
    expect(search).toEqual(expected);
    // The router removes a search parameter only when its key is present.
    expect(Object.keys(search)).toHaveLength(7);
  });

  test('ignores values that cannot become text', () => {
    const odd = { toString: {} };
    expect(parseAuditSearch({ types: odd, page: odd, user: odd, from: odd })).toEqual({});
    expect(parseAuditSearch({ types: [odd, 401, ' '] }).types).toBe(401);
  });

  test('never throws, and parses its own result to the same result', () => {
    const keys = ['types', 'user', 'organisation', 'message', 'from', 'to', 'page'];
    const anything = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
    fc.assert(
      fc.property(anything, (given) => {
        const search = parseAuditSearch(given);
        expect(parseAuditSearch({ ...search })).toEqual(search);
      }),
    );
  });
});

inTimeZone('America/St_Johns', () => {
  test('a time without a zone is in UTC for everybody', () => {
    const { from } = parseAuditSearch({ from: '2026-10-01T02:00' });
    expect(from).toBe('2026-10-01T02:00:00.000Z');
  });
});

test.each([
  [[], undefined],
  [[7], 7],
  [[7, 9], '7,9'],
])('the types %j are %j in the URL, and back', (types, text) => {
  expect(formatTypes(types)).toBe(text);
  expect(parseTypes(text)).toEqual(types);
});

test('the page does not count as a filter', () => {
  expect([isFiltered({ page: 3 }), isFiltered({ types: 0 })]).toEqual([false, true]);
});

describe('the call', () => {
  test('omits empty filters and counts pages from zero', () => {
    expect(auditQuery({}, 20)).toEqual({ pageSize: 20, pageNumber: 0 });
  });

  test('has every filter', () => {
    const [from, to] = ['2026-10-01T00:00:00.000Z', '2026-10-31T23:59:59.999Z'];
    expect(
      auditQuery(
        { types: '401,402', user: 'u', organisation: 'o', message: 'm', from, to, page: 3 },
        20,
      ),
    ).toEqual({
      types: [401, 402],
      user: 'u',
      organisation: 'o',
      message: 'm',
      dateTimeCreatedFrom: from,
      dateTimeCreatedTo: to,
      pageSize: 20,
      pageNumber: 2,
    });
  });
});
