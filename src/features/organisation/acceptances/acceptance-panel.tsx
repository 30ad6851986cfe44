import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PackageIcon } from '~/components/package-icon';
import { type PanelFocus, PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { shownName, shownText } from '~/domain/shown-name';
import type { AcceptanceNode } from './acceptance-nodes';
import { AcceptanceBadge, type AcceptanceTree } from './acceptance-tree';
import { SelectedEntry } from './selected-entry';

/** The right-hand panel (docs/product/versions-and-health.md#acceptance-panels). */
export function AcceptancePanel({ tree, focus }: { tree: AcceptanceTree; focus: PanelFocus }) {
  const { selected, search, pathState } = tree;
  const { isLoading, error, onRetry } = pathState;
  const entry = selected?.entry;
  const isApplication = entry?.entityType === 'application';
  return (
    <SelectionPanel
      ref={focus.heading}
      title={titleOf(selected)}
      icon={isApplication ? <PackageIcon address={selected?.iconUri} size={22} /> : null}
      badges={entry?.entityType === 'version' ? <AcceptanceBadge state={entry.state} /> : null}
      onBack={search.app === undefined ? undefined : focus.toTree}
    >
      <LoadingOverlay
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        errorText={screenWords.acceptance.load.lead}
        message={error ? failureWords(error, { lead: '' }) : undefined}
      >
        {selected ? (
          <SelectedEntry key={selected.id} node={selected} roots={tree.nodes} focus={focus} />
        ) : isLoading || error ? null : (
          <PanelHint>
            {search.app === undefined
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
  if (node.entry.entityType !== 'acceptance') return shownName(node.name);
  const isForAll = node.entry.acceptance.rootNodeID === null;
  return `Acceptance for ${isForAll ? 'all nodes' : shownText(node.name, 'one node')}`;
}
