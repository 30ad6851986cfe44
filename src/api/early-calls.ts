import type { paths } from './schema.gen';

type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

type Read = ReadPath | `${ReadPath}?${string}`;

/**
 * The reads that the route of each page starts, for index.html, which sends them before the console's
 * scripts have come (decision 0086). The parameters of a call are the first ones of the page's path.
 */
export const earlyCalls: Readonly<Record<string, readonly Read[]>> = {
  '/admin': ['/admin/summary/?limit=20'],
  '/admin/auditlogs': ['/api/auditlog/descriptions'],
  '/admin/clients': ['/api/client'],
  '/admin/clients/edit/$': ['/api/client/{id}'],
  '/admin/deploymentserver/edit/$': ['/api/deploymentServerInstance'],
  '/admin/integrationserver': ['/api/integrationServerInstance'],
  '/admin/integrationserver/edit/$': ['/api/integrationServerInstance/{id}'],
  '/admin/organisations': [
    '/api/OrganisationTree',
    '/api/POSCoreInstance/values?limit=20',
    '/api/integrationServerInstance/values?limit=20',
    '/api/organisation/parentvalues?limit=20',
  ],
  '/admin/poscoreinstances': ['/api/POSCoreInstance'],
  '/admin/poscoreinstances/edit/$': ['/api/posCoreInstance/{id}'],
  '/admin/users': ['/api/user'],
  '/admin/users/edit/$': ['/api/user/{id}'],
  '/organisation/$': ['/api/Organisation/summary/{orgId}?limit=20'],
  '/organisation/$/acceptances': ['/api/organisation/{orgId}/acceptancestree'],
  '/organisation/$/authorisations': ['/api/organisation/{orgId}/childauthorisations'],
  '/organisation/$/initialise': [
    '/api/Organisation?ids={orgId}',
    '/api/organisation/{orgId}/accessibleteams/values',
    '/api/organisation/{orgId}/configtemplateorgs',
    '/api/organisation/{orgId}/authorisations',
  ],
  '/organisation/$/invite': [
    '/api/organisation/{orgId}/permissiongroups',
    '/api/organisation/{orgId}/accessibleteams/values',
    '/api/organisation/{orgId}/outlets/nodes',
  ],
  '/organisation/$/links': ['/api/organisation/{orgId}/links'],
  '/organisation/$/links/create': [
    '/api/organisation/{orgId}/users/values',
    '/api/organisation/{orgId}/links',
  ],
  '/organisation/$/links/edit/$': [
    '/api/organisation/{orgId}/links',
    '/api/organisation/{orgId}/links/{id}/assignments',
    '/api/organisation/{orgId}/links/{id}/RootNodes',
  ],
  '/organisation/$/pendinginvites': ['/api/organisation/{orgId}/invite'],
  '/organisation/$/permissiongroups': ['/api/organisation/{orgId}/userpermissiongroup'],
  '/organisation/$/permissiongroups/edit/$': ['/api/organisation/{orgId}/userpermissiongroup/{id}'],
  '/organisation/$/profile': ['/api/organisation/{orgId}/profile'],
  '/organisation/$/serviceaccounts': [
    '/api/organisation/{orgId}/serviceaccounts',
    '/api/organisation/{orgId}/outlets/nodes',
  ],
  '/organisation/$/serviceaccounts/edit/$': [
    '/api/organisation/{orgId}/serviceaccounts/{id}',
    '/api/organisation/{orgId}/outlets/nodes',
  ],
  '/organisation/$/systemhealth': [
    '/api/organisation/{orgId}/systemhealthtree',
    '/api/organisation/{orgId}/authorisations',
  ],
  '/organisation/$/teams': ['/api/organisation/{orgId}/team', '/api/organisation/{orgId}/links'],
  '/organisation/$/teams/edit/$': [
    '/api/organisation/{orgId}/team/{id}',
    '/api/organisation/{orgId}/team/{id}/members',
    '/api/organisation/{orgId}/users/values',
  ],
  '/profile': ['/api/user/profile'],
  '/user/$': ['/api/User/summary/{userId}'],
};

/** The pages whose reads also depend on the search of their address: it gets no early ones with it. */
export const callsWithoutSearch: readonly string[] = ['/admin/organisations'];
