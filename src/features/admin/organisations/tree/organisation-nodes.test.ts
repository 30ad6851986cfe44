import { describe, expect, test } from 'vitest';
import { ownChildren } from '~/domain/tree-model';
import { exampleOf } from '~/testing/contract-examples';
import { pathInList, pathInTree, withOrganisation } from './organisation-nodes';

const id = (number: number) => `20000000-0000-4000-8000-00000000000${number}`;
const filtered = exampleOf('filterOrganisationTree', 'filtered');
const all = exampleOf('listOrganisations', 'list');

describe('the way to an organisation', () => {
  test('in the tree', () => {
    expect(pathInTree(filtered, id(4), ownChildren)).toEqual([id(1), id(2), id(3)]);
    expect(pathInTree(filtered, id(1), ownChildren)).toEqual([]);
    expect(pathInTree(filtered, id(5), ownChildren)).toBeUndefined();
  });

  test('in the list', () => {
    expect(pathInList(all, id(4))).toEqual([id(1), id(2), id(3)]);
    expect(pathInList(all, id(1))).toEqual([]);
    expect(pathInList(all, 'nobody')).toBeUndefined();
  });

  test('ends where parents are missing or go round in a circle', () => {
    const odd = (organisationID: string, parentOrganisationID: string | null) => ({
      organisationID,
      parentOrganisationID,
    });
    expect(pathInList([odd('a', 'gone')], 'a')).toEqual([]);
    expect(pathInList([odd('a', 'b'), odd('b', 'a')], 'a')).toEqual(['b']);
    expect(pathInList([odd('a', 'b'), odd('b', 'c'), odd('c', 'b')], 'a')).toEqual(['c', 'b']);
  });
});

test('a saved organisation takes its place and keeps what is below it', () => {
  const [root] = filtered;
  if (!root) throw new Error('The example is empty.');
  const saved = { ...root.entity, name: 'Southwind', active: false };
  expect(withOrganisation(root, saved)).toEqual({ ...root, name: 'Southwind', entity: saved });
});
