/** Where the value of a parameter comes from: an operation that lists it, and the place in its answer. */
export interface IdSource {
  /** Words of the path around the parameter, or the whole path; `?name` for a query parameter. */
  within: string;
  list: string;
  /** The place of the values in the answer, as for `valuesAlong`. */
  at: string;
}

/** The first source that fits a path counts. */
const idSources: readonly IdSource[] = [
  { within: '/api/user/{id}', list: 'listUsers', at: '[].userID' },
  { within: '/api/client/{id}', list: 'listClients', at: '[].clientID' },
  {
    within: '/api/posCoreInstance/{id}',
    list: 'listPosCoreInstances',
    at: '[].posCoreInstanceID',
  },
  {
    within: '/api/integrationServerInstance/{id}',
    list: 'listIntegrationServers',
    at: '[].integrationServerInstanceID',
  },
  {
    within: '/api/IntegrationServerInstance/{id}',
    list: 'listIntegrationServers',
    at: '[].integrationServerInstanceID',
  },
  {
    within: '/api/OrganisationTree/{id}',
    list: 'listRootOrganisationNodes',
    at: '[].id',
  },
  { within: '/api/OrganisationTree/filtered?query', list: 'listOrganisations', at: '[].name' },
  { within: '/api/EntityLookup/filterunscoped?filter', list: 'listOrganisations', at: '[].name' },
  { within: '/api/usedby/{kind}/{recordId}', list: 'listUsers', at: '[].userID' },
  { within: '/usedby/{kind}/{recordId}', list: 'listTeams', at: '[].teamID' },
  { within: '{orgId}', list: 'listOrganisations', at: '[].organisationID' },
  { within: '{userId}', list: 'getOwnProfile', at: 'userID' },
  { within: '{sessionId}', list: 'listSessions', at: '[].sessionID' },
  { within: '{auditLogEntryID}', list: 'readHistory', at: '[].auditLogEntryID' },
  { within: '/team/{id}', list: 'listTeams', at: '[].teamID' },
  { within: '/links/{id}', list: 'listLinks', at: '[].organisationUserLinkID' },
  { within: '/serviceaccounts/{id}', list: 'listServiceAccounts', at: '[].serviceAccountID' },
  {
    within: '/userpermissiongroup/{id}',
    list: 'listPermissionGroups',
    at: '[].userPermissionGroupID',
  },
  { within: '/invite/{id}', list: 'listPendingInvites', at: '[].organisationUserInviteID' },
  {
    within: 'packageauthorisations/{appId}',
    list: 'listAuthorisations',
    at: '[].applicationID',
  },
  { within: '{appId}', list: 'getAcceptancesTree', at: '[].entity.applicationID' },
  {
    within: '{packageId}',
    list: 'getAcceptancesTree',
    at: '[].children[].entity.applicationPackage.applicationPackageID',
  },
];

/** Finds where a parameter of a path comes from; undefined for a value that nothing lists. */
export function sourceOf(
  path: string,
  parameter: { in: string; name: string },
): IdSource | undefined {
  const words = parameter.in === 'query' ? `${path}?${parameter.name}` : `{${parameter.name}}`;
  return idSources.find(
    ({ within }) => within.endsWith(words) && (parameter.in === 'query' || path.includes(within)),
  );
}
