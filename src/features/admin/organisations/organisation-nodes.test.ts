import { describe, expect, test } from 'vitest';
import { idsAbove } from '~/domain/tree-model';
import { exampleOf } from '~/testing/contract-examples';
import { pathInList, withOrganisation } from './organisation-nodes';

const id = (number: number) => `20000000-0000-4000-8000-00000000000${number}`;
const filtered = exampleOf('filterOrganisationTree', 'filtered');
const all = exampleOf('listOrganisations', 'list');

describe('the path to an organisation', () => {
  test('has its ancestors in the tree, the root first', () => {
    expect(idsAbove(filtered, id(4))).toEqual([id(1), id(2), id(3)]);
    expect(idsAbove(filtered, id(1))).toEqual([]);
    expect(idsAbove(filtered, id(5))).toBeUndefined();
  });

  test('has its ancestors in the list, the root first', () => {
    expect(pathInList(all, id(4))).toEqual([id(1), id(2), id(3)]);
    expect(pathInList(all, id(1))).toEqual([]);
    expect(pathInList(all, 'nobody')).toBeUndefined();
  });

  test('ends at a missing parent or a cycle of parents', () => {
    const odd = (organisationID: string, parentOrganisationID: string | null) => ({
      organisationID,
      parentOrganisationID,
    });
    expect(pathInList([odd('a', 'gone')], 'a')).toEqual([]);
    expect(pathInList([odd('a', 'b'), odd('b', 'a')], 'a')).toEqual(['b']);
    expect(pathInList([odd('a', 'b'), odd('b', 'c'), odd('c', 'b')], 'a')).toEqual(['c', 'b']);
  });
});

test('a saved organisation replaces the data of its node and keeps the children', () => {
  const [root] = filtered;
  if (!root) throw new Error('The example is empty.');
  const saved = { ...root.entity, name: 'Southwind', active: false };
  expect(withOrganisation([root], saved)).toEqual([{ ...root, name: 'Southwind', entity: saved }]);
});
