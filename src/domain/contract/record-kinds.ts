/** What a change of a record has to respect (decision 0140). */
export interface RecordKind {
  /** The fields that the contract calls read-only. They are never sent. */
  readonly readOnly: readonly string[];
  /**
   * The fields without which a service that replaces records would change access, with their names
   * for people. Nothing is saved until they came or a person has set them.
   */
  readonly guarded?: Readonly<Record<string, string>>;
  /** The field that tells the entries of a list of records apart. */
  readonly entryKey?: string;
}

const addresses = ['versionUri', 'stagingUri', 'exceptionsUri'] as const;
const restriction = 'the outlet restriction';

/**
 * The kinds of records that people change. A test compares their read-only fields with the contract.
 */
export const recordKinds = {
  User: { readOnly: ['isEmailUnconfirmed'], guarded: { scopes: 'the scopes' } },
  Client: { readOnly: [] },
  PosCoreInstance: { readOnly: addresses },
  DeploymentServerInstance: { readOnly: addresses },
  IntegrationServerInstance: { readOnly: [] },
  Organisation: {
    readOnly: ['kapow'],
    guarded: { parentOrganisationID: 'the parent organisation' },
  },
  OrganisationProfile: { readOnly: [] },
  OrganisationUserLink: {
    readOnly: ['organisationName', 'teamUserName', 'userEmail', 'isEmailUnconfirmed'],
  },
  Team: { readOnly: ['totalMembers'] },
  PermissionGroup: {
    readOnly: ['totalAssignedUsers'],
    guarded: { permissions: 'the permissions' },
    entryKey: 'permissionID',
  },
  ServiceAccount: {
    readOnly: [],
    guarded: {
      rootNodeID: restriction,
      rootNodeType: restriction,
      integrationServerPermissions: 'the permissions',
    },
  },
  ApplicationPackageAcceptance: {
    readOnly: ['dateTimeAccepted'],
    guarded: { rootNodeID: restriction, rootNodeType: restriction },
  },
  ApplicationSettings: { readOnly: [] },
} as const satisfies Record<string, RecordKind>;
