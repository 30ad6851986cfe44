import { describe, expect, test } from 'vitest';
import {
  allNodes,
  findNode,
  idsAbove,
  isUnloaded,
  type LinkedOrganisationNode,
  linkedOrganisationTree,
  parentIds,
  type TreeNode,
  withBranches,
} from './tree-model';

interface Node extends TreeNode<Node> {}

const leaf = (id: string): Node => ({ id, name: id, hasChildren: false, children: [] });
const branch = (id: string, ...children: Node[]): Node => ({
  id,
  name: id,
  hasChildren: true,
  children,
});
const unloaded = (id: string): Node => ({ id, name: id, hasChildren: true, children: null });

const roots = [branch('a', branch('b', leaf('c'), leaf('d')), unloaded('e')), leaf('f')];

describe('branches that are loaded later', () => {
  const idsWith = (branches: Record<string, Node[]>) =>
    allNodes(withBranches(roots, ({ id }) => branches[id])).map(({ id }) => id);

  test('have rows below their node', () => {
    expect(idsWith({ e: [leaf('g')] })).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'f']);
  });

  test('are below nodes of other branches too', () => {
    const branches: Record<string, Node[]> = { e: [unloaded('g')], g: [leaf('h')] };
    const tree = withBranches(roots, ({ id }) => branches[id]);
    expect(idsAbove(tree, 'h')).toEqual(['a', 'e', 'g']);
  });

  test('leave out nodes that the tree has in another branch: a node is not below itself', () => {
    const branch = [unloaded('e'), leaf('f'), leaf('g')];
    expect(idsWith({ e: branch })).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'f']);
  });

  test('leave every other node as it is', () => {
    const [a] = withBranches(roots, ({ id }) => (id === 'e' ? [leaf('g')] : undefined));
    expect(a).not.toBe(roots[0]);
    expect(a?.children?.[0]).toBe(roots[0]?.children?.[0]);
    expect(withBranches(roots, () => undefined)).toBe(roots);
  });
});

test.each([
  ['null children', unloaded('x'), true],
  ['empty children', { ...unloaded('x'), children: [] }, true],
  ['children', branch('x', leaf('y')), false],
  ['nothing below', leaf('x'), false],
])('a node is unloaded when it has children but none are loaded: %s', (_what, node, expected) => {
  expect(isUnloaded(node)).toBe(expected);
});

test('parentIds lists all nodes with children, loaded or not', () => {
  expect([...parentIds(roots)]).toEqual(['a', 'b', 'e']);
});

test('findNode finds a node on any level', () => {
  expect(findNode(roots, 'd')?.id).toBe('d');
  expect(findNode(roots, 'z')).toBeUndefined();
});

test('idsAbove lists the nodes above a node, the root first', () => {
  expect(idsAbove(roots, 'd')).toEqual(['a', 'b']);
  expect(idsAbove(roots, 'f')).toEqual([]);
  expect(idsAbove(roots, 'z')).toBeUndefined();
});

const idOf = (letter: string) => `20000000-0000-4000-8000-00000000000${letter}`;

const organisation = (letter: string, parent?: string) => ({
  organisationID: idOf(letter),
  name: letter.toUpperCase(),
  organisationCode: `C-${letter}`,
  parentOrganisationID: parent === undefined ? null : idOf(parent),
});

/** A(B,C) for a node with two children. */
const linkedOutline = (nodes: readonly LinkedOrganisationNode[]): string =>
  nodes
    .map(({ name, children }) => (children?.length ? `${name}(${linkedOutline(children)})` : name))
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
  expect(linkedOutline(linkedOrganisationTree(organisations))).toBe(expected);
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
