import type { components } from '~/api/schema.gen';
import type { Exact } from './exact';

type Schemas = components['schemas'];

/** What a change of a record has to respect (decision 0140). */
export interface RecordKind {
  /** The fields that the contract calls read-only. They are never sent. */
  readonly readOnly: readonly string[];
  /**
   * The fields without which a service that replaces records would change access, with their names
   * for people. Nothing is saved until they came or a person has set them.
   */
  readonly guarded?: Readonly<Record<string, string | undefined>>;
  /** The field that tells the entries of a list of records apart. */
  readonly entryKey?: string;
}

const addresses = ['versionUri', 'stagingUri', 'exceptionsUri'] as const;
const restriction = 'the outlet restriction';

/** `unknown` if a stored record without its read-only fields may be sent, or else `never`. */
type IfSendable<Value, Sent> = [Value] extends [Partial<Sent> & Exact<Sent, Value>]
  ? unknown
  : never;

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
  User: kindOf<Schemas['User'], Schemas['UserChange']>()({
    readOnly: ['isEmailUnconfirmed'],
    guarded: { scopes: 'the scopes' },
  }),
  Client: kindOf<Schemas['Client'], Schemas['ClientChange']>()({ readOnly: [] }),
  PosCoreInstance: kindOf<Schemas['PosCoreInstance'], Schemas['PosCoreInstanceChange']>()({
    readOnly: addresses,
  }),
  DeploymentServerInstance: kindOf<
    Schemas['DeploymentServerInstance'],
    Schemas['DeploymentServerInstanceChange']
  >()({ readOnly: addresses }),
  IntegrationServerInstance: kindOf<
    Schemas['IntegrationServerInstance'],
    Schemas['IntegrationServerInstanceChange']
  >()({ readOnly: [] }),
  Organisation: kindOf<Schemas['Organisation'], Schemas['OrganisationChange']>()({
    readOnly: ['kapow'],
    guarded: { parentOrganisationID: 'the parent organisation' },
  }),
  OrganisationProfile: kindOf<
    Schemas['OrganisationProfile'],
    Schemas['OrganisationProfileChange']
  >()({ readOnly: [] }),
  OrganisationUserLink: kindOf<
    Schemas['OrganisationUserLink'],
    Schemas['OrganisationUserLinkChange']
  >()({
    readOnly: ['organisationName', 'teamUserName', 'userEmail', 'isEmailUnconfirmed'],
  }),
  Team: kindOf<Schemas['Team'], Schemas['TeamChange']>()({ readOnly: ['totalMembers'] }),
  PermissionGroup: kindOf<Schemas['PermissionGroup'], Schemas['PermissionGroupChange']>()({
    readOnly: ['totalAssignedUsers'],
    guarded: { permissions: 'the permissions' },
    entryKey: 'permissionID',
  }),
  ServiceAccount: kindOf<Schemas['ServiceAccount'], Schemas['ServiceAccountChange']>()({
    readOnly: [],
    guarded: {
      rootNodeID: restriction,
      rootNodeType: restriction,
      integrationServerPermissions: 'the permissions',
    },
  }),
  ApplicationPackageAcceptance: kindOf<
    // The sent user is the one who changes it.
    Omit<Schemas['ApplicationPackageAcceptance'], 'userID'>,
    Schemas['AcceptanceToUpdate']
  >()({
    readOnly: ['dateTimeAccepted'],
    guarded: { rootNodeID: restriction, rootNodeType: restriction },
  }),
  ApplicationSettings: kindOf<Schemas['ApplicationSettings'], Schemas['ApplicationSettings']>()({
    readOnly: [],
  }),
} satisfies Record<string, RecordKind>;
