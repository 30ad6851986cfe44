import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { useReadFew } from '~/api/few-records';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import {
  type ServiceAccount,
  serviceAccountQueries,
  useCommitServiceAccounts,
} from '~/api/service-accounts';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy } from '~/components/record-grid/row-change';
import { didNotCome, didNotComeText } from '~/domain/contract/did-not-come';
import { shownName } from '~/domain/shown-name';
import { nodeTypeLabel, type SiteTree, siteTree } from '~/domain/site-restriction';
import { serviceAccountTypeLabel, serviceAccountTypeOptions } from '~/domain/type-labels';
import { useLastSeen } from '~/pickers/record-facts';
import { UsedBy } from '~/pickers/used-by/used-by';
import {
  newAccount,
  restrictionOf,
  serviceAccountFields,
  serviceAccountRowChangeOf,
  typeProblem,
} from './service-account-form';
import classes from './service-accounts.module.css';

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

  const { data: known, error } = nodes;
  const columns = useMemo((): GridColumn<ServiceAccount>[] => {
    const tree = known && siteTree(known);
    const failure = error && inWords(error, screenWords.outlets.load);
    const storedTypes = new Map(
      list.records?.map(({ serviceAccountID: id, serviceAccountType: type }) => [id, type]),
    );
    return [
      {
        key: 'name',
        header: 'Name',
        width: 300,
        editor: 'text',
        isRequired: true,
        maxLength: serviceAccountFields.limits.name,
      },
      {
        key: 'serviceAccountType',
        header: 'Type',
        width: 220,
        kind: 'select',
        editor: 'select',
        options: serviceAccountTypeOptions([...storedTypes.values()]),
        text: ({ serviceAccountID: id, serviceAccountType: type }) =>
          // A new row has no type until the person chooses one.
          id === '' && type === 0 ? '' : serviceAccountTypeLabel(type),
        validate: ({ serviceAccountID: id, serviceAccountType: type }) =>
          typeProblem(type, storedTypes.get(id)),
      },
      {
        key: 'restriction',
        header: 'Restriction',
        width: 320,
        value: (account) => restrictionLook(account, tree, failure).text,
        cell: (account) => {
          const { text, ...look } = restrictionLook(account, tree, failure);
          return <span {...look}>{text}</span>;
        },
      },
    ];
  }, [list.records, known, error]);

  const used = useLastSeen(
    { list: 'serviceAccounts', orgId, idOf: idOfAccount },
    columns,
    page.search,
  );

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
      table={{ idKey: 'serviceAccountID', labelKey: 'name', ...used }}
      saving={{
        inPlace: true,
        newRecord: () => newAccount,
        onCommit: commitBy(commit.mutateAsync, serviceAccountRowChangeOf, (failure, step) =>
          inWords(failure, screenWords.serviceAccount[step]),
        ),
        deletionFacts: ({ serviceAccountID: id }) => (
          <UsedBy subject={{ kind: 'serviceaccounts', orgId }} id={id} />
        ),
      }}
      page={{ ...page, addLabel: 'Add service account' }}
    />
  );
}

/**
 * Returns the name of the site node that limits an account, or why there is no name to show, with
 * the attributes of its cell.
 */
function restrictionLook(account: ServiceAccount, tree: SiteTree | undefined, error: Error | null) {
  const [place] = restrictionOf(account);
  const { aside, failed } = classes;
  if (didNotCome(account, 'rootNodeID')) return { text: didNotComeText, className: aside };
  if (!place) return { text: 'All outlets', className: aside };
  if (!tree && error) {
    const note = { 'data-note': error.message, 'data-note-kind': 'error' };
    return { text: 'Could not be loaded', className: failed, ...note };
  }
  if (!tree) return { text: 'Loading...', className: aside };
  const node = tree.nodes.get(place.nodeID);
  if (!node) {
    return { text: `Unknown ${nodeTypeLabel(place.nodeType).toLowerCase()}`, className: aside };
  }
  const where = node.path.length > 0 ? ` in ${node.path.join(' › ')}` : '';
  const note = `${nodeTypeLabel(node.nodeType)}${where}`;
  return { text: shownName(node.name), className: classes.place, 'data-note': note };
}
