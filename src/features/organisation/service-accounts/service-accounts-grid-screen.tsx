import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import {
  type ServiceAccount,
  serviceAccountQueries,
  useCommitServiceAccounts,
} from '~/api/service-accounts';
import type { GridSearch } from '~/components/record-grid/grid-search';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { ServiceAccountType } from '~/domain/contract/enums.gen';
import { siteTree } from '~/domain/site-restriction';
import { serviceAccountColumns } from './service-account-columns';
import { serviceAccountRowChangeOf } from './service-account-form';

const newAccount = (): ServiceAccount => ({
  serviceAccountID: '',
  name: '',
  serviceAccountType: ServiceAccountType.None,
  rootNodeID: null,
  rootNodeType: null,
  integrationServerPermissions: [],
});

interface ServiceAccountsGridScreenProps {
  orgId: string;
  search: GridSearch;
  onSearchChange: (search: GridSearch) => void;
}

/**
 * The list of an organisation's service accounts
 * (docs/product/organisation.md#service-accounts-list).
 */
export function ServiceAccountsGridScreen(props: ServiceAccountsGridScreenProps) {
  const { orgId } = props;
  const accounts = useQuery(serviceAccountQueries.list(orgId));
  const nodes = useQuery(outletNodesQuery(orgId));
  const commit = useCommitServiceAccounts(orgId);
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string) =>
    ({ to: '/organisation/$orgId/serviceaccounts/edit/$id', params: { orgId, id } }) as const;

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
      records={accounts.data}
      inPlace
      newRecord={newAccount}
      onCommit={({ changes, deletes }) =>
        commit
          .mutateAsync({ changes: changes.map(serviceAccountRowChangeOf), deletes })
          .catch((cause) => {
            const kind = changes.length > 0 ? 'save' : 'delete';
            throw inWords(cause, screenWords.serviceAccount[kind]);
          })
      }
      onEdit={(id) => navigate(target(id))}
      editHref={(id) => router.buildLocation(target(id)).href}
      isLoading={accounts.isPending}
      isRefreshing={accounts.isFetching || nodes.isFetching}
      error={accounts.error}
      onRefresh={() => Promise.all([accounts.refetch(), nodes.refetch()])}
      search={props.search}
      onSearchChange={props.onSearchChange}
    />
  );
}
