import type { Values } from '../calls/request-of';

/** A kind of records that a batch adds, changes and deletes. */
export interface BatchResource {
  noun: string;
  commit: string;
  list: string;
  /** The operation that reads one record; null if there is none. */
  read: string | null;
  /** The field that identifies a record. */
  id: string;
  /**
   * The field with a text that only one record has. Changes of the story leave its beginning as it is, of
   * an address what is before the @.
   */
  label: string;
  /**
   * The fields that every change has, where the contract says that each other one that is left out
   * stays as it is.
   */
  needed?: readonly string[];
  /** The needed field whose text the second change of a record changes. */
  renamed?: string;
  /** Whether a person chooses the id, so that a new record has it as well. */
  hasChosenID?: boolean;
}

/** A record that the run has made. */
export interface OwnRecord {
  resource: BatchResource;
  /** The values of the path of its batch. */
  values: Values;
  id: string;
  /** What was sent to make it. */
  sent: Readonly<Record<string, unknown>>;
  /** Strikes the record off the ledger. */
  strike: () => void;
}

export const users: BatchResource = {
  noun: 'user',
  commit: 'commitUsers',
  list: 'listUsers',
  read: 'getUser',
  id: 'userID',
  label: 'email',
  needed: ['shortName', 'fullName', 'email'],
  renamed: 'fullName',
};

export const clients: BatchResource = {
  noun: 'client',
  commit: 'commitClients',
  list: 'listClients',
  read: 'getClient',
  id: 'clientID',
  label: 'clientID',
  needed: ['clientID', 'name'],
  renamed: 'name',
  hasChosenID: true,
};

export const organisations: BatchResource = {
  noun: 'organisation',
  commit: 'commitOrganisations',
  list: 'listOrganisations',
  read: null,
  id: 'organisationID',
  label: 'organisationCode',
  needed: ['organisationCode', 'name'],
  renamed: 'name',
};

export const posCoreInstances: BatchResource = {
  noun: 'POS Core instance',
  commit: 'commitPosCoreInstances',
  list: 'listPosCoreInstances',
  read: 'getPosCoreInstance',
  id: 'posCoreInstanceID',
  label: 'uri',
};

export const integrationServers: BatchResource = {
  noun: 'integration server',
  commit: 'commitIntegrationServers',
  list: 'listIntegrationServers',
  read: 'getIntegrationServer',
  id: 'integrationServerInstanceID',
  label: 'uri',
  needed: ['name', 'uri'],
  renamed: 'name',
};

export const deploymentServers: BatchResource = {
  noun: 'deployment server',
  commit: 'commitDeploymentServers',
  list: 'listDeploymentServers',
  read: null,
  id: 'deploymentServerInstanceID',
  label: 'uri',
};

export const teams: BatchResource = {
  noun: 'team',
  commit: 'commitTeams',
  list: 'listTeams',
  read: 'getTeam',
  id: 'teamID',
  label: 'name',
};

export const permissionGroups: BatchResource = {
  noun: 'permission group',
  commit: 'commitPermissionGroups',
  list: 'listPermissionGroups',
  read: 'getPermissionGroup',
  id: 'userPermissionGroupID',
  label: 'name',
  needed: ['name'],
  renamed: 'name',
};

export const serviceAccounts: BatchResource = {
  noun: 'service account',
  commit: 'commitServiceAccounts',
  list: 'listServiceAccounts',
  read: 'getServiceAccount',
  id: 'serviceAccountID',
  label: 'name',
  needed: ['name', 'serviceAccountType'],
  renamed: 'name',
};

export const links: BatchResource = {
  noun: 'access link',
  commit: 'commitLinks',
  list: 'listLinks',
  read: null,
  id: 'organisationUserLinkID',
  label: 'teamUserID',
};
