import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TreeAndPanel, TreePanel, usePanelFocus } from '~/components/tree-and-panel';
import { AuthorisationPanel } from './authorisation-panel';
import { useAuthorisationsAddress, useAuthorisationTree } from './authorisation-tree';
import { noSelection } from './authorisations-search';
import { type AuthorisationNode, nodeId } from './child-authorisations';

/**
 * Version Authorisation (docs/product/versions-and-health.md#version-authorisation): which child
 * organisation may use which version of an app.
 */
export function AuthorisationsScreen() {
  const { orgId, search, change } = useAuthorisationsAddress();
  const tree = useAuthorisationTree(orgId, search.app);
  const { rows } = tree;
  const isEmpty = tree.nodes.length === 0;
  const selectedId = search.app === undefined ? undefined : nodeId(search.app, search.version);
  const focus = usePanelFocus(selectedId);

  const select = ({ id, application, group }: AuthorisationNode) => {
    if (id === selectedId) return;
    focus.follow(id);
    change({
      ...noSelection,
      app: application.id,
      version: group?.key,
      // The version to authorise stays while the user looks for organisations of the same app.
      to: application.id === search.app ? search.to : undefined,
    });
  };

  return (
    <>
      <PageHeading>Version Authorisation</PageHeading>
      <LoadingOverlay
        isLoading={rows.isPending || (rows.isError && rows.isFetching)}
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
        {isEmpty ? null : (
          <TreeAndPanel>
            <TreePanel ref={focus.treePanel} label="Tree of applications">
              <RecordTree {...tree.treeProps} selectedId={selectedId} onSelect={select} />
            </TreePanel>
            <AuthorisationPanel tree={tree} focus={focus} />
          </TreeAndPanel>
        )}
      </LoadingOverlay>
    </>
  );
}
