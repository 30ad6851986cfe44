import { expect, test } from 'vitest';
import { findNode, isUnloaded, parentIds, type TreeNode, treeRows } from './tree-model';

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

const outline = (expanded: string[]) =>
  treeRows(roots, new Set(expanded)).map(
    ({ node, level, position, siblings, parentIndex, isExpanded }) =>
      `${node.id} level ${level}, ${position} of ${siblings}, parent ${parentIndex}, ${isExpanded}`,
  );

test('collapsed, only the roots have rows', () => {
  expect(outline([])).toEqual([
    'a level 1, 1 of 2, parent -1, false',
    'f level 1, 2 of 2, parent -1, undefined',
  ]);
});

test('rows know their level, their place among siblings and their parent', () => {
  expect(outline(['a', 'b', 'e'])).toEqual([
    'a level 1, 1 of 2, parent -1, true',
    'b level 2, 1 of 2, parent 0, true',
    'c level 3, 1 of 2, parent 1, undefined',
    'd level 3, 2 of 2, parent 1, undefined',
    'e level 2, 2 of 2, parent 0, true',
    'f level 1, 2 of 2, parent -1, undefined',
  ]);
});

test('what is expanded below a collapsed node stays out of sight', () => {
  expect(outline(['b'])).toEqual(outline([]));
});

test('children may be known otherwise than from the node', () => {
  const childrenOf = (node: Node) => (node.id === 'e' ? [leaf('g')] : node.children);
  const rows = treeRows(roots, new Set(['a', 'e']), childrenOf);
  expect(rows.map(({ node }) => node.id)).toEqual(['a', 'b', 'e', 'g', 'f']);
});

test.each([
  ['null children', unloaded('x'), true],
  ['empty children', { ...unloaded('x'), children: [] }, true],
  ['children', branch('x', leaf('y')), false],
  ['nothing below', leaf('x'), false],
])('a node with %s', (_what, node, expected) => {
  expect(isUnloaded(node)).toBe(expected);
});

test('all nodes with something below them', () => {
  expect([...parentIds(roots)]).toEqual(['a', 'b', 'e']);
});

test('finds a node on any level', () => {
  expect(findNode(roots, 'd')?.id).toBe('d');
  expect(findNode(roots, 'z')).toBeUndefined();
});

test('a node that is there twice has one row, and one that is below itself has an end', () => {
  const again: Node = { ...branch('a'), children: [branch('a', leaf('b')), leaf('c'), leaf('c')] };
  const rows = treeRows([again, leaf('c')], new Set(['a']));
  expect(rows.map(({ node }) => node.id)).toEqual(['a', 'c']);
});
