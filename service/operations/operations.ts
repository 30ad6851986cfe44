import type { OperationId } from '../contract/operation-id';
import type { Role } from '../contract/role';
import type { ErasedHandler } from '../contract-router';
import type { ServiceContext } from '../service-context';
import * as adminSummary from './admin-summary';
import * as auditLogs from './audit-logs/audit-logs';
import * as changePassword from './change-password';
import * as clients from './clients/clients';
import * as consentDocuments from './consent-documents';
import * as currencies from './currencies';
import * as deploymentServers from './deployment-servers';
import * as entityLookup from './entity-lookup/entity-lookup';
import type { Operation } from './handler';
import * as initialise from './initialise/initialise';
import * as integrationServers from './integration-servers/integration-servers';
import * as invitations from './invitations/invitations';
import * as inviteUser from './invite-user/invite-user';
import * as locales from './locales/locales';
import * as organisationAccess from './organisation-access/organisation-access';
import * as organisationProfile from './organisation-profile';
import * as organisationSummary from './organisation-summary';
import * as organisationTree from './organisation-tree';
import * as organisations from './organisations/organisations';
import * as outletNodes from './outlet-nodes';
import * as ownProfile from './own-profile/own-profile';
import * as passwordReset from './password-reset/password-reset';
import * as pendingInvites from './pending-invites/pending-invites';
import * as pendingInvitesExtension from './pending-invites-extension';
import * as permissionGroups from './permission-groups/permission-groups';
import * as posCoreInstances from './pos-core-instances/pos-core-instances';
import * as serviceAccounts from './service-accounts/service-accounts';
import * as session from './session';
import * as statistics from './statistics/statistics';
import * as systemHealth from './system-health/system-health';
import * as teams from './teams/teams';
import * as userSummary from './user-summary';
import * as users from './users/users';
import * as versionAcceptanceSaves from './version-acceptances/save';
import * as versionAcceptances from './version-acceptances/version-acceptances';
import * as versionAuthorisationsBatch from './version-authorisations/batch';
import * as versionAuthorisations from './version-authorisations/version-authorisations';

// These modules export operations and nothing else.
const exported = {
  ...adminSummary,
  ...auditLogs,
  ...changePassword,
  ...clients,
  ...consentDocuments,
  ...currencies,
  ...deploymentServers,
  ...entityLookup,
  ...initialise,
  ...integrationServers,
  ...invitations,
  ...inviteUser,
  ...locales,
  ...organisationAccess,
  ...organisationProfile,
  ...organisationSummary,
  ...organisationTree,
  ...organisations,
  ...outletNodes,
  ...ownProfile,
  ...passwordReset,
  ...pendingInvitesExtension,
  ...pendingInvites,
  ...permissionGroups,
  ...posCoreInstances,
  ...serviceAccounts,
  ...session,
  ...statistics,
  ...systemHealth,
  ...teams,
  ...userSummary,
  ...users,
  ...versionAcceptanceSaves,
  ...versionAcceptances,
  ...versionAuthorisationsBatch,
  ...versionAuthorisations,
};

/** What the service answers. The type requires every operation of the contract, by its own name. */
export const operations = exported satisfies { [Id in OperationId]: Operation<Id> };

/** Returns who may call an operation of the contract. */
export function roleOf(operationId: string): Role {
  return operations[operationId as keyof typeof operations].role;
}

/** Returns the handlers by operation, each bound to the context of the service. */
export function boundOperations(context: ServiceContext): ReadonlyMap<string, ErasedHandler> {
  return new Map(
    Object.values(operations).map(({ operationId, handle }) => {
      // The router has checked the request against the contract, from which the handler's type is
      // generated.
      const erased = handle as unknown as (request: object) => ReturnType<ErasedHandler>;
      return [operationId, (request) => erased({ ...context, ...request })];
    }),
  );
}
