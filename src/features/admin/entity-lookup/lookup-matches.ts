import type { EntityLookupMatch } from '~/api/entity-lookup';
import { EntityLookupType as Type } from '~/domain/contract/enums.gen';

type EntityType = (typeof Type)[keyof typeof Type];

const labels = {
  [Type.Unknown]: 'Unknown',
  [Type.Organisation]: 'Organisation',
  [Type.Outlet]: 'Outlet',
  [Type.OutletGroup]: 'Outlet Group',
  [Type.Terminal]: 'Terminal',
  [Type.User]: 'User',
  [Type.POSCoreInstance]: 'POSCore Instance',
  [Type.DeploymentServerInstance]: 'Deployment Server Instance',
  [Type.IntegrationServerInstance]: 'Integration Server Instance',
  [Type.ServiceAccount]: 'Service Account',
  [Type.Client]: 'Client',
} as const satisfies Record<EntityType, string>;

/** Returns the label of a match's type (docs/product/reports.md#type-labels). */
export function entityTypeLabel(type: EntityType): string {
  return labels[type];
}

/**
 * Returns the route that a match links to, with its parameters
 * (docs/product/reports.md#lookup-targets); undefined when its type has no page or its id is empty.
 */
export function entityTarget(
  match: Pick<EntityLookupMatch, 'type' | 'entityID'> & {
    organisation: { organisationID: string } | null;
  },
) {
  const { type, entityID: id, organisation } = match;
  if (id === '') return undefined;
  const params = { id };
  switch (type) {
    // The specification links an organisation to the integration server page.
    case Type.Organisation:
    case Type.IntegrationServerInstance:
      return { to: '/admin/integrationserver/edit/$id', params } as const;
    case Type.Outlet:
      return { to: '/organisation/$orgId', params: { orgId: id } } as const;
    case Type.User:
      return { to: '/admin/users/edit/$id', params } as const;
    case Type.POSCoreInstance:
      return { to: '/admin/poscoreinstances/edit/$id', params } as const;
    case Type.DeploymentServerInstance:
      return { to: '/admin/deploymentserver/edit/$id', params } as const;
    case Type.Client:
      return { to: '/admin/clients/edit/$id', params } as const;
    case Type.ServiceAccount:
      return organisation
        ? ({
            to: '/organisation/$orgId/serviceaccounts/edit/$id',
            params: { orgId: organisation.organisationID, id },
          } as const)
        : undefined;
    case Type.Unknown:
    case Type.OutletGroup:
    case Type.Terminal:
      return undefined;
  }
}

/** Returns the matches of an answer by unique keys, each record once. */
export function distinctMatches(
  answer: readonly EntityLookupMatch[],
): ReadonlyMap<string, EntityLookupMatch> {
  return new Map(
    answer.map((match) => {
      const { type, entityID, organisation } = match;
      return [`${type} ${entityID} ${organisation?.organisationID}`, match];
    }),
  );
}
