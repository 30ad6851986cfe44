import type { EntityLookupMatch } from '~/api/entity-lookup';
import { bestRank } from '~/domain/best-matches';
import { EntityLookupType as Type } from '~/domain/contract/enums.gen';
import { knownIn, unknownValueLabel } from '~/domain/known-value';

type EntityType = EntityLookupMatch['type'];
type Part = 'integrationserver' | 'users' | 'poscoreinstances' | 'deploymentserver' | 'clients';

/** The types with their edit pages. */
const kinds: Record<EntityType, { label: string; page?: `/admin/${Part}/edit/$id` }> = {
  [Type.Unknown]: { label: 'Unknown' },
  // The specification links an organisation to the integration server page.
  [Type.Organisation]: { label: 'Organisation', page: '/admin/integrationserver/edit/$id' },
  [Type.Outlet]: { label: 'Outlet' },
  [Type.OutletGroup]: { label: 'Outlet Group' },
  [Type.Terminal]: { label: 'Terminal' },
  [Type.User]: { label: 'User', page: '/admin/users/edit/$id' },
  [Type.POSCoreInstance]: { label: 'POSCore Instance', page: '/admin/poscoreinstances/edit/$id' },
  [Type.DeploymentServerInstance]: {
    label: 'Deployment Server Instance',
    page: '/admin/deploymentserver/edit/$id',
  },
  [Type.IntegrationServerInstance]: {
    label: 'Integration Server Instance',
    page: '/admin/integrationserver/edit/$id',
  },
  [Type.ServiceAccount]: { label: 'Service Account' },
  [Type.Client]: { label: 'Client', page: '/admin/clients/edit/$id' },
};

/** Returns the label of a match's type (docs/product/reports.md#type-labels). */
export const entityTypeLabel = (type: EntityType): string =>
  knownIn(kinds, type)?.label ?? unknownValueLabel(type);

/**
 * Returns the route of a match with its parameters (docs/product/reports.md#lookup-targets);
 * undefined when its type has no page or its id is empty.
 */
export function entityTarget(
  match: Pick<EntityLookupMatch, 'type' | 'entityID'> & {
    organisation: { organisationID: string } | null;
  },
) {
  const { type, entityID: id, organisation } = match;
  const page = knownIn(kinds, type)?.page;
  if (id === '') return undefined;
  if (page) return { to: page, params: { id } };
  if (type === Type.Outlet) return { to: '/organisation/$orgId', params: { orgId: id } } as const;
  if (type !== Type.ServiceAccount || !organisation) return undefined;
  const to = '/organisation/$orgId/serviceaccounts/edit/$id';
  return { to, params: { orgId: organisation.organisationID, id } } as const;
}

/**
 * Returns the matches of an answer by unique keys, each record once and the best matches first
 * (docs/product/shell.md#order-of-matches). A record whose name does not contain the text is
 * identified by it, for example by an email address, and counts as a match of the whole text.
 */
export function distinctMatches(
  answer: readonly EntityLookupMatch[],
  filter: string,
): ReadonlyMap<string, EntityLookupMatch> {
  const rankOf = bestRank(filter);
  const ranked = answer.map((match) => ({
    match,
    rank: rankOf([match.name, match.entityID]) ?? 0,
  }));
  return new Map(
    ranked
      .sort((a, b) => a.rank - b.rank)
      .map(({ match }) => {
        const { type, entityID, organisation } = match;
        return [`${type} ${entityID} ${organisation?.organisationID}`, match];
      }),
  );
}
