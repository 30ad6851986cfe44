import type { RefObject } from 'react';
import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PackageIcon } from '~/components/package-icon';
import { PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { shownName } from '~/domain/shown-name';
import type { AcceptanceNode } from '../model/acceptance-nodes';
import { AcceptanceBadge } from '../tree/acceptance-badge';
import type { AcceptanceTree } from '../tree/use-acceptance-tree';
import { SelectedEntry } from './selected-entry';

interface AcceptancePanelProps {
  orgId: string;
  tree: AcceptanceTree;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus back to the tree, for pages where the panel is below it. */
  onBack: () => void;
}

/**
 * The right-hand panel of the selected entry
 * (docs/product/versions-and-health.md#acceptance-panels).
 */
export function AcceptancePanel({ orgId, tree, heading, onBack }: AcceptancePanelProps) {
  const { selected, selectedId } = tree;
  const state = selected?.entry.entityType === 'version' ? selected.entry.state : undefined;
  // Until the path to the entry has loaded, it is not known whether the entry exists.
  const isUnknown = tree.isSelectionLoading || tree.selectionError !== null;
  return (
    <SelectionPanel
      ref={heading}
      title={titleOf(selected)}
      icon={
        selected?.entry.entityType === 'application' ? (
          <PackageIcon address={selected.iconUri} size={22} />
        ) : null
      }
      badges={state ? <AcceptanceBadge state={state} /> : null}
      onBack={selectedId === undefined ? undefined : onBack}
    >
      <LoadingOverlay
        isLoading={!selected && tree.isSelectionLoading}
        error={tree.selectionError}
        errorText={screenWords.acceptance.load.lead}
        message={tree.selectionError ? failureWords(tree.selectionError, { lead: '' }) : undefined}
        onRetry={tree.retrySelection}
      >
        {selected ? (
          <SelectedEntry key={selected.id} orgId={orgId} node={selected} tree={tree} />
        ) : isUnknown ? null : (
          <PanelHint>
            {selectedId === undefined
              ? 'Select an application, a version or an acceptance.'
              : 'There is no such entry here. It may not be authorised any more.'}
          </PanelHint>
        )}
      </LoadingOverlay>
    </SelectionPanel>
  );
}

function titleOf(node: AcceptanceNode | undefined): string {
  if (!node) return 'Details';
  if (node.entry.entityType === 'version') return node.entry.title;
  if (node.entry.entityType === 'acceptance') {
    const isForAll = node.entry.acceptance.rootNodeID === null;
    return `Acceptance for ${isForAll ? 'all nodes' : node.name || 'one node'}`;
  }
  return shownName(node.name);
}
