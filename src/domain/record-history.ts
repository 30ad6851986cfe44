import type { RecordKind } from '~/api/record-facts';

const server = { name: 'Name', uri: 'Uri', jwtSigningKey: 'JWT Signing Key' };

/**
 * The fields of each kind of record whose changes are recorded, in the order and with the labels of its
 * page; most pages take them from here (docs/product/history.md). A field that is not here leaves no trace.
 */
export const historyFields = {
  User: {
    shortName: 'Display Name',
    fullName: 'Full Name',
    image: 'Image',
    email: 'Email',
    locale: 'Locale',
    defaultCurrencyCode: 'Currency',
    isServerAdministrator: 'Server Administrator',
    scopes: 'Other scopes',
    password: 'Password',
  },
  Client: {
    clientID: 'Client ID',
    name: 'Name',
    imageBase64: 'Image',
    description: 'Description',
    homepage: 'Home Page',
    allowPasswordGrant: 'Allow Handling End User Passwords',
    allowRemoteOrderingGrant: 'Allow Remote Ordering Grants',
    secret: 'Secret',
    redirectUris: 'Redirect URIs',
  },
  Organisation: {
    organisationCode: 'Organisation Code',
    name: 'Name',
    kapow: 'Kapow',
    organisationType: 'Organisation Type',
    posCoreInstanceID: 'POS Core Instance',
    remoteOrderServerInstanceID: 'Remote Order Server',
    dataExtractionServerInstanceID: 'Data Extraction Server',
    partnerServerInstanceID: 'Partner Server',
    reportingServerInstanceID: 'Reporting Server',
    parentOrganisationID: 'Parent Organisation',
    active: 'Active',
    initialised: 'Initialised',
    timeZone: 'Time zone',
    currencyCode: 'Currency',
    authorisedVersion: 'Authorised Version',
  },
  PosCoreInstance: server,
  DeploymentServer: server,
  IntegrationServer: {
    ...server,
    integrationServerInstanceType: 'Type',
    secret: 'Secret',
    testInstance: 'Test Instance',
  },
  Team: { name: 'Name', members: 'Members' },
  PermissionGroup: {
    name: 'Name',
    organisationDefault: 'Default Permission Group',
    permissions: 'Permissions',
  },
  AccessLink: {
    teamUserName: 'User or team',
    isOrgAdmin: 'Organisation Administrator',
    endsAt: 'Access Ends',
    permissionGroups: 'Permission Groups',
    rootNodes: 'Outlet Restrictions',
  },
  ServiceAccount: {
    name: 'Name',
    serviceAccountType: 'Type',
    integrationServerPermissions: 'Integration Server Permissions',
    rootNodeID: 'Outlet restriction',
    password: 'Password',
  },
} as const satisfies Record<RecordKind, Readonly<Record<string, string>>>;

export type HistoryField<Kind extends RecordKind> = keyof (typeof historyFields)[Kind] & string;
