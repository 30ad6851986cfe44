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

test('only the roots of a collapsed tree have rows', () => {
  expect(outline([])).toEqual([
    'a level 1, 1 of 2, parent -1, false',
    'f level 1, 2 of 2, parent -1, undefined',
  ]);
});

test('a row has its level, its position among siblings and the index of its parent', () => {
  expect(outline(['a', 'b', 'e'])).toEqual([
    'a level 1, 1 of 2, parent -1, true',
    'b level 2, 1 of 2, parent 0, true',
    'c level 3, 1 of 2, parent 1, undefined',
    'd level 3, 2 of 2, parent 1, undefined',
    'e level 2, 2 of 2, parent 0, true',
    'f level 1, 2 of 2, parent -1, undefined',
  ]);
});

test('an expanded node below a collapsed one has no row', () => {
  expect(outline(['b'])).toEqual(outline([]));
});

test('the caller can provide the children of a node', () => {
  const childrenOf = (node: Node) => (node.id === 'e' ? [leaf('g')] : node.children);
  const rows = treeRows(roots, new Set(['a', 'e']), childrenOf);
  expect(rows.map(({ node }) => node.id)).toEqual(['a', 'b', 'e', 'g', 'f']);
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

test('a node that occurs twice has one row, and a node below itself does not recurse', () => {
  const again: Node = { ...branch('a'), children: [branch('a', leaf('b')), leaf('c'), leaf('c')] };
  const rows = treeRows([again, leaf('c')], new Set(['a']));
  expect(rows.map(({ node }) => node.id)).toEqual(['a', 'c']);
});
