import type { OperationId } from '../contract/operation-id';

/**
 * Who may call an operation (docs/product/service.md#roles-of-calls). A super user may call every
 * one. The administrators of an organisation are its own and those of every organisation above it.
 * For people without access to an organisation, it does not exist. `self` is the person whom the
 * path names.
 */
export type Role =
  | 'anonymous'
  | 'signed-in'
  | 'self'
  | 'administrator-of-organisation'
  | 'super-user';

export const roles = {
  getCurrentSession: 'signed-in',
  listLocales: 'anonymous',
  listCurrencies: 'anonymous',

  getAdminSummary: 'super-user',
  listUsers: 'super-user',
  commitUsers: 'super-user',
  getUser: 'super-user',
  listClients: 'super-user',
  commitClients: 'super-user',
  getClient: 'super-user',

  // Everybody else gets the organisations that they have access to.
  listOrganisations: 'signed-in',
  commitOrganisations: 'super-user',
  listParentOrganisationValues: 'super-user',
  listRootOrganisationNodes: 'super-user',
  listChildOrganisationNodes: 'super-user',
  filterOrganisationTree: 'super-user',

  listPosCoreInstances: 'super-user',
  commitPosCoreInstances: 'super-user',
  listPosCoreInstanceValues: 'super-user',
  getPosCoreInstance: 'super-user',
  listPosCoreLinkedOrganisations: 'super-user',
  listIntegrationServers: 'super-user',
  getIntegrationServer: 'super-user',
  commitIntegrationServers: 'super-user',
  getIntegrationServerValues: 'super-user',
  listIntegrationServerLinkedOrganisations: 'super-user',
  listDeploymentServers: 'super-user',
  commitDeploymentServers: 'super-user',

  listAuditLogDescriptions: 'super-user',
  queryAuditLog: 'super-user',
  lookUpEntities: 'super-user',
  queryMonthlyStatistics: 'super-user',
  downloadMonthlyStatistics: 'super-user',

  getUserSummary: 'self',
  getOwnProfile: 'signed-in',
  saveOwnProfile: 'signed-in',
  changePassword: 'signed-in',

  getOrganisationSummary: 'administrator-of-organisation',
  getOrganisationProfile: 'administrator-of-organisation',
  saveOrganisationProfile: 'administrator-of-organisation',
  listOutletNodes: 'administrator-of-organisation',
  listPermissionGroupChoices: 'administrator-of-organisation',
  listPermissionGroups: 'administrator-of-organisation',
  getPermissionGroup: 'administrator-of-organisation',
  commitPermissionGroups: 'administrator-of-organisation',
  listLinks: 'administrator-of-organisation',
  commitLinks: 'administrator-of-organisation',
  listLinkAssignments: 'administrator-of-organisation',
  commitLinkAssignments: 'administrator-of-organisation',
  listLinkRootNodes: 'administrator-of-organisation',
  commitLinkRootNodes: 'administrator-of-organisation',
  listOrganisationUserValues: 'administrator-of-organisation',
  listTeams: 'administrator-of-organisation',
  commitTeams: 'administrator-of-organisation',
  getTeam: 'administrator-of-organisation',
  listTeamMembers: 'administrator-of-organisation',
  commitTeamMembers: 'administrator-of-organisation',
  listAccessibleTeamValues: 'administrator-of-organisation',
  listServiceAccounts: 'administrator-of-organisation',
  commitServiceAccounts: 'administrator-of-organisation',
  getServiceAccount: 'administrator-of-organisation',
  resetServiceAccountPassword: 'administrator-of-organisation',
  listPendingInvites: 'administrator-of-organisation',
  commitPendingInvites: 'administrator-of-organisation',
  resendInvite: 'administrator-of-organisation',
  createInviteLink: 'administrator-of-organisation',
  sendInvite: 'administrator-of-organisation',
  initialiseOrganisation: 'administrator-of-organisation',
  listConfigTemplateOrganisations: 'administrator-of-organisation',
  listAuthorisations: 'administrator-of-organisation',
  listChildAuthorisations: 'administrator-of-organisation',
  listPackageAuthorisations: 'administrator-of-organisation',
  commitPackageAuthorisations: 'administrator-of-organisation',
  getAcceptancesTree: 'administrator-of-organisation',
  listOldVersionNodes: 'administrator-of-organisation',
  listAcceptanceNodes: 'administrator-of-organisation',
  saveApplicationSettings: 'administrator-of-organisation',
  addAcceptance: 'administrator-of-organisation',
  updateAcceptance: 'administrator-of-organisation',
  getSystemHealthTree: 'administrator-of-organisation',

  // The invitation and password-reset flows need no session
  // (docs/product/routes-and-roles.md#anonymous-visitor).
  listConsentDocuments: 'anonymous',
  acceptInvitation: 'anonymous',
  validateInvitation: 'anonymous',
  sendPasswordReset: 'anonymous',
  validatePasswordReset: 'anonymous',
  confirmPasswordReset: 'anonymous',
} as const satisfies Record<OperationId, Role>;
