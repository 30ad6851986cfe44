import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { rewordedBy } from '~/api/failure-words';
import { useReadFew } from '~/api/few-records';
import { useFileName } from '~/api/organisation-path';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import {
  type ServiceAccount,
  serviceAccountQueries,
  useCommitServiceAccounts,
} from '~/api/service-accounts';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy } from '~/components/record-grid/row-change';
import { useLastSeen } from '~/pickers/record-facts';
import { UsedBy } from '~/pickers/used-by/used-by';
import { useServiceAccountColumns } from './service-account-columns';
import { newAccount, serviceAccountRowChangeOf } from './service-account-form';

const idOfAccount = ({ serviceAccountID }: ServiceAccount) => serviceAccountID;

/** Service Accounts (docs/product/organisation.md#service-accounts-list). */
export function ServiceAccountsGridScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/serviceaccounts/' });
  const { list, page } = useGridPage(serviceAccountQueries.list(orgId), (id) => ({
    to: '/organisation/$orgId/serviceaccounts/edit/$id',
    params: { orgId, id },
  }));
  const readFew = useReadFew(serviceAccountQueries, 'serviceAccountID', orgId);
  const nodes = useQuery(outletNodesQuery(orgId));
  const commit = useCommitServiceAccounts(orgId);
  const columns = useServiceAccountColumns(list.records, nodes);
  const accounts = { list: 'serviceAccounts', orgId, idOf: idOfAccount } as const;
  const used = useLastSeen(accounts, columns);
  const csvFileName = useFileName('Service Accounts', orgId);

  return (
    <RecordGrid
      title="Service Accounts"
      list={{
        ...list,
        readFew,
        isRefreshing: list.isRefreshing || nodes.isFetching,
        onRefresh: () => {
          list.onRefresh();
          void nodes.refetch();
        },
      }}
      table={{ idKey: 'serviceAccountID', labelKey: 'name', csvFileName, ...used }}
      saving={{
        inPlace: true,
        newRecord: () => newAccount,
        onCommit: commitBy(
          commit.mutateAsync,
          serviceAccountRowChangeOf,
          rewordedBy(screenWords.serviceAccount),
        ),
        deletionFacts: ({ serviceAccountID: id }) => (
          <UsedBy subject={{ kind: 'serviceaccounts', orgId }} id={id} />
        ),
      }}
      page={{ ...page, addLabel: 'Add service account' }}
    />
  );
}
