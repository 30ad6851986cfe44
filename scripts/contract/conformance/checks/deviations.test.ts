import { expect, test } from 'vitest';
import { schemaValidators } from '../../../../service/contract/schema-validators';
import { deviationsOf } from './deviations';

const team = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    size: { type: 'integer' },
    created: { type: 'string', format: 'date-time' },
    parent: { oneOf: [{ $ref: '#/components/schemas/Parent' }, { type: 'null' }] },
  },
};
const parent = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
const document = {
  openapi: '3.1.0',
  info: { title: 'Teams', version: '1' },
  paths: {},
  components: { schemas: { Teams: { type: 'array', items: team }, Parent: parent } },
};
const deviations = schemaValidators(document).deviations('#/components/schemas/Teams');

const found = (body: unknown) =>
  deviationsOf(deviations(body), body).map(
    (one) => `${one.pointer} expected ${one.expected}; found ${one.found}`,
  );

test('every deviation of a record is listed', () => {
  expect(found([{ name: 1, size: '3', colour: 'red' }])).toEqual([
    "/0 expected to have required property 'id'; found an object with name, size, colour",
    "/0 expected no field 'colour'; found an object with name, size, colour",
    '/0/name expected string; found 1',
    '/0/size expected integer; found "3"',
  ]);
});

test('a moment in another form is found, with the form that it should have', () => {
  expect(found([{ id: 'a', name: 'a', created: '2026-11-29T18:23:49+0000' }])).toEqual([
    '/0/created expected a moment like 2026-11-29T18:23:49+00:00; found "2026-11-29T18:23:49+0000"',
  ]);
});

test('what every record of a list has is one finding', () => {
  const wrong = (size: string) => ({ id: 'a', name: 'a', size });
  expect(found([wrong('1'), wrong('2'), wrong('3')])).toEqual([
    '/0/size expected integer; found "1" (the first of 3 places)',
  ]);
});

test.each([
  ['another type', 7, ['/0/parent expected object or null; found 7']],
  ['a field that is wrong', { id: 1 }, ['/0/parent/id expected string; found 1']],
  [
    'a field that is missing',
    {},
    ["/0/parent expected to have required property 'id'; found an object with no fields"],
  ],
])('the branches of a choice are one finding: %s', (_name, value, expected) => {
  expect(found([{ id: 'a', name: 'a', parent: value }])).toEqual(expected);
});
