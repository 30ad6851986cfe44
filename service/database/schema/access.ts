import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, foldedColumn, identifier, keyColumn, moment } from './columns';
import { organisations, outletNodes } from './organisations';
import { users } from './people';
import { enumColumn } from './stored-numbers';

export const teams = sqliteTable(
  'teams',
  {
    teamID: identifier('team_id'),
    name: text('name').notNull(),
    ownerOrganisationID: text('owner_organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    nameKey: keyColumn('name_key'),
    nameFolded: foldedColumn('name_folded'),
  },
  (table) => [
    uniqueIndex('teams_name_key_unique').on(table.ownerOrganisationID, table.nameKey),
    index('teams_owner').on(table.ownerOrganisationID),
  ],
);

export const teamMembers = sqliteTable(
  'team_members',
  {
    teamUserLinkID: identifier('team_user_link_id'),
    teamID: text('team_id')
      .notNull()
      .references(() => teams.teamID, { onDelete: 'cascade' }),
    userID: text('user_id')
      .notNull()
      .references(() => users.userID, { onDelete: 'cascade' }),
    /** From this moment on the membership gives nothing; null for one without an end (decision 0125). */
    endsAt: moment('ends_at'),
  },
  (table) => [
    uniqueIndex('team_members_unique').on(table.teamID, table.userID),
    index('team_members_user').on(table.userID),
  ],
);

export const organisationUserLinks = sqliteTable(
  'organisation_user_links',
  {
    organisationUserLinkID: identifier('organisation_user_link_id'),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    /** Of OrganisationUserLinkType; decides which of userID and teamID is set. */
    linkType: enumColumn('link_type', 'OrganisationUserLinkType').notNull(),
    userID: text('user_id').references(() => users.userID, { onDelete: 'cascade' }),
    teamID: text('team_id').references(() => teams.teamID, { onDelete: 'cascade' }),
    isOrgAdmin: flag('is_org_admin').notNull(),
    /** From this moment on the link gives nothing; null for a link without an end (decision 0125). */
    endsAt: moment('ends_at'),
  },
  (table) => [
    uniqueIndex('organisation_user_links_user_unique').on(table.organisationID, table.userID),
    uniqueIndex('organisation_user_links_team_unique').on(table.organisationID, table.teamID),
    index('organisation_user_links_user').on(table.userID),
    index('organisation_user_links_team').on(table.teamID),
    check(
      'organisation_user_links_target',
      sql`(link_type = 1 and user_id is not null and team_id is null) or (link_type = 2 and team_id is not null and user_id is null)`,
    ),
  ],
);

export const permissionGroups = sqliteTable(
  'permission_groups',
  {
    userPermissionGroupID: identifier('user_permission_group_id'),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    organisationDefault: flag('organisation_default').notNull(),
    nameKey: keyColumn('name_key'),
    nameFolded: foldedColumn('name_folded'),
  },
  (table) => [
    uniqueIndex('permission_groups_name_key_unique').on(table.organisationID, table.nameKey),
    index('permission_groups_organisation').on(table.organisationID),
  ],
);

export const permissionGroupPermissions = sqliteTable(
  'permission_group_permissions',
  {
    userPermissionGroupID: text('user_permission_group_id')
      .notNull()
      .references(() => permissionGroups.userPermissionGroupID, { onDelete: 'cascade' }),
    permissionID: enumColumn('permission_id', 'Permission').notNull(),
    /** Any combination of the flags of PermissionAction. */
    allowedActions: integer('allowed_actions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userPermissionGroupID, table.permissionID] })],
);

export const permissionGroupAssignments = sqliteTable(
  'permission_group_assignments',
  {
    userPermissionGroupAssignmentID: identifier('user_permission_group_assignment_id'),
    organisationUserLinkID: text('organisation_user_link_id')
      .notNull()
      .references(() => organisationUserLinks.organisationUserLinkID, { onDelete: 'cascade' }),
    userPermissionGroupID: text('user_permission_group_id')
      .notNull()
      .references(() => permissionGroups.userPermissionGroupID, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('permission_group_assignments_unique').on(
      table.organisationUserLinkID,
      table.userPermissionGroupID,
    ),
    index('permission_group_assignments_group').on(table.userPermissionGroupID),
  ],
);

/** The site nodes of an access link's outlet restriction; without rows there is none. */
export const linkRootNodes = sqliteTable(
  'link_root_nodes',
  {
    organisationUserLinkID: text('organisation_user_link_id')
      .notNull()
      .references(() => organisationUserLinks.organisationUserLinkID, { onDelete: 'cascade' }),
    nodeID: text('node_id')
      .notNull()
      .references(() => outletNodes.nodeID, { onDelete: 'cascade' }),
    /** Of NodeType. */
    nodeType: enumColumn('node_type', 'NodeType').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationUserLinkID, table.nodeID] }),
    index('link_root_nodes_node').on(table.nodeID),
  ],
);

export const serviceAccounts = sqliteTable(
  'service_accounts',
  {
    serviceAccountID: identifier('service_account_id'),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of ServiceAccountType. */
    serviceAccountType: enumColumn('service_account_type', 'ServiceAccountType').notNull(),
    // Restrict, because an account that loses its restriction would have access everywhere.
    rootNodeID: text('root_node_id').references(() => outletNodes.nodeID, {
      onDelete: 'restrict',
    }),
    /** Of NodeType. */
    rootNodeType: enumColumn('root_node_type', 'NodeType'),
    integrationServerPermissions: text('integration_server_permissions', { mode: 'json' })
      .$type<number[]>()
      .notNull(),
    /** Null until the first reset of the password. */
    passwordHash: text('password_hash'),
    nameFolded: foldedColumn('name_folded'),
  },
  (table) => [
    index('service_accounts_organisation').on(table.organisationID),
    index('service_accounts_root_node').on(table.rootNodeID),
  ],
);
