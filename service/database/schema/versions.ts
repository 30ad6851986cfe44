import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, foldedColumn, identifier, moment } from './columns';
import { organisations, outletNodes } from './organisations';
import { users } from './people';
import { enumColumn } from './stored-numbers';

export const applications = sqliteTable('applications', {
  applicationID: identifier('application_id'),
  name: text('name').notNull(),
  description: text('description').notNull(),
  iconUri: text('icon_uri'),
  nameFolded: foldedColumn('name_folded'),
});

export const applicationPackages = sqliteTable(
  'application_packages',
  {
    applicationPackageID: identifier('application_package_id'),
    applicationID: text('application_id')
      .notNull()
      .references(() => applications.applicationID, { onDelete: 'cascade' }),
    majorVersion: integer('major_version').notNull(),
    minorVersion: integer('minor_version').notNull(),
    buildNumber: integer('build_number').notNull(),
    revision: integer('revision').notNull(),
    changeNotes: text('change_notes').notNull(),
    dateTimeCreated: moment('date_time_created').notNull(),
    /** In bytes. */
    installerPackageLength: integer('installer_package_length').notNull(),
    /** Four numbers joined by dots; null when every POS Core version is new enough. */
    minimumPosCoreVersion: text('minimum_pos_core_version'),
  },
  (table) => [
    uniqueIndex('application_packages_version_unique').on(
      table.applicationID,
      table.majorVersion,
      table.minorVersion,
      table.buildNumber,
      table.revision,
    ),
  ],
);

/** The package of an application that an organisation may install; no row when there is none. */
export const authorisations = sqliteTable(
  'authorisations',
  {
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    applicationID: text('application_id')
      .notNull()
      .references(() => applications.applicationID, { onDelete: 'cascade' }),
    applicationPackageID: text('application_package_id')
      .notNull()
      .references(() => applicationPackages.applicationPackageID, { onDelete: 'cascade' }),
    autoAcceptNotBefore: moment('auto_accept_not_before'),
    dateTimeAuthorised: moment('date_time_authorised').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationID, table.applicationID] }),
    index('authorisations_package').on(table.applicationPackageID),
    index('authorisations_application').on(table.applicationID),
  ],
);

export const acceptances = sqliteTable(
  'acceptances',
  {
    applicationPackageAcceptanceID: identifier('application_package_acceptance_id'),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    applicationPackageID: text('application_package_id')
      .notNull()
      .references(() => applicationPackages.applicationPackageID, { onDelete: 'cascade' }),
    /** Null means immediately. */
    notBefore: moment('not_before'),
    /** Null means all nodes. */
    rootNodeID: text('root_node_id').references(() => outletNodes.nodeID, { onDelete: 'cascade' }),
    /** Of NodeType. */
    rootNodeType: enumColumn('root_node_type', 'NodeType'),
    /** Null when the application's settings accepted it, or when the user was deleted. */
    userID: text('user_id').references(() => users.userID, { onDelete: 'set null' }),
    dateTimeAccepted: moment('date_time_accepted').notNull(),
    /**
     * Whether the application's settings accepted it, and nobody has changed it since; null for an
     * acceptance by the release before.
     */
    isAutomatic: flag('is_automatic'),
  },
  (table) => [
    uniqueIndex('acceptances_node_unique').on(
      table.organisationID,
      table.applicationPackageID,
      table.rootNodeID,
    ),
    // In an index no null equals another one, so that acceptances for all nodes need their own.
    uniqueIndex('acceptances_all_nodes_unique')
      .on(table.organisationID, table.applicationPackageID)
      .where(sql`root_node_id is null`),
    index('acceptances_package').on(table.applicationPackageID),
    index('acceptances_root_node').on(table.rootNodeID),
    index('acceptances_user').on(table.userID),
  ],
);

/** How an organisation accepts new versions. No row means autoAccept off, and immediately. */
export const applicationSettings = sqliteTable(
  'application_settings',
  {
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    applicationID: text('application_id')
      .notNull()
      .references(() => applications.applicationID, { onDelete: 'cascade' }),
    autoAccept: flag('auto_accept').notNull(),
    /** yyyy-mm-dd hh:mm:ss; only the time of day counts. Null means immediately. */
    notBeforeTimeUTC: text('not_before_time_utc'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationID, table.applicationID] }),
    index('application_settings_application').on(table.applicationID),
  ],
);

export const clientApplicationStates = sqliteTable(
  'client_application_states',
  {
    clientApplicationStateID: integer('client_application_state_id').primaryKey(),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    nodeID: text('node_id')
      .notNull()
      .references(() => outletNodes.nodeID, { onDelete: 'cascade' }),
    /** Of NodeType. */
    nodeType: enumColumn('node_type', 'NodeType').notNull(),
    applicationName: text('application_name').notNull(),
    applicationVersion: text('application_version').notNull(),
    applicationType: text('application_type').notNull(),
    deviceIdentifier: text('device_identifier').notNull(),
    dateTimeUpdated: moment('date_time_updated').notNull(),
    osRegionName: text('os_region_name').notNull(),
    osCultureName: text('os_culture_name').notNull(),
    clientApplicationStateDetails: text('client_application_state_details', { mode: 'json' })
      .$type<{ name: string; value: string }[]>()
      .notNull(),
  },
  (table) => [
    uniqueIndex('client_application_states_unique').on(
      table.organisationID,
      table.deviceIdentifier,
      table.applicationName,
    ),
    index('client_application_states_node').on(table.nodeID),
  ],
);
