import { useMemo } from 'react';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { StaleNotice } from '~/components/notices/retry-notice';
import { PackageIcon } from '~/components/package-icon';
import { PageHeading } from '~/components/page-heading';
import { RecordTree } from '~/components/record-tree/record-tree';
import {
  PanelHint,
  SelectionPanel,
  TreeAndPanel,
  TreePanel,
  usePanelFocus,
} from '~/components/tree-and-panel';
import { VersionChain } from '~/components/version-chain/version-chain';
import { loadedRecords } from '~/domain/lists';
import { shownText } from '~/domain/shown-name';
import { latestBadge, useAuthorisationsAddress, useAuthorisationTree } from './authorisation-tree';
import { noSelection } from './authorisations-search';
import { type AuthorisationNode, groupsBelow, nodeId } from './child-authorisations';
import { SelectedEntry } from './selected-entry';

/** Version Authorisation (docs/product/versions-and-health.md#version-authorisation). */
export function AuthorisationsScreen() {
  const { orgId, search, change } = useAuthorisationsAddress();
  const tree = useAuthorisationTree(orgId, search.app);
  const { rows, nodes, selected, isArriving, pathState, treeProps } = tree;
  const isEmpty = nodes.length === 0;
  const selectedId = search.app === undefined ? undefined : nodeId(search.app, search.version);
  const focus = usePanelFocus(selectedId);
  const node = search.app === undefined ? undefined : selected;
  const application = node?.application;
  const groups = useMemo(() => node && groupsBelow(node), [node]);
  const group = groups?.find(({ key }) => key === search.version);
  const isFound = search.version === undefined || group !== undefined;
  const listed = loadedRecords(group?.organisations ?? application?.organisations);
  const selection = application && groups && isFound && { application, groups, group, listed };
  const name = application && (group ? `${application.name} ${group.name}` : application.name);

  const panelState = node ? pathState : undefined;

  const select = (next: AuthorisationNode) => {
    if (next.id === selectedId) return;
    focus.follow(next.id);
    change({
      ...noSelection,
      app: next.application.id,
      version: next.group?.key,
      // The version to authorise stays while the user looks for organisations of the same app.
      to: next.application.id === search.app ? search.to : undefined,
    });
  };

  return (
    <>
      <PageHeading>Version Authorisation</PageHeading>
      <VersionChain orgId={orgId} page="Version Authorisation" />
      <LoadingOverlay
        isLoading={rows.isPending || (rows.isError && rows.isFetching) || isArriving}
        error={rows.error}
        errorText="Unable to fetch child organisation authorisations"
        onRetry={() => void rows.refetch()}
        isEmpty={isEmpty}
        message={
          rows.isSuccess
            ? 'There is no organisation below this one to authorise versions for.'
            : undefined
        }
      >
        {isEmpty || isArriving ? null : (
          <TreeAndPanel>
            <TreePanel ref={focus.treePanel} label="Tree of applications">
              <StaleNotice read={tree.stale} />
              <RecordTree {...treeProps} selectedId={selectedId} onSelect={select} />
            </TreePanel>
            <SelectionPanel
              ref={focus.heading}
              title={shownText(name, 'Authorisation')}
              icon={application ? <PackageIcon address={application.iconUri} size={24} /> : null}
              badges={group?.isLatest ? latestBadge : null}
              onBack={search.app === undefined ? undefined : focus.toTree}
            >
              <LoadingOverlay {...panelState}>
                {panelState?.isLoading || panelState?.error ? null : selection ? (
                  <SelectedEntry {...selection} focus={focus} />
                ) : (
                  <PanelHint>
                    {search.app === undefined
                      ? 'Select an application or a version to see who may use it.'
                      : 'There is no such application or version. It may have been removed.'}
                  </PanelHint>
                )}
              </LoadingOverlay>
            </SelectionPanel>
          </TreeAndPanel>
        )}
      </LoadingOverlay>
    </>
  );
}
