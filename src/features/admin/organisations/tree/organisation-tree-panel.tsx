import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useMemo } from 'react';
import { FilterBox } from '~/components/fields/filter-box';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TreePanel } from '~/components/tree-and-panel';
import { organisationActions } from './organisation-actions';
import classes from './organisation-tree-panel.module.css';
import type { OrganisationTree } from './use-organisation-tree';

interface OrganisationTreePanelProps {
  tree: OrganisationTree;
  filter: string;
  onFilter: (filter: string) => void;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onCreate: () => void;
  panel: RefObject<HTMLElement | null>;
}

/**
 * The left panel (docs/product/organisations-page.md#left-panel) with the button for a new
 * organisation, the filter and the tree.
 */
export function OrganisationTreePanel(props: OrganisationTreePanelProps) {
  const { tree, filter } = props;
  const router = useRouter();
  const renderDetails = useMemo(
    () =>
      organisationActions((event: MouseEvent<HTMLAnchorElement>) => {
        const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (isForBrowser || event.button !== 0) return;
        event.preventDefault();
        router.history.push(event.currentTarget.getAttribute('href') ?? '/');
      }),
    [router],
  );
  const isEmpty = tree.isLoaded && tree.roots.length === 0;

  return (
    <TreePanel ref={props.panel} label="Tree of organisations" className={classes.panel}>
      <div className={classes.tools}>
        <Button leftSection={<IconPlus size={16} />} onClick={props.onCreate}>
          Create new organisation
        </Button>
        <FilterBox
          className={classes.filter}
          placeholder="Filter name/code/kapow"
          filter={filter}
          onApply={props.onFilter}
        />
      </div>
      <LoadingOverlay
        isLoading={tree.isLoading}
        error={tree.error}
        onRetry={tree.reload}
        isEmpty={isEmpty}
        message={isEmpty && tree.isFiltered ? `No organisation matches "${filter}".` : undefined}
      >
        {tree.roots.length > 0 ? (
          <RecordTree
            label="Organisations"
            nodes={tree.roots}
            expandedIds={tree.expandedIds}
            onExpandedChange={tree.setExpandedIds}
            childrenOf={tree.childrenOf}
            branchStates={tree.branchStates}
            onRetryBranch={tree.retryBranch}
            selectedId={props.selectedId}
            onSelect={(node) => props.onSelect(node.id)}
            renderDetails={renderDetails}
          />
        ) : null}
      </LoadingOverlay>
    </TreePanel>
  );
}
