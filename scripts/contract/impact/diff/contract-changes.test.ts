import { describe, expect, test } from 'vitest';
import type { ContractSchema } from '../../../../openapi/reader/contract-document';
import type { Contract } from '../../generate/contract-document';
import { contractChanges } from './contract-changes';

/** A contract with one list and one save of a record. */
function contractOf(read: ContractSchema, sent: ContractSchema): Contract {
  const json = (schema: ContractSchema) => ({ content: { 'application/json': { schema } } });
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  return {
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/api/records': {
        get: {
          operationId: 'listRecords',
          responses: { 200: json({ type: 'array', items: reference('Read') }) },
        },
        post: {
          operationId: 'saveRecord',
          requestBody: json(reference('Sent')),
          responses: { 200: json({ type: 'boolean' }) },
        },
      },
    },
    components: { schemas: { Read: read, Sent: sent } },
  };
}

const record = (fields: Record<string, ContractSchema>, required: string[] = []) => ({
  type: 'object',
  required,
  properties: fields,
});

const text = { type: 'string' };
const choice = (...values: string[]) => ({ type: 'string', enum: values });

/** What changes a field, and whom it breaks in an answer and in a request. */
const rules: [string, ContractSchema, ContractSchema, string[], string[]][] = [
  ['a field is removed', record({ a: text }), record({}), ['reader'], ['sender']],
  ['a field is optional', record({}), record({ a: text }), [], []],
  ['a field becomes required', record({}), record({ a: text }, ['a']), [], ['sender']],
  ['a field becomes optional', record({ a: text }, ['a']), record({ a: text }), ['reader'], []],
  ['another type', record({ a: text }), record({ a: { type: 'integer' } }), ['reader'], ['sender']],
  [
    'a value may be null',
    record({ a: text }),
    record({ a: { type: ['string', 'null'] } }),
    ['reader'],
    [],
  ],
  [
    'a value may no longer be null, in the other spelling',
    record({ a: { oneOf: [text, { type: 'null' }] } }),
    record({ a: text }),
    [],
    ['sender'],
  ],
  [
    'a value may have another shape as well',
    record({ a: { $ref: '#/components/schemas/Named' } }),
    record({ a: { anyOf: [{ $ref: '#/components/schemas/Named' }, text] } }),
    ['reader'],
    [],
  ],
  ['an enum grows', record({ a: choice('x') }), record({ a: choice('x', 'y') }), ['reader'], []],
  ['an enum shrinks', record({ a: choice('x', 'y') }), record({ a: choice('x') }), [], ['sender']],
  [
    'a text may be longer',
    record({ a: { ...text, maxLength: 8 } }),
    record({ a: { ...text, maxLength: 9 } }),
    ['reader'],
    [],
  ],
  [
    'a format is new',
    record({ a: text }),
    record({ a: { ...text, format: 'date' } }),
    [],
    ['sender'],
  ],
  ['a description', record({ a: text }), record({ a: { ...text, description: 'A.' } }), [], []],
  [
    'a default',
    record({ a: text }),
    record({ a: { ...text, default: 'b' } }),
    ['reader'],
    ['sender'],
  ],
];

describe('whom a change breaks depends on who sees the schema', () => {
  test.each(rules)('%s', (_, before, after, reader, sender) => {
    const still = record({});
    const changesOf = (from: Contract, to: Contract) =>
      contractChanges(from, to).map(({ breaks, uses }) => [breaks, uses[0]?.operationId]);

    expect(changesOf(contractOf(before, still), contractOf(after, still))).toEqual([
      [reader, 'listRecords'],
    ]);
    expect(changesOf(contractOf(still, before), contractOf(still, after))).toEqual([
      [sender, 'saveRecord'],
    ]);
  });
});

test('an operation that keeps its address under another name breaks what uses the name', () => {
  const [before, after] = [contractOf({}, {}), contractOf({}, {})];
  const renamed = after.paths['/api/records']?.get;
  if (renamed) renamed.operationId = 'listAll';
  expect(contractChanges(before, after).map(({ what, breaks }) => [what, breaks])).toEqual([
    [
      'The operation `listRecords` is now named `listAll`. Generated code, scenario links and metrics break that use the former name; its calls do not.',
      [],
    ],
  ]);
});

test('a schema that refers to itself is compared once', () => {
  const tree = (label: ContractSchema) =>
    record({ label, children: { type: 'array', items: { $ref: '#/components/schemas/Read' } } });
  const changes = contractChanges(
    contractOf(tree(text), {}),
    contractOf(tree({ type: 'integer' }), {}),
  );
  expect(changes.map(({ what }) => what)).toEqual([
    '`Read.label` is now of type integer, was of type string.',
  ]);
});

test('credentials that a caller may leave out break nobody', () => {
  const [before, after] = [contractOf({}, {}), contractOf({}, {})];
  before.security = [{ xhr: [] }];
  after.security = [{ xhr: [], session: [] }, { xhr: [] }];
  const stricter = contractOf({}, {});
  stricter.security = [{ xhr: [], session: [] }];
  const breaks = (from: Contract, to: Contract) =>
    new Set(contractChanges(from, to).flatMap((change) => change.breaks));
  expect([...breaks(before, after)]).toEqual([]);
  expect([...breaks(before, stricter)]).toEqual(['sender']);
});
