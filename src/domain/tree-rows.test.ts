import { expect, test } from 'vitest';
import type { TreeNode } from './tree-model';
import { treeOutline, treeRows } from './tree-rows';

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
const rowsOf = (nodes: readonly Node[], expanded: string[]) =>
  treeRows(treeOutline(nodes), new Set(expanded));

/** The rows of a tree as texts. */
function outline(nodes: readonly Node[], expanded: string[]): string[] {
  const rows = rowsOf(nodes, expanded);
  return Array.from({ length: rows.length }, (_, index) => {
    const { node, level, position, siblings, parentIndex, isExpanded } = rows.at(index) ?? {};
    return `${node?.id} level ${level}, ${position} of ${siblings}, parent ${parentIndex}, ${isExpanded}`;
  });
}
const idsOf = (nodes: readonly Node[], expanded: string[]) =>
  outline(nodes, expanded).map((text) => text.replace(/ .*/, ''));

test('only the roots of a collapsed tree have rows', () => {
  expect(outline(roots, [])).toEqual([
    'a level 1, 1 of 2, parent -1, false',
    'f level 1, 2 of 2, parent -1, undefined',
  ]);
});

test('a row has its level, its position among siblings and the index of its parent', () => {
  expect(outline(roots, ['a', 'b', 'e'])).toEqual([
    'a level 1, 1 of 2, parent -1, true',
    'b level 2, 1 of 2, parent 0, true',
    'c level 3, 1 of 2, parent 1, undefined',
    'd level 3, 2 of 2, parent 1, undefined',
    'e level 2, 2 of 2, parent 0, true',
    'f level 1, 2 of 2, parent -1, undefined',
  ]);
});

test('an expanded node below a collapsed one has no row', () => {
  expect(outline(roots, ['b'])).toEqual(outline(roots, []));
});

test('a row is found by the id of its node, and there is none outside of the list', () => {
  const rows = rowsOf(roots, ['a']);
  expect(['a', 'b', 'e', 'f', 'c', 'z', undefined].map(rows.indexOf)).toEqual([
    0, 1, 2, 3, -1, -1, -1,
  ]);
  expect([-1, 0, 4].map((index) => rows.nodeAt(index)?.id)).toEqual([undefined, 'a', undefined]);
  expect(rows.at(4)).toBeUndefined();
});

test('a node that occurs twice has one row, and a node below itself does not recurse', () => {
  const again: Node = { ...branch('a'), children: [branch('a', leaf('b')), leaf('c'), leaf('c')] };
  const twins = [again, leaf('c')];
  expect(idsOf(twins, ['a'])).toEqual(['a', 'c']);
  expect(rowsOf(twins, ['a']).indexOf('c')).toBe(1);
  // The first one is below a collapsed node, so that the other one is shown.
  expect(idsOf(twins, [])).toEqual(['a', 'c']);
  expect(rowsOf(twins, []).indexOf('c')).toBe(1);
});
