import { expect, test } from 'vitest';
import { valuesAlong } from './values-along';

const nodes = [
  { id: 'a', children: [{ entity: { id: 1 } }, { entity: { id: 2 } }] },
  { id: 'b', children: null },
  { id: 'c', children: [{}] },
];

test.each([
  ['[].id', ['a', 'b', 'c']],
  ['[].children[].entity.id', [1, 2]],
  ['[].nothing', []],
  ['id', []],
])('the values along %s', (path, expected) => {
  expect(valuesAlong(nodes, path)).toEqual(expected);
});
