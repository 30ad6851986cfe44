import { useEffect, useRef } from 'react';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { focusTree, isBelow, TreeAndPanel } from '~/components/tree-and-panel';
import { type AuthorisationsSearch, type ChangeSearch, noSelection } from './authorisations-search';
import { type AuthorisationNode, nodeId } from './model/authorisation-nodes';
import type { Outcome } from './model/outcome';
import { AuthorisationPanel } from './panel/authorisation-panel';
import { AuthorisationTreePanel } from './tree/authorisation-tree-panel';
import { useAuthorisationTree } from './tree/use-authorisation-tree';

interface AuthorisationsScreenProps {
  orgId: string;
  search: AuthorisationsSearch;
  onSearchChange: ChangeSearch;
}

/**
 * Version Authorisation (docs/product/versions-and-health.md#version-authorisation): which child
 * organisation may use which version of an app.
 */
export function AuthorisationsScreen(props: AuthorisationsScreenProps) {
  const { orgId, search, onSearchChange } = props;
  const tree = useAuthorisationTree(orgId, search.app);
  const { rows, applications } = tree;
  const treePanel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const selectedId = search.app === undefined ? undefined : nodeId(search.app, search.version);

  // On a narrow page the panel is below the tree: a selection in the tree moves the focus to it. A
  // link moves no focus.
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    if (selectedId === undefined || chosen.current !== selectedId) return;
    chosen.current = undefined;
    if (isBelow(treePanel.current, heading.current)) heading.current?.focus();
  }, [selectedId]);

  const select = ({ id, appId, versionKey }: AuthorisationNode) => {
    if (id === selectedId) return;
    chosen.current = id;
    onSearchChange({
      ...noSelection,
      app: appId,
      version: versionKey,
      // The version to authorise stays while the user looks for organisations of the same app.
      to: appId === search.app ? search.to : undefined,
    });
  };

  const finish = ({ kind }: Outcome) => {
    // After a failure the choices stay, so that the user can retry.
    if (kind !== 'Failure') onSearchChange({ organisation: undefined, to: undefined });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHeading>Version Authorisation</PageHeading>
      <LoadingOverlay
        isLoading={rows.isPending || (rows.isError && rows.isFetching)}
        error={rows.error}
        errorText="Unable to fetch child organisation authorisations"
        onRetry={() => void rows.refetch()}
        isEmpty={applications.length === 0}
        message={
          rows.isSuccess
            ? 'There is no organisation below this one to authorise versions for.'
            : undefined
        }
      >
        {applications.length > 0 ? (
          <TreeAndPanel>
            <AuthorisationTreePanel
              panel={treePanel}
              tree={tree}
              selectedId={selectedId}
              onSelect={select}
            />
            <AuthorisationPanel
              orgId={orgId}
              tree={tree}
              search={search}
              onSearchChange={onSearchChange}
              onDone={finish}
              heading={heading}
              onBack={() => focusTree(treePanel.current)}
            />
          </TreeAndPanel>
        ) : null}
      </LoadingOverlay>
    </>
  );
}
