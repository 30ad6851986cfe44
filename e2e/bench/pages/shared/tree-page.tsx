import { Button } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import { listProbe } from './list-probe';
import { idsOfParents, sampleTree } from './sample-tree';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';

Object.assign(window, {
  listProbe: listProbe({ rows: '[role="treeitem"], .row', text: 'Organisation' }),
});

const nodes = sampleTree();

export interface TreeProps {
  nodes: readonly OrganisationTreeNode[];
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
}

/** A page with the tree's roots, and a button that expands everything. */
export function TreePage({ tree: Tree }: { tree: ComponentType<TreeProps> }) {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Button onClick={() => setExpandedIds(new Set(idsOfParents(nodes)))}>Expand all</Button>
      <Tree nodes={nodes} expandedIds={expandedIds} onExpandedChange={setExpandedIds} />
    </>
  );
}
