import { expect, test } from 'vitest';
import { type LinkedOrganisationNode, linkedOrganisationTree } from './linked-organisation-tree';

const organisation = (organisationID: string, parentOrganisationID: string | null = null) => ({
  organisationID,
  name: organisationID.toUpperCase(),
  organisationCode: `C-${organisationID}`,
  parentOrganisationID,
});

/** a(b,c) for a node with two children. */
const outline = (nodes: readonly LinkedOrganisationNode[]): string =>
  nodes
    .map(({ id, children }) => (children?.length ? `${id}(${outline(children)})` : id))
    .join(',');

test.each([
  ['none', [], ''],
  ['without parents, in their order', [organisation('b'), organisation('a')], 'b,a'],
  [
    'below a parent that is linked',
    [organisation('child', 'top'), organisation('top')],
    'top(child)',
  ],
  ['at the top where the parent is not linked', [organisation('a', 'elsewhere')], 'a'],
  [
    'through several levels',
    [organisation('c', 'b'), organisation('b', 'a'), organisation('a'), organisation('d', 'a')],
    'a(b(c),d)',
  ],
  ['its own parent', [organisation('a', 'a'), organisation('b')], 'b,a'],
  ['parents in a circle', [organisation('a', 'b'), organisation('b', 'a')], 'a(b)'],
])('linked organisations: %s', (_case, organisations, expected) => {
  expect(outline(linkedOrganisationTree(organisations))).toBe(expected);
});

test('a node has the name, and the code where there is one', () => {
  const withoutCode = { ...organisation('b'), organisationCode: '' };
  expect(linkedOrganisationTree([organisation('a'), withoutCode])).toEqual([
    {
      id: 'a',
      name: 'A',
      nameSuffix: '[C-a]',
      hasChildren: false,
      children: [],
    },
    {
      id: 'b',
      name: 'B',
      nameSuffix: null,
      hasChildren: false,
      children: [],
    },
  ]);
});
