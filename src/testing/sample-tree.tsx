import { screen } from '@testing-library/react';
import { useState } from 'react';
import { RecordTree } from '~/components/record-tree/record-tree';
import { useTreeBranches } from '~/components/record-tree/use-tree-branches';
import type { TreeNode } from '~/domain/tree-model';

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
 * A tree that keeps its expanded and selected nodes, with buttons that call its branch functions.
 */
export function SampleTree({
  nodes = world,
  expanded = ['Alpine'],
  onSelect,
  load,
  withButtons,
}: SampleTreeProps) {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(
    new Set(expanded.map((name) => `id-${name}`)),
  );
  const [selectedId, setSelectedId] = useState<string>();
  const branches = useTreeBranches<SampleNode>({
    roots: nodes,
    expandedIds,
    load: load ?? (async () => []),
  });
  return (
    <>
      <RecordTree<SampleNode>
        label="Organisations"
        nodes={branches.roots}
        childrenOf={branches.childrenOf}
        branchStates={branches.branchStates}
        onRetryBranch={branches.retryBranch}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        selectedId={selectedId}
        onSelect={
          onSelect &&
          ((node) => {
            setSelectedId(node.id);
            onSelect(node);
          })
        }
        renderDetails={withButtons ? button : undefined}
      />
      <button type="button" onClick={branches.forgetBranches}>
        Read anew
      </button>
      <button
        type="button"
        onClick={() => branches.replaceNode({ ...leaf('Quay'), name: 'Old Quay' })}
      >
        Rename
      </button>
    </>
  );
}

/** Returns the row of a node. */
export const item = (name: string) => screen.getByRole('treeitem', { name });
