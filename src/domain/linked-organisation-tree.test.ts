import { expect, test } from 'vitest';
import { type LinkedOrganisationNode, linkedOrganisationTree } from './linked-organisation-tree';

const idOf = (letter: string) => `20000000-0000-4000-8000-00000000000${letter}`;

const organisation = (letter: string, parent?: string) => ({
  organisationID: idOf(letter),
  name: letter.toUpperCase(),
  organisationCode: `C-${letter}`,
  parentOrganisationID: parent === undefined ? null : idOf(parent),
});

/** A(B,C) for a node with two children. */
const outline = (nodes: readonly LinkedOrganisationNode[]): string =>
  nodes
    .map(({ name, children }) => (children?.length ? `${name}(${outline(children)})` : name))
    .join(',');

test.each([
  ['none', [], ''],
  ['without parents, in their order', [organisation('b'), organisation('a')], 'B,A'],
  ['below a parent that is linked', [organisation('b', 'a'), organisation('a')], 'A(B)'],
  ['at the top when the parent is not linked', [organisation('a', 'b')], 'A'],
  [
    'through several levels',
    [organisation('c', 'b'), organisation('b', 'a'), organisation('a'), organisation('d', 'a')],
    'A(B(C),D)',
  ],
  ['its own parent', [organisation('a', 'a'), organisation('b')], 'B,A'],
  ['parents in a cycle', [organisation('a', 'b'), organisation('b', 'a')], 'A(B)'],
])('linked organisations: %s', (_case, organisations, expected) => {
  expect(outline(linkedOrganisationTree(organisations))).toBe(expected);
});

test('a node has the name, and the code unless it is empty', () => {
  const withoutCode = { ...organisation('b'), organisationCode: '' };
  expect(linkedOrganisationTree([organisation('a'), withoutCode])).toEqual([
    {
      id: idOf('a'),
      name: 'A',
      nameSuffix: '[C-a]',
      hasChildren: false,
      children: [],
    },
    {
      id: idOf('b'),
      name: 'B',
      nameSuffix: null,
      hasChildren: false,
      children: [],
    },
  ]);
});
