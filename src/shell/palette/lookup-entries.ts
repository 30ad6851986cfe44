import type { EntityLookupMatch } from '~/api/entity-lookup';
import { EntityLookupType as Type } from '~/domain/contract/enums.gen';
import { shownName } from '~/domain/shown-name';
import { type PaletteEntry, pathTo } from './palette-entry';

interface Kind {
  group: PaletteEntry['group'];
  detail?: string;
  /** The beginning of the address of its edit page. */
  page?: string;
}

const clientsAndServers = 'Clients and Servers';
const outlets = 'Outlets and Terminals';

/** The kinds that have a page. */
const kinds: Partial<Record<EntityLookupMatch['type'], Kind>> = {
  [Type.Organisation]: { group: 'Organisations', page: '/organisation' },
  [Type.User]: { group: 'Users', page: '/admin/users/edit' },
  [Type.Outlet]: { group: outlets, detail: 'Outlet' },
  [Type.OutletGroup]: { group: outlets, detail: 'Outlet Group' },
  [Type.Terminal]: { group: outlets, detail: 'Terminal' },
  [Type.ServiceAccount]: { group: 'Service Accounts' },
  [Type.Client]: { group: clientsAndServers, detail: 'Client', page: '/admin/clients/edit' },
  [Type.POSCoreInstance]: {
    group: clientsAndServers,
    detail: 'POS Core Instance',
    page: '/admin/poscoreinstances/edit',
  },
  [Type.DeploymentServerInstance]: {
    group: clientsAndServers,
    detail: 'Deployment Server',
    page: '/admin/deploymentserver/edit',
  },
  [Type.IntegrationServerInstance]: {
    group: clientsAndServers,
    detail: 'Integration Server',
    page: '/admin/integrationserver/edit',
  },
};

/**
 * Makes entries of what Entity Lookup answers (docs/product/palette.md#records). An organisation leads
 * to its summary, and a site node to its place in System Health. Kinds without a page have no entry.
 * @param isFound whether the answer is that to the present text
 */
export function lookupEntries(
  matches: readonly EntityLookupMatch[],
  isFound: boolean,
): PaletteEntry[] {
  return matches.flatMap((match): PaletteEntry[] => {
    const { type, entityID: id, name, organisation } = match;
    const kind = kinds[type];
    const path = kind && id ? pathOf(match, kind) : undefined;
    if (!kind || !path) return [];
    const isOrganisation = type === Type.Organisation;
    const owner = isOrganisation ? undefined : organisation?.organisationName;
    const detail = [kind.detail, owner].filter(Boolean).join(', ');
    const code = isOrganisation ? organisation?.organisationCode : undefined;
    return [
      {
        group: kind.group,
        path,
        title: shownName(name),
        detail: detail || code,
        code,
        id,
        isFound,
      },
    ];
  });
}

function pathOf({ type, entityID, organisation }: EntityLookupMatch, { page }: Kind) {
  if (page) return pathTo(page, entityID);
  if (!organisation) return undefined;
  const room = pathTo('/organisation', organisation.organisationID);
  if (type === Type.ServiceAccount) return pathTo(`${room}/serviceaccounts/edit`, entityID);
  return `${room}/systemhealth?node=${encodeURIComponent(entityID)}`;
}
