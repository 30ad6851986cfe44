import { useQuery } from '@tanstack/react-query';
import { failureWords } from '~/api/failure-words';
import { listedOrganisation } from '~/api/listed-organisation';
import { screenWords } from '~/api/screen-words';
import { useRefreshAcceptances } from '~/api/version-acceptances';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RetryNotice } from '~/components/notices/retry-notice';
import { PageHeading } from '~/components/page-heading';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TextLink } from '~/components/text-link';
import { TreeAndPanel, TreePanel, usePanelFocus } from '~/components/tree-and-panel';
import { VersionChain } from '~/components/version-chain/version-chain';
import { OrganisationType } from '~/domain/contract/enums.gen';
import type { AcceptanceNode } from './acceptance-nodes';
import { AcceptancePanel } from './acceptance-panel';
import { useAcceptanceTree } from './acceptance-tree';
import { selectedIdOf } from './acceptances-search';

/** docs/product/versions-and-health.md#empty-acceptance-tree */
const emptyText =
  'This organisations is not authorised to use any applications. Please contact your administrator.';

/**
 * Install Versions (docs/product/versions-and-health.md#install-versions): the versions that an
 * organisation may install, and its acceptances.
 */
export function AcceptancesScreen() {
  const tree = useAcceptanceTree();
  const { orgId } = tree;
  const { data, error, isPending, isFetching, refetch } = tree.query;
  const isEmpty = data?.length === 0;
  // The root organisation gets the reason: only the organisations below it install versions.
  const { data: organisation } = useQuery({
    ...listedOrganisation(orgId),
    enabled: isEmpty,
  });
  const refresh = useRefreshAcceptances(orgId);
  const selectedId = selectedIdOf(tree.search);
  const focus = usePanelFocus(selectedId);
  const staleError = (data && error) || tree.staleError;

  const select = ({ id, address }: AcceptanceNode) => {
    if (id === selectedId) return;
    focus.follow(id);
    void tree.navigate({ search: address, resetScroll: false });
  };

  return (
    <>
      <PageHeading>Install Versions</PageHeading>
      <VersionChain orgId={orgId} page="Install Versions" />
      {staleError ? (
        <div role="alert">
          <RetryNotice
            text={failureWords(staleError, {
              lead: `${screenWords.acceptance.load.lead}. What is shown may be out of date.`,
            })}
            onRetry={refresh}
          />
        </div>
      ) : null}
      <LoadingOverlay
        isLoading={isPending || (!data && isFetching)}
        error={data ? null : error}
        errorText="Unable to fetch acceptances"
        onRetry={() => void refetch()}
        isEmpty={isEmpty}
        emptyText={emptyText}
        message={
          isEmpty && organisation?.organisationType === OrganisationType.Root ? (
            <>
              The root organisation installs no versions itself. The organisations below it do, once{' '}
              <TextLink to="/organisation/$orgId/authorisations" params={{ orgId }} isUnderlined>
                versions are authorised
              </TextLink>{' '}
              for them.
            </>
          ) : undefined
        }
      >
        {data && !isEmpty ? (
          <TreeAndPanel>
            <TreePanel ref={focus.treePanel} label="Tree of applications">
              <RecordTree {...tree.treeProps} onSelect={select} />
            </TreePanel>
            <AcceptancePanel tree={tree} focus={focus} />
          </TreeAndPanel>
        ) : null}
      </LoadingOverlay>
    </>
  );
}
