import { useEffect, useRef } from 'react';
import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RetryNotice } from '~/components/notices/retry-notice';
import { PageHeading } from '~/components/page-heading';
import { focusTree, isBelow, TreeAndPanel } from '~/components/tree-and-panel';
import type { AcceptancesSearch } from './acceptances-search';
import { EmptyTree } from './empty-tree';
import type { AcceptanceNode } from './model/acceptance-nodes';
import { AcceptancePanel } from './panel/acceptance-panel';
import { AcceptanceTreePanel } from './tree/acceptance-tree-panel';
import { useAcceptanceTree } from './tree/use-acceptance-tree';

interface AcceptancesScreenProps {
  orgId: string;
  search: AcceptancesSearch;
  onSearchChange: (search: AcceptancesSearch) => void;
}

/**
 * Install Versions (docs/product/versions-and-health.md#install-versions): the versions that an
 * organisation may install, and its acceptances.
 */
export function AcceptancesScreen({ orgId, search, onSearchChange }: AcceptancesScreenProps) {
  const tree = useAcceptanceTree(orgId, search);
  const { selectedId } = tree;
  const treePanel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // On a narrow page the panel is below the tree: a selection in the tree moves the focus to it. A
  // link moves no focus.
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    if (selectedId === undefined || chosen.current !== selectedId) return;
    chosen.current = undefined;
    if (isBelow(treePanel.current, heading.current)) heading.current?.focus();
  }, [selectedId]);

  const select = ({ id, address }: AcceptanceNode) => {
    if (id === selectedId) return;
    chosen.current = id;
    onSearchChange(address);
  };

  return (
    <>
      <PageHeading>Install Versions</PageHeading>
      {tree.staleError ? (
        <div role="alert">
          <RetryNotice
            text={failureWords(tree.staleError, {
              lead: `${screenWords.acceptance.load.lead}. What is shown may be out of date.`,
            })}
            onRetry={tree.readAgain}
          />
        </div>
      ) : null}
      {tree.isLoaded && tree.roots.length === 0 ? (
        <EmptyTree orgId={orgId} />
      ) : (
        <LoadingOverlay
          isLoading={tree.isLoading}
          error={tree.error}
          errorText="Unable to fetch acceptances"
          onRetry={tree.retry}
        >
          {tree.isLoaded ? (
            <TreeAndPanel>
              <AcceptanceTreePanel tree={tree} onSelect={select} panel={treePanel} />
              <AcceptancePanel
                orgId={orgId}
                tree={tree}
                heading={heading}
                onBack={() => focusTree(treePanel.current)}
              />
            </TreeAndPanel>
          ) : null}
        </LoadingOverlay>
      )}
    </>
  );
}
