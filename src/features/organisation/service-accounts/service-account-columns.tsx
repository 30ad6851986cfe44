import type { ServiceAccount } from '~/api/service-accounts';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { shownName } from '~/domain/shown-name';
import { nodeTypeLabel, type SiteTree } from '~/domain/site-restriction';
import { serviceAccountTypeLabel, serviceAccountTypeOptions } from '~/domain/type-labels';
import { restrictionOf, serviceAccountFields, typeProblem } from './service-account-form';
import classes from './service-accounts.module.css';

/** The outlets whose names the restrictions show, as far as they are loaded. */
export interface KnownOutlets {
  /** Undefined while it is not loaded. */
  tree: SiteTree | undefined;
  /** Why it could not be loaded. */
  error: Error | null;
}

/**
 * Returns the columns of docs/product/organisation.md#service-accounts-list. A person chooses the
 * restriction on the account's own page.
 */
export function serviceAccountColumns(
  accounts: readonly ServiceAccount[],
  outlets: KnownOutlets,
): readonly GridColumn<ServiceAccount>[] {
  const storedTypes = new Map(
    accounts.map(({ serviceAccountID: id, serviceAccountType: type }) => [id, type]),
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
      value: (account) => restrictionText(account, outlets),
      cell: (account) => <RestrictionCell account={account} outlets={outlets} />,
    },
  ];
}

/** Returns the name of the site node that limits an account, or why there is no name to show. */
function restrictionText(account: ServiceAccount, { tree, error }: KnownOutlets): string {
  const [place] = restrictionOf(account);
  if (!place) return 'All outlets';
  if (!tree) return error ? 'Could not be loaded' : 'Loading...';
  const node = tree.nodes.get(place.nodeID);
  return node ? shownName(node.name) : `Unknown ${nodeTypeLabel(place.nodeType).toLowerCase()}`;
}

function RestrictionCell({ account, outlets }: { account: ServiceAccount; outlets: KnownOutlets }) {
  const [place] = restrictionOf(account);
  const text = restrictionText(account, outlets);
  if (place && !outlets.tree && outlets.error) {
    return (
      <span className={classes.failed} data-note={outlets.error.message} data-note-kind="error">
        {text}
      </span>
    );
  }
  const node = place && outlets.tree?.nodes.get(place.nodeID);
  if (!node) return <span className={classes.aside}>{text}</span>;
  const where = node.path.length > 0 ? ` in ${node.path.join(' › ')}` : '';
  return (
    <span className={classes.place} data-note={`${nodeTypeLabel(node.nodeType)}${where}`}>
      {text}
    </span>
  );
}
