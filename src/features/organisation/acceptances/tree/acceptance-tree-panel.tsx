import type { RefObject } from 'react';
import { PackageIcon } from '~/components/package-icon';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TreePanel } from '~/components/tree-and-panel';
import { dateTimeText } from '~/domain/date-time-text';
import type { AcceptanceNode } from '../model/acceptance-nodes';
import { momentOf } from '../not-before/not-before';
import { AcceptanceBadge } from './acceptance-badge';
import badgeClasses from './acceptance-badge.module.css';
import type { AcceptanceTree } from './use-acceptance-tree';

interface AcceptanceTreePanelProps {
  tree: AcceptanceTree;
  onSelect: (node: AcceptanceNode) => void;
  panel: RefObject<HTMLElement | null>;
}

const renderIcon = ({ entry, iconUri }: AcceptanceNode) =>
  entry.entityType === 'application' ? <PackageIcon address={iconUri} /> : null;

function renderDetails({ entry }: AcceptanceNode) {
  if (entry.entityType === 'version') return <AcceptanceBadge state={entry.state} />;
  if (entry.entityType === 'application' && entry.settings.autoAccept) {
    return <span className={badgeClasses.note}>Auto accept</span>;
  }
  if (entry.entityType !== 'acceptance') return null;
  const start = momentOf(entry.acceptance.notBefore);
  if (start === undefined || start <= Date.now()) return null;
  return (
    <span className={badgeClasses.note} data-note={`Takes effect on ${dateTimeText(start)}`}>
      Scheduled
    </span>
  );
}

/**
 * The tree of apps, versions and acceptances
 * (docs/product/versions-and-health.md#install-versions).
 */
export function AcceptanceTreePanel({ tree, onSelect, panel }: AcceptanceTreePanelProps) {
  return (
    <TreePanel ref={panel} label="Tree of applications">
      <RecordTree
        label="Applications"
        nodes={tree.roots}
        expandedIds={tree.expandedIds}
        onExpandedChange={tree.setExpandedIds}
        childrenOf={tree.childrenOf}
        branchStates={tree.branchStates}
        onRetryBranch={tree.retryBranch}
        selectedId={tree.selectedId}
        onSelect={onSelect}
        renderIcon={renderIcon}
        renderDetails={renderDetails}
      />
    </TreePanel>
  );
}
