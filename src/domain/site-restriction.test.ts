import { describe, expect, test } from 'vitest';
import {
  filterSiteTree,
  type NodeType,
  nodeTypeLabel,
  type SiteTreeNode,
  siteNames,
  siteTree,
  siteTreeWithout,
} from './site-restriction';

const node = (nodeID: string, parentID: string | null = null, nodeType: NodeType = 2) => ({
  nodeID,
  name: nodeID.toUpperCase(),
  nodeType,
  parentID,
});

/** The tree as "a(b(c)d)". */
const drawn = (nodes: readonly SiteTreeNode[] | null): string =>
  (nodes ?? [])
    .map(({ id, children }) => `${id}${children?.length ? `(${drawn(children)})` : ''}`)
    .join(' ');

describe('the tree of site nodes', () => {
  test.each<[string, Parameters<typeof siteTree>[0], string]>([
    ['nothing', [], ''],
    [
      'groups within groups',
      [node('a'), node('b', 'a'), node('c', 'b'), node('d', 'a')],
      'a(b(c) d)',
    ],
    ['a child before its parent', [node('b', 'a'), node('a')], 'a(b)'],
    ['an unknown parent', [node('a', 'gone'), node('b')], 'a b'],
    ['a cycle', [node('a', 'b'), node('b', 'a'), node('c')], 'c a(b)'],
    ['its own parent', [node('a', 'a')], 'a'],
  ])('%s', (_what, answered, expected) => {
    expect(drawn(siteTree(answered).roots)).toBe(expected);
  });

  test('each site node has the names of its ancestors as its path', () => {
    const { nodes } = siteTree([node('a'), { ...node('b', 'a'), name: '' }, node('c', 'b')]);
    expect(nodes.get('c')?.path).toEqual(['A', 'No name']);
    expect(nodes.get('b')).toMatchObject({ name: '', path: ['A'], nodeType: 2 });
  });

  test('a group of ten thousand site nodes makes a tree that can be searched', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => node(`n${number}`, 'a'));
    const { roots } = siteTree([node('a'), ...many]);
    expect(filterSiteTree(roots, 'N9999').matches).toBe(1);
  });
});

test('the names of site nodes show the place, or else the end of the id, of those with the same name', () => {
  const named = (nodeID: string, name: string, parentID: string | null = null) => ({
    ...node(nodeID, parentID),
    name,
  });
  const tree = siteTree([
    named('quay', 'Quay'),
    named('hall', 'Hall', 'quay'),
    named('bar-000001', 'Bar', 'quay'),
    named('bar-000002', 'Bar', 'hall'),
    named('bar-000003', 'Bar', 'hall'),
    named('bar-000004', 'Bar'),
    named('nameless', '', 'quay'),
  ]);
  expect(Object.fromEntries(siteNames(tree))).toEqual({
    quay: 'Quay',
    hall: 'Hall',
    'bar-000001': 'Bar (Quay)',
    'bar-000002': 'Bar (Quay › Hall) (…000002)',
    'bar-000003': 'Bar (Quay › Hall) (…000003)',
    'bar-000004': 'Bar',
  });
});

describe('searching', () => {
  const { roots } = siteTree([
    node('quay'),
    node('bar', 'quay'),
    node('till', 'quay'),
    { ...node('cafe'), name: 'Café Élan' },
    node('barn', 'cafe'),
  ]);

  test.each([
    ['bar', 'quay(bar) cafe(barn)', ['quay', 'cafe'], 2],
    ['QUAY', 'quay(bar till)', [], 1],
    [' elan ', 'cafe(barn)', [], 1],
    ['nowhere', '', [], 0],
  ])('"%s" shows the matches and expands their ancestors', (text, shown, expanded, matches) => {
    const found = filterSiteTree(roots, text);
    expect(drawn(found.roots)).toBe(shown);
    expect([...found.expandedIds].sort()).toEqual([...expanded].sort());
    expect(found.matches).toBe(matches);
  });
});

test('the children of a left-out site node take its place in the tree', () => {
  const whole = siteTree([
    node('group', null, 0),
    node('quay', 'group'),
    node('bar', 'quay', 4),
    node('inner', 'group', 0),
    node('hall', 'inner'),
    node('last'),
  ]);
  const without = (...ids: string[]) => siteTreeWithout(whole, ({ id }) => ids.includes(id));
  expect(drawn(without().roots)).toBe('group(quay(bar) inner(hall)) last');
  expect(drawn(without('bar', 'last').roots)).toBe('group(quay inner(hall))');
  const { roots, nodes } = without('group', 'inner');
  expect(drawn(roots)).toBe('quay(bar) hall last');
  expect(nodes.get('hall')?.path).toEqual(['GROUP', 'INNER']);
  expect([...nodes.keys()].sort()).toEqual(['bar', 'hall', 'last', 'quay']);
  expect(without('bar').nodes.get('quay')?.hasChildren).toBe(false);
  expect(without('group', 'quay', 'bar', 'inner', 'hall', 'last').roots).toEqual([]);
});

test('the node types have labels', () => {
  expect(([0, 2, 4] as const).map(nodeTypeLabel)).toEqual(['Outlet group', 'Outlet', 'Terminal']);
});
