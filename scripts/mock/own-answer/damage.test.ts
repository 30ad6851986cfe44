import { describe, expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { bodyFields } from './body-fields';
import { type Damage, damaged } from './damage';
import { fieldPath, fieldText } from './field-path';
import { longList } from './long-list';
import { ownBodyText } from './own-body-text';

const body = { users: [{ id: 1, name: 'Uma' }, { id: 2 }], total: 2 };
const at = (text: string) => fieldPath(text) ?? [];

describe('damage', () => {
  test.each<[string, Damage, unknown]>([
    ['.total', 'missing', { users: body.users }],
    ['.users[0]', 'missing', { users: [{ id: 2 }], total: 2 }],
    ['.users[0].name', 'missing', { users: [{ id: 1 }, { id: 2 }], total: 2 }],
    ['', 'missing', undefined],
    ['.users[1]', 'null', { users: [{ id: 1, name: 'Uma' }, null], total: 2 }],
    ['', 'null', null],
    ['.users[0].name', 'wrongType', { users: [{ id: 1, name: 5 }, { id: 2 }], total: 2 }],
    ['.total', 'wrongType', { users: body.users, total: 'five' }],
    ['.users', 'wrongType', { users: { entries: 2 }, total: 2 }],
    ['.users[1]', 'wrongType', { users: [{ id: 1, name: 'Uma' }, [{ id: 2 }]], total: 2 }],
    ['.users', 'empty', { users: [], total: 2 }],
    ['.users', 'doubled', { users: [...body.users, ...body.users], total: 2 }],
  ])('of %j that is %s', (path, damage, expected) => {
    const before = structuredClone(body);
    expect(damaged(body, at(path), damage)).toEqual({ value: expected });
    expect(body).toEqual(before);
  });

  test('puts an extra field beside the field, or into the object', () => {
    const extraField = { sentBy: 'a newer back end' };
    for (const path of ['.users[1].id', '.users[1]']) {
      expect(damaged(body, at(path), 'extraField')).toEqual({
        value: {
          users: [
            { id: 1, name: 'Uma' },
            { id: 2, extraField },
          ],
          total: 2,
        },
      });
    }
    expect(damaged([1], at('[0]'), 'extraField')).toHaveProperty('problem');
  });

  test('makes a long list of records with ids of their own', () => {
    const list = [{ userID: '10000000-0000-4000-8000-000000000003', name: 'Uma' }];
    const long = damaged(list, [], 'long');
    const entries = ('value' in long ? long.value : []) as typeof list;
    expect(entries).toHaveLength(longList);
    expect(new Set(entries.map(({ userID }) => userID)).size).toBe(longList);
  });

  test('says so if the field is gone or is no list', () => {
    expect(damaged(body, at('.users[2]'), 'null')).toHaveProperty('problem');
    expect(damaged(body, at('.total'), 'long')).toHaveProperty('problem');
  });
});

test('every field of a body is listed by a text that finds it again', () => {
  const odd = { 'a.b': { '"[]': [{ x: 1 }, 2, 3] }, '': null };
  const fields = bodyFields(odd);
  expect(fields.map(({ text }) => text)).toEqual([
    '',
    '["a.b"]',
    '["a.b"]["\\"[]"]',
    '["a.b"]["\\"[]"][0]',
    '["a.b"]["\\"[]"][0].x',
    '["a.b"]["\\"[]"][1]',
    '[""]',
  ]);
  for (const { path, text } of fields) expect(fieldPath(text)).toEqual(path);
  expect([fieldPath('.a..b'), fieldPath('a'), fieldText(['a', 0])]).toEqual([null, null, '.a[0]']);
});

const sizeOf = (value: unknown) => JSON.stringify(value).length;

test('the longest list of each answer fits into a link when it is made long or doubled', () => {
  const operations = contractOperations(readContract('.generated/contract.json'));
  const lists = operations.flatMap(({ operationId, responses }) =>
    responses.flatMap(({ examples }) =>
      examples
        .filter(({ value }) => Array.isArray(value) && value.length > 0)
        .map(({ name, value }) => ({ name: `${operationId} ${name}`, value, size: sizeOf(value) }))
        .sort((one, other) => other.size - one.size)
        .slice(0, 1),
    ),
  );
  const tooLong = lists.flatMap(({ name, value }) =>
    (['long', 'doubled'] as const)
      .filter((damage) => {
        const result = damaged(value, [], damage);
        const text = 'value' in result ? ownBodyText(JSON.stringify(result.value)) : '';
        return text.length > 3500;
      })
      .map((damage) => `${name} ${damage}`),
  );
  expect(lists.length).toBeGreaterThan(30);
  expect(tooLong).toEqual([]);
});
