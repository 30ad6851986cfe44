import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import type { TreeProps } from '../shared/tree-page';
import './plain-tree.css';

const rowHeight = 32;
const indent = 20;

interface FlatNode {
  node: OrganisationTreeNode;
  level: number;
}

function flatten(nodes: readonly OrganisationTreeNode[], expanded: ReadonlySet<string>, level = 0) {
  const flat: FlatNode[] = [];
  for (const node of nodes) {
    flat.push({ node, level });
    if (expanded.has(node.id)) {
      for (const below of flatten(node.children, expanded, level + 1)) flat.push(below);
    }
  }
  return flat;
}

/**
 * Shows the least cost of a tree: a flat list of its nodes with TanStack Virtual. It has names and an
 * indent, but no buttons, no keyboard support and nothing for screen readers.
 */
export function PlainTree({ nodes, expandedIds }: TreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const flat = useMemo(() => flatten(nodes, expandedIds), [nodes, expandedIds]);
  const virtualizer = useVirtualizer({
    count: flat.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    <div ref={scroller} className="scroller">
      <div className="rows" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const { node, level } = flat[index] as FlatNode;
          return (
            <div
              key={node.id}
              className="row"
              style={{ top: start, paddingLeft: level * indent, height: rowHeight }}
            >
              <span>{node.hasChildren ? '▸' : ''}</span> {node.name} <span>{node.nameSuffix}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
