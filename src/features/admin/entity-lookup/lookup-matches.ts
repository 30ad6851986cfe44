import { EntityLookupType as Type } from './contract/enums.gen';

type EntityType = (typeof Type)[keyof typeof Type];

/** The fields of a match that decide its link. */
interface LookedUp {
  type: EntityType;
  entityID: string;
  organisation: { organisationID: string } | null;
}

/** A route of the console with its parameters. */
export type EntityTarget =
  | {
      to:
        | '/admin/clients/edit/$id'
        | '/admin/deploymentserver/edit/$id'
        | '/admin/integrationserver/edit/$id'
        | '/admin/poscoreinstances/edit/$id'
        | '/admin/users/edit/$id';
      params: { id: string };
    }
  | { to: '/organisation/$orgId'; params: { orgId: string } }
  | {
      to: '/organisation/$orgId/serviceaccounts/edit/$id';
      params: { orgId: string; id: string };
    };

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

/**
 * The specification links an organisation to the integration server page
 * (docs/product/reports.md#lookup-targets).
 */
const targets = {
  [Type.Unknown]: () => undefined,
  [Type.Organisation]: ({ entityID: id }) => ({
    to: '/admin/integrationserver/edit/$id',
    params: { id },
  }),
  [Type.Outlet]: ({ entityID }) => ({ to: '/organisation/$orgId', params: { orgId: entityID } }),
  [Type.OutletGroup]: () => undefined,
  [Type.Terminal]: () => undefined,
  [Type.User]: ({ entityID: id }) => ({ to: '/admin/users/edit/$id', params: { id } }),
  [Type.POSCoreInstance]: ({ entityID: id }) => ({
    to: '/admin/poscoreinstances/edit/$id',
    params: { id },
  }),
  [Type.DeploymentServerInstance]: ({ entityID: id }) => ({
    to: '/admin/deploymentserver/edit/$id',
    params: { id },
  }),
  [Type.IntegrationServerInstance]: ({ entityID: id }) => ({
    to: '/admin/integrationserver/edit/$id',
    params: { id },
  }),
  [Type.ServiceAccount]: ({ entityID: id, organisation }) =>
    organisation
      ? {
          to: '/organisation/$orgId/serviceaccounts/edit/$id',
          params: { orgId: organisation.organisationID, id },
        }
      : undefined,
  [Type.Client]: ({ entityID: id }) => ({ to: '/admin/clients/edit/$id', params: { id } }),
} as const satisfies Record<EntityType, (match: LookedUp) => EntityTarget | undefined>;

/** Returns the label of a match's type (docs/product/reports.md#type-labels). */
export function entityTypeLabel(type: EntityType): string {
  return labels[type];
}

/**
 * Returns the link of a match (docs/product/reports.md#lookup-targets); undefined when its type has
 * no page or its id is empty.
 */
export function entityTarget(match: LookedUp): EntityTarget | undefined {
  return match.entityID === '' ? undefined : targets[match.type](match);
}
