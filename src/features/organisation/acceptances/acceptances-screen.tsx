import { useQuery } from '@tanstack/react-query';
import { failureWords } from '~/api/failure-words';
import { listedOrganisation } from '~/api/listed-organisation';
import { screenWords } from '~/api/screen-words';
import { useRefreshAcceptances } from '~/api/version-acceptances';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { RetryNotice } from '~/components/notices/retry-notice';
import { PackageIcon } from '~/components/package-icon';
import { PageHeading } from '~/components/page-heading';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TextLink } from '~/components/text-link';
import {
  type PanelFocus,
  PanelHint,
  SelectionPanel,
  TreeAndPanel,
  TreePanel,
  usePanelFocus,
} from '~/components/tree-and-panel';
import { VersionChain } from '~/components/version-chain/version-chain';
import { OrganisationType } from '~/domain/contract/enums.gen';
import { shownName, shownText } from '~/domain/shown-name';
import type { AcceptanceNode } from './acceptance-nodes';
import { AcceptanceBadge, type AcceptanceTree, useAcceptanceTree } from './acceptance-tree';
import { selectedIdOf } from './acceptances-search';
import { SelectedEntry } from './selected-entry';

/** Install Versions (docs/product/versions-and-health.md#install-versions). */
export function AcceptancesScreen() {
  const tree = useAcceptanceTree();
  const { orgId, isArriving } = tree;
  const { data, error, isPending, isFetching, refetch } = tree.query;
  const isEmpty = data?.length === 0;
  // The root organisation gets the reason: only the organisations below it install versions.
  const { data: organisation } = useQuery({ ...listedOrganisation(orgId), enabled: isEmpty });
  const refresh = useRefreshAcceptances(orgId);
  const selectedId = selectedIdOf(tree.search);
  const focus = usePanelFocus(selectedId);
  const staleError = (data && error) || tree.stale.error;

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
            read={{ refetch: refresh }}
          />
        </div>
      ) : null}
      <LoadingOverlay
        isLoading={isPending || (!data && isFetching) || isArriving}
        error={data ? null : error}
        errorText="Unable to fetch acceptances"
        onRetry={() => void refetch()}
        isEmpty={isEmpty}
        // docs/product/versions-and-health.md#empty-acceptance-tree
        emptyText="This organisations is not authorised to use any applications. Please contact your administrator."
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
        {data && !isEmpty && !isArriving ? (
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

/** The right-hand panel (docs/product/versions-and-health.md#acceptance-panels). */
function AcceptancePanel({ tree, focus }: { tree: AcceptanceTree; focus: PanelFocus }) {
  const { selected, search, pathState } = tree;
  const { isLoading, error } = pathState;
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
        {...pathState}
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
