import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Sealed } from '../secrets/secret-keys';
import { flag, foldedColumn, identifier, keyColumn, moment } from './columns';
import { enumColumn } from './stored-numbers';

export const posCoreInstances = sqliteTable(
  'pos_core_instances',
  {
    posCoreInstanceID: identifier('pos_core_instance_id'),
    name: text('name').notNull(),
    uri: text('uri').notNull(),
    jwtSigningKey: text('jwt_signing_key').$type<Sealed>(),
    versionUri: text('version_uri'),
    stagingUri: text('staging_uri'),
    exceptionsUri: text('exceptions_uri'),
    /**
     * Four numbers joined by dots; null when the instance never reported one. Its organisations
     * cannot be authorised for a package that needs a newer version
     * (docs/product/versions-and-health.md#minimum-pos-core-version).
     */
    version: text('version'),
    gitHash: text('git_hash'),
    nameFolded: foldedColumn('name_folded'),
  },
  (table) => [
    index('pos_core_instances_name_folded').on(
      table.nameFolded,
      table.posCoreInstanceID,
      table.name,
    ),
    // For instances of the release before (CONTRIBUTING.md#migrations).
    index('pos_core_instances_name').on(sql`${table.name} collate nocase`, table.posCoreInstanceID),
  ],
);

export const deploymentServers = sqliteTable('deployment_servers', {
  deploymentServerInstanceID: identifier('deployment_server_instance_id'),
  name: text('name').notNull(),
  uri: text('uri').notNull(),
  jwtSigningKey: text('jwt_signing_key').$type<Sealed>(),
  versionUri: text('version_uri'),
  stagingUri: text('staging_uri'),
  exceptionsUri: text('exceptions_uri'),
  nameFolded: foldedColumn('name_folded'),
});

export const integrationServers = sqliteTable(
  'integration_servers',
  {
    integrationServerInstanceID: identifier('integration_server_instance_id'),
    name: text('name').notNull(),
    /** Of IntegrationServerInstanceType. */
    integrationServerInstanceType: enumColumn(
      'integration_server_instance_type',
      'IntegrationServerInstanceType',
    ).notNull(),
    uri: text('uri').notNull(),
    jwtSigningKey: text('jwt_signing_key').$type<Sealed>(),
    stagingUri: text('staging_uri'),
    secretHash: text('secret_hash'),
    testInstance: flag('test_instance').notNull(),
    nameKey: keyColumn('name_key'),
    nameFolded: foldedColumn('name_folded'),
  },
  // The platform uses the name when it creates tokens
  // (docs/product/administration.md#edit-integration-server-instance).
  (table) => [
    uniqueIndex('integration_servers_name_key_unique').on(table.nameKey),
    index('integration_servers_name_folded').on(
      table.nameFolded,
      table.integrationServerInstanceID,
      table.name,
    ),
    index('integration_servers_type_folded').on(
      table.integrationServerInstanceType,
      table.nameFolded,
      table.integrationServerInstanceID,
      table.name,
    ),
    // For instances of the release before (CONTRIBUTING.md#migrations).
    uniqueIndex('integration_servers_name_unique').on(sql`lower(${table.name})`),
    index('integration_servers_name').on(
      sql`${table.name} collate nocase`,
      table.integrationServerInstanceID,
    ),
    index('integration_servers_type').on(
      table.integrationServerInstanceType,
      sql`${table.name} collate nocase`,
      table.integrationServerInstanceID,
    ),
  ],
);

export const clients = sqliteTable(
  'clients',
  {
    /** Chosen by a person, not a UUID. */
    clientID: text('client_id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    homepage: text('homepage').notNull(),
    allowPasswordGrant: flag('allow_password_grant').notNull(),
    allowRemoteOrderingGrant: flag('allow_remote_ordering_grant').notNull(),
    secretHash: text('secret_hash'),
    imageBase64: text('image_base64'),
    redirectUris: text('redirect_uris', { mode: 'json' }).$type<string[]>().notNull(),
    dateTimeCreated: moment('date_time_created').notNull(),
    clientIDKey: keyColumn('client_id_key'),
    nameFolded: foldedColumn('name_folded'),
  },
  (table) => [
    uniqueIndex('clients_id_unique').on(table.clientIDKey),
    index('clients_name_folded').on(table.nameFolded, table.clientID),
    // For instances of the release before (CONTRIBUTING.md#migrations).
    index('clients_name').on(sql`${table.name} collate nocase`, table.clientID),
  ],
);
