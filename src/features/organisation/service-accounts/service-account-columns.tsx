import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import type { SiteNode } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import type { ServiceAccount } from '~/api/service-accounts';
import { type GridColumn, requiredText } from '~/components/record-grid/grid-column';
import { didNotCome, didNotComeText } from '~/domain/contract/did-not-come';
import { pathText, shownName } from '~/domain/shown-name';
import { nodeTypeLabel, type SiteTree, siteTree } from '~/domain/site-restriction';
import { serviceAccountTypeLabel, serviceAccountTypeOptions } from '~/domain/type-labels';
import { restrictionOf, serviceAccountFields, typeProblem } from './service-account-form';
import classes from './service-accounts.module.css';

/** Provides the columns of docs/product/organisation.md#service-accounts-list. */
export function useServiceAccountColumns(
  records: readonly ServiceAccount[] | undefined,
  { data: known, error }: Pick<UseQueryResult<SiteNode[]>, 'data' | 'error'>,
) {
  return useMemo((): GridColumn<ServiceAccount>[] => {
    const tree = known && siteTree(known);
    const failure = error && inWords(error, screenWords.outlets.load);
    const storedTypes = new Map(
      records?.map(({ serviceAccountID: id, serviceAccountType: type }) => [id, type]),
    );
    return [
      requiredText('name', 'Name', 300, serviceAccountFields.limits.name),
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
  }, [records, known, error]);
}

/** Returns the name of an account's site node, or why there is none, with its cell's attributes. */
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
  const where = node.path.length > 0 ? ` in ${pathText(node.path)}` : '';
  const note = `${nodeTypeLabel(node.nodeType)}${where}`;
  return { text: shownName(node.name), className: classes.place, 'data-note': note };
}
