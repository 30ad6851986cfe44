import type { Client, ClientChange } from '~/api/clients';
import type {
  DeploymentServerInstance,
  DeploymentServerInstanceChange,
} from '~/api/deployment-servers';
import type {
  IntegrationServerInstance,
  IntegrationServerInstanceChange,
} from '~/api/integration-servers';
import type { OrganisationUserLink, OrganisationUserLinkChange } from '~/api/organisation-access';
import type { OrganisationProfile, OrganisationProfileChange } from '~/api/organisation-profile';
import type { Organisation, OrganisationChange } from '~/api/organisations';
import type { PermissionGroup, PermissionGroupChange } from '~/api/permission-groups';
import type { PosCoreInstance, PosCoreInstanceChange } from '~/api/pos-core-instances';
import type { ServiceAccount, ServiceAccountChange } from '~/api/service-accounts';
import type { Team, TeamChange } from '~/api/teams';
import type { User, UserChange } from '~/api/users';
import type {
  AcceptanceToUpdate,
  ApplicationPackageAcceptance,
  ApplicationSettings,
} from '~/api/version-acceptances';
import type { Exact } from './exact';
import type { RecordKind } from './record-change';

const addresses = ['versionUri', 'stagingUri', 'exceptionsUri'] as const;
const restriction = 'the outlet restriction';

/** The fields of a stored record that its change has in another form. */
type OtherForm<Value, Sent> = {
  [Field in keyof Value & keyof Sent]: [Pick<Value, Field>] extends [
    Partial<Pick<Sent, Field>> & Exact<Pick<Sent, Field>, Pick<Value, Field>>,
  ]
    ? never
    : Field;
}[keyof Value & keyof Sent];

/**
 * `unknown` if a stored record without its read-only fields may be sent. Otherwise its name tells the compiler's
 * reader which fields may not.
 */
type IfSendable<Value, Sent> = [Exclude<keyof Value, keyof Sent>] extends [never]
  ? [OtherForm<Value, Sent>] extends [never]
    ? unknown
    : { 'sent in another form': OtherForm<Value, Sent> }
  : { 'neither sent nor read-only': Exclude<keyof Value, keyof Sent> };

/**
 * Describes a kind of record. A field that a stored record has and its change has not, or has in another
 * form, does not compile unless it is read-only: a record is sent as it came.
 */
const kindOf =
  <Stored extends object, Sent>() =>
  <const ReadOnly extends keyof Stored & string = never>(
    kind: RecordKind & {
      readOnly: readonly ReadOnly[] & IfSendable<Omit<Stored, ReadOnly>, Sent>;
      guarded?: { readonly [Field in keyof Stored & string]?: string };
    },
  ): RecordKind =>
    kind;

/**
 * The kinds of records that people change. A test compares their read-only fields with the contract.
 */
export const recordKinds = {
  User: kindOf<User, UserChange>()({
    readOnly: ['isEmailUnconfirmed'],
    guarded: { scopes: 'the scopes (Server Administrator)' },
  }),
  Client: kindOf<Client, ClientChange>()({ readOnly: [] }),
  PosCoreInstance: kindOf<PosCoreInstance, PosCoreInstanceChange>()({
    readOnly: addresses,
  }),
  DeploymentServerInstance: kindOf<DeploymentServerInstance, DeploymentServerInstanceChange>()({
    readOnly: addresses,
  }),
  IntegrationServerInstance: kindOf<IntegrationServerInstance, IntegrationServerInstanceChange>()({
    readOnly: [],
  }),
  Organisation: kindOf<Organisation, OrganisationChange>()({
    readOnly: ['kapow'],
    guarded: { parentOrganisationID: 'the parent organisation' },
  }),
  OrganisationProfile: kindOf<OrganisationProfile, OrganisationProfileChange>()({ readOnly: [] }),
  OrganisationUserLink: kindOf<OrganisationUserLink, OrganisationUserLinkChange>()({
    readOnly: ['organisationName', 'teamUserName', 'userEmail', 'isEmailUnconfirmed'],
  }),
  Team: kindOf<Team, TeamChange>()({ readOnly: ['totalMembers'] }),
  PermissionGroup: kindOf<PermissionGroup, PermissionGroupChange>()({
    readOnly: ['totalAssignedUsers'],
    guarded: { permissions: 'the permissions' },
    entryKey: 'permissionID',
  }),
  ServiceAccount: kindOf<ServiceAccount, ServiceAccountChange>()({
    readOnly: [],
    guarded: {
      rootNodeID: restriction,
      rootNodeType: restriction,
      integrationServerPermissions: 'the permissions',
    },
  }),
  ApplicationPackageAcceptance: kindOf<
    // The sent user is the one who changes it.
    Omit<ApplicationPackageAcceptance, 'userID'>,
    AcceptanceToUpdate
  >()({
    readOnly: ['dateTimeAccepted'],
    guarded: { rootNodeID: restriction, rootNodeType: restriction },
  }),
  ApplicationSettings: kindOf<ApplicationSettings, ApplicationSettings>()({
    readOnly: [],
  }),
} satisfies Record<string, RecordKind>;
