import type { Handler } from '../contract/handler';
import type { OperationId } from '../contract/operation-id';
import type { ErasedHandler } from '../contract-router';
import type { ServiceContext } from '../service-context';
import { getAdminSummary } from './admin-summary';
import { listAuditLogDescriptions, queryAuditLog } from './audit-logs';
import { changePassword } from './change-password';
import { commitClients, getClient, listClients } from './clients';
import { listConsentDocuments } from './consent-documents';
import { listCurrencies } from './currencies';
import { commitDeploymentServers, listDeploymentServers } from './deployment-servers';
import { lookUpEntities } from './entity-lookup';
import { initialiseOrganisation, listConfigTemplateOrganisations } from './initialise';
import {
  commitIntegrationServers,
  getIntegrationServer,
  getIntegrationServerValues,
  listIntegrationServerLinkedOrganisations,
  listIntegrationServers,
} from './integration-servers';
import { acceptInvitation, validateInvitation } from './invitations';
import { sendInvite } from './invite-user';
import { listLocales } from './locales';
import {
  commitLinkAssignments,
  commitLinkRootNodes,
  commitLinks,
  listLinkAssignments,
  listLinkRootNodes,
  listLinks,
  listOrganisationUserValues,
} from './organisation-access';
import { getOrganisationProfile, saveOrganisationProfile } from './organisation-profile';
import { getOrganisationSummary } from './organisation-summary';
import {
  filterOrganisationTree,
  listChildOrganisationNodes,
  listRootOrganisationNodes,
} from './organisation-tree';
import {
  commitOrganisations,
  listOrganisations,
  listParentOrganisationValues,
} from './organisations';
import { listOutletNodes } from './outlet-nodes';
import { getOwnProfile, saveOwnProfile } from './own-profile';
import { confirmPasswordReset, sendPasswordReset, validatePasswordReset } from './password-reset';
import { commitPendingInvites, listPendingInvites } from './pending-invites';
import { createInviteLink, resendInvite } from './pending-invites-extension';
import {
  commitPermissionGroups,
  getPermissionGroup,
  listPermissionGroupChoices,
  listPermissionGroups,
} from './permission-groups';
import {
  commitPosCoreInstances,
  getPosCoreInstance,
  listPosCoreInstances,
  listPosCoreInstanceValues,
  listPosCoreLinkedOrganisations,
} from './pos-core-instances';
import {
  commitServiceAccounts,
  getServiceAccount,
  listServiceAccounts,
  resetServiceAccountPassword,
} from './service-accounts';
import { getCurrentSession } from './session';
import { downloadMonthlyStatistics, queryMonthlyStatistics } from './statistics';
import { getSystemHealthTree } from './system-health';
import {
  commitTeamMembers,
  commitTeams,
  getTeam,
  listAccessibleTeamValues,
  listTeamMembers,
  listTeams,
} from './teams';
import { getUserSummary } from './user-summary';
import { commitUsers, getUser, listUsers } from './users';
import {
  getAcceptancesTree,
  listAcceptanceNodes,
  listOldVersionNodes,
} from './version-acceptances';
import {
  addAcceptance,
  saveApplicationSettings,
  updateAcceptance,
} from './version-acceptances-save';
import { listAuthorisations, listChildAuthorisations } from './version-authorisations';
import { commitPackageAuthorisations } from './version-authorisations-batch';
import { listPackageAuthorisations } from './version-authorisations-packages';

/** Every operation that the service answers. The type requires all of them. */
const operations = {
  getCurrentSession,
  listLocales,
  listCurrencies,
  listOrganisations,
  commitOrganisations,
  listParentOrganisationValues,
  listRootOrganisationNodes,
  listChildOrganisationNodes,
  filterOrganisationTree,
  getAdminSummary,
  listUsers,
  commitUsers,
  getUser,
  listClients,
  commitClients,
  getClient,
  listIntegrationServers,
  getIntegrationServer,
  commitIntegrationServers,
  getIntegrationServerValues,
  listIntegrationServerLinkedOrganisations,
  lookUpEntities,
  listPosCoreInstances,
  commitPosCoreInstances,
  listPosCoreInstanceValues,
  getPosCoreInstance,
  listPosCoreLinkedOrganisations,
  listDeploymentServers,
  commitDeploymentServers,
  getOrganisationSummary,
  getOrganisationProfile,
  saveOrganisationProfile,
  initialiseOrganisation,
  listConfigTemplateOrganisations,
  listAuthorisations,
  listChildAuthorisations,
  listPackageAuthorisations,
  commitPackageAuthorisations,
  listLinks,
  commitLinks,
  listLinkAssignments,
  commitLinkAssignments,
  listLinkRootNodes,
  commitLinkRootNodes,
  listOrganisationUserValues,
  listOutletNodes,
  listServiceAccounts,
  commitServiceAccounts,
  getServiceAccount,
  resetServiceAccountPassword,
  getUserSummary,
  getOwnProfile,
  saveOwnProfile,
  changePassword,
  listPermissionGroupChoices,
  listPermissionGroups,
  getPermissionGroup,
  commitPermissionGroups,
  listAuditLogDescriptions,
  queryAuditLog,
  queryMonthlyStatistics,
  downloadMonthlyStatistics,
  listTeams,
  commitTeams,
  getTeam,
  listTeamMembers,
  commitTeamMembers,
  listAccessibleTeamValues,
  listPendingInvites,
  commitPendingInvites,
  resendInvite,
  createInviteLink,
  sendInvite,
  listConsentDocuments,
  acceptInvitation,
  validateInvitation,
  sendPasswordReset,
  validatePasswordReset,
  confirmPasswordReset,
  getSystemHealthTree,
  getAcceptancesTree,
  listOldVersionNodes,
  listAcceptanceNodes,
  saveApplicationSettings,
  addAcceptance,
  updateAcceptance,
} satisfies { [Id in OperationId]: Handler<Id> };

/** Returns the handlers by operation, each bound to the context of the service. */
export function boundOperations(context: ServiceContext): ReadonlyMap<string, ErasedHandler> {
  return new Map(
    Object.entries(operations).map(([operationId, handler]) => {
      // The router has checked the request against the contract, from which the handler's type is
      // generated.
      const erased = handler as unknown as (request: object) => ReturnType<ErasedHandler>;
      return [operationId, (request) => erased({ ...context, ...request })];
    }),
  );
}
