import { expect, test } from 'vitest';
import { idsAbove } from '~/domain/tree-model';
import { exampleOf } from '~/testing/contract-examples';
import { withOrganisation } from './use-organisation-tree';

const id = (number: number) => `20000000-0000-4000-8000-00000000000${number}`;
const filtered = exampleOf('filterOrganisationTree', 'filtered');

test('the path to an organisation has its ancestors in the tree, the root first', () => {
  expect(idsAbove(filtered, id(4))).toEqual([id(1), id(2), id(3)]);
  expect(idsAbove(filtered, id(1))).toEqual([]);
  expect(idsAbove(filtered, id(5))).toBeUndefined();
});

test('a saved organisation replaces the data of its node and keeps the children', () => {
  const [root] = filtered;
  if (!root) throw new Error('The example is empty.');
  const saved = { ...root.entity, name: 'Southwind', active: false };
  expect(withOrganisation([root], saved)).toEqual([{ ...root, name: 'Southwind', entity: saved }]);
});
