import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import { serviceAccountQueries, useCommitServiceAccounts } from '~/api/service-accounts';
import { gridOf, useGridAddress, useRowPages } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { siteTree } from '~/domain/site-restriction';
import { serviceAccountColumns } from './service-account-columns';
import { newAccount, serviceAccountRowChangeOf } from './service-account-form';

/**
 * The list of an organisation's service accounts
 * (docs/product/organisation.md#service-accounts-list).
 */
export function ServiceAccountsGridScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/serviceaccounts/' });
  const accounts = useQuery(serviceAccountQueries.list(orgId));
  const nodes = useQuery(outletNodesQuery(orgId));
  const commit = useCommitServiceAccounts(orgId);
  const pages = useRowPages((id) => ({
    to: '/organisation/$orgId/serviceaccounts/edit/$id',
    params: { orgId, id },
  }));
  const address = useGridAddress();

  const { data: known, error } = nodes;
  const columns = useMemo(
    () =>
      serviceAccountColumns(accounts.data ?? [], {
        tree: known && siteTree(known),
        error: error && inWords(error, screenWords.outlets.load),
      }),
    [accounts.data, known, error],
  );

  return (
    <RecordGrid
      title="Service Accounts"
      idKey="serviceAccountID"
      labelKey="name"
      columns={columns}
      inPlace
      newRecord={() => newAccount}
      onCommit={({ changes, deletes }) =>
        commit
          .mutateAsync({ changes: changes.map(serviceAccountRowChangeOf), deletes })
          .catch((cause) => {
            const kind = changes.length > 0 ? 'save' : 'delete';
            throw inWords(cause, screenWords.serviceAccount[kind]);
          })
      }
      {...gridOf(accounts)}
      isRefreshing={accounts.isFetching || nodes.isFetching}
      onRefresh={() => Promise.all([accounts.refetch(), nodes.refetch()])}
      {...pages}
      {...address}
    />
  );
}
