import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, foldedColumn, identifier, keyColumn, moment } from './columns';
import { integrationServers, posCoreInstances } from './servers';
import { enumColumn } from './stored-numbers';

export const organisations = sqliteTable(
  'organisations',
  {
    organisationID: identifier('organisation_id'),
    organisationCode: text('organisation_code').notNull(),
    name: text('name').notNull(),
    kapow: text('kapow'),
    /** Of OrganisationType. */
    organisationType: enumColumn('organisation_type', 'OrganisationType').notNull(),
    posCoreInstanceID: text('pos_core_instance_id').references(
      () => posCoreInstances.posCoreInstanceID,
      { onDelete: 'restrict' },
    ),
    remoteOrderServerInstanceID: text('remote_order_server_instance_id').references(
      () => integrationServers.integrationServerInstanceID,
      { onDelete: 'restrict' },
    ),
    dataExtractionServerInstanceID: text('data_extraction_server_instance_id').references(
      () => integrationServers.integrationServerInstanceID,
      { onDelete: 'restrict' },
    ),
    partnerServerInstanceID: text('partner_server_instance_id').references(
      () => integrationServers.integrationServerInstanceID,
      { onDelete: 'restrict' },
    ),
    reportingServerInstanceID: text('reporting_server_instance_id').references(
      () => integrationServers.integrationServerInstanceID,
      { onDelete: 'restrict' },
    ),
    parentOrganisationID: text('parent_organisation_id').references(
      (): AnySQLiteColumn => organisations.organisationID,
      { onDelete: 'restrict' },
    ),
    active: flag('active').notNull().default(false),
    initialised: flag('initialised').notNull().default(false),
    /** Null until the organisation is initialised. */
    currencyCode: text('currency_code'),
    /** The name in the IANA database; null for that of the organisations above. */
    timeZone: text('time_zone'),
    dateTimeCreated: moment('date_time_created').notNull(),
    organisationCodeKey: keyColumn('organisation_code_key'),
    organisationCodeFolded: foldedColumn('organisation_code_folded'),
    nameFolded: foldedColumn('name_folded'),
  },
  (table) => [
    uniqueIndex('organisations_code_key_unique').on(table.organisationCodeKey),
    // The first ones by name, and the search of a list, need nothing but this index.
    index('organisations_name_folded').on(
      table.nameFolded,
      table.organisationID,
      table.name,
      table.organisationCode,
      table.organisationCodeFolded,
    ),
    // For instances of the release before (CONTRIBUTING.md#migrations).
    uniqueIndex('organisations_code_unique').on(sql`lower(${table.organisationCode})`),
    index('organisations_name').on(
      sql`${table.name} collate nocase`,
      table.organisationID,
      table.organisationCode,
    ),
    index('organisations_parent').on(table.parentOrganisationID),
    index('organisations_pos_core').on(table.posCoreInstanceID),
    index('organisations_remote_order').on(table.remoteOrderServerInstanceID),
    index('organisations_data_extraction').on(table.dataExtractionServerInstanceID),
    index('organisations_partner').on(table.partnerServerInstanceID),
    index('organisations_reporting').on(table.reportingServerInstanceID),
  ],
);

/**
 * A row for every organisation with each one above it, and with itself at depth 0.
 * Triggers maintain it (migration 0001). Nothing else writes to it.
 */
export const organisationClosure = sqliteTable(
  'organisation_closure',
  {
    ancestorID: text('ancestor_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    descendantID: text('descendant_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    depth: integer('depth').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorID, table.descendantID] }),
    index('organisation_closure_descendant').on(table.descendantID, table.depth),
  ],
);

/** The site nodes: outlet groups, outlets and terminals. */
export const outletNodes = sqliteTable(
  'outlet_nodes',
  {
    nodeID: identifier('node_id'),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    parentID: text('parent_id').references((): AnySQLiteColumn => outletNodes.nodeID, {
      onDelete: 'cascade',
    }),
    /** Of NodeType. */
    nodeType: enumColumn('node_type', 'NodeType').notNull(),
    name: text('name').notNull(),
    nameFolded: foldedColumn('name_folded'),
  },
  (table) => [
    index('outlet_nodes_organisation').on(table.organisationID),
    index('outlet_nodes_parent').on(table.parentID),
  ],
);
