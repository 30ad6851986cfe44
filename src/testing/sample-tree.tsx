import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useCallback, useMemo, useState } from 'react';
import { RecordTree } from '~/components/record-tree/record-tree';
import { useLazyTree } from '~/components/record-tree/use-lazy-tree';
import { findNode, type TreeNode } from '~/domain/tree-model';

/** A node of the sample tree. */
export interface SampleNode extends TreeNode<SampleNode> {}

/** Returns a node without children. */
export const leaf = (name: string): SampleNode => ({
  id: `id-${name}`,
  name,
  hasChildren: false,
  children: [],
});
/** Returns a node with children. */
export const branch = (name: string, ...children: SampleNode[]): SampleNode => ({
  id: `id-${name}`,
  name,
  hasChildren: true,
  children,
});

/** The default nodes of the sample tree. */
export const world = [
  branch('Alpine', branch('Harbour', leaf('Market'), leaf('Quay')), branch('Meadow')),
  branch('Baltic', leaf('Birch')),
  leaf('Coast'),
];

interface SampleTreeProps {
  nodes?: readonly SampleNode[];
  expanded?: readonly string[];
  onSelect?: (node: SampleNode) => void;
  load?: (node: SampleNode) => Promise<readonly SampleNode[]>;
  withButtons?: boolean;
}

const button = (node: SampleNode, tabIndex: 0 | -1) => (
  <button type="button" tabIndex={tabIndex}>
    Configure {node.name}
  </button>
);

/**
 * A tree that keeps its expanded and selected nodes, with buttons that read its branches again and
 * that rename a node.
 */
export function SampleTree(props: SampleTreeProps) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      <SampleTreeBody {...props} />
    </QueryClientProvider>
  );
}

const sameNodes = (answer: readonly SampleNode[]) => answer;

function SampleTreeBody({
  nodes = world,
  expanded = ['Alpine'],
  onSelect,
  load = async () => [],
  withButtons,
}: SampleTreeProps) {
  const queryClient = useQueryClient();
  const [isRenamed, setIsRenamed] = useState(false);
  const roots = useMemo(() => (isRenamed ? renamed(nodes) : nodes), [isRenamed, nodes]);
  const [selectedId, setSelectedId] = useState<string>();
  const [firstIds] = useState(() => new Set(expanded.map((name) => `id-${name}`)));
  const firstExpanded = useCallback(() => firstIds, [firstIds]);
  const tree = useLazyTree({
    roots,
    branchQuery: useCallback(
      (id: string) => ({
        queryKey: ['branch', id],
        queryFn: () => load(findNode(roots, id) ?? leaf(id)),
      }),
      [load, roots],
    ),
    nodesOf: sameNodes,
    firstExpanded,
    selectedId,
  });
  return (
    <>
      <RecordTree<SampleNode>
        {...tree.treeProps}
        label="Organisations"
        onSelect={
          onSelect &&
          ((node) => {
            setSelectedId(node.id);
            onSelect(node);
          })
        }
        renderDetails={withButtons ? button : undefined}
      />
      <button type="button" onClick={() => queryClient.invalidateQueries()}>
        Read again
      </button>
      <button type="button" onClick={() => setIsRenamed(true)}>
        Rename
      </button>
    </>
  );
}

/** Returns the nodes with another name for one of them. */
function renamed(nodes: readonly SampleNode[]): readonly SampleNode[] {
  return nodes.map((node) => ({
    ...node,
    name: node.name === 'Quay' ? 'Old Quay' : node.name,
    children: node.children && renamed(node.children),
  }));
}

/** Returns the row of a node. */
export const item = (name: string) => screen.getByRole('treeitem', { name });
