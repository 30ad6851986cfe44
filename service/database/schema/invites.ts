import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, identifier, moment } from './columns';
import { organisations } from './organisations';
import { users } from './people';

/**
 * An invitation that nobody has accepted yet. What it grants is kept as it was sent; a group, node
 * or team that is gone by the time it is accepted is left out then.
 */
export const invites = sqliteTable(
  'invites',
  {
    organisationUserInviteID: identifier('organisation_user_invite_id'),
    organisationID: text('organisation_id')
      .notNull()
      .references(() => organisations.organisationID, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    senderUserID: text('sender_user_id').references(() => users.userID, { onDelete: 'set null' }),
    senderName: text('sender_name').notNull(),
    isOrgAdmin: flag('is_org_admin').notNull(),
    permissionGroupIDs: text('permission_group_ids', { mode: 'json' }).$type<string[]>().notNull(),
    rootNodes: text('root_nodes', { mode: 'json' })
      .$type<{ nodeID: string; nodeType: number }[]>()
      .notNull(),
    teamMembershipIDs: text('team_membership_ids', { mode: 'json' }).$type<string[]>().notNull(),
    dateTimeCreated: moment('date_time_created').notNull(),
    expiryDateTimeUTC: moment('expiry_date_time_utc').notNull(),
  },
  (table) => [
    index('invites_organisation').on(table.organisationID),
    index('invites_email').on(sql`lower(${table.email})`),
    index('invites_sender').on(table.senderUserID),
  ],
);

/**
 * What proves an invitation. Apart from the invitation itself, because only hashes are kept: where
 * the user summary has to hand out a token (docs/product/entities.md#user-summary) it needs another
 * one than the mail's.
 */
export const inviteTokens = sqliteTable(
  'invite_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    organisationUserInviteID: text('organisation_user_invite_id')
      .notNull()
      .references(() => invites.organisationUserInviteID, { onDelete: 'cascade' }),
    dateTimeExpires: moment('date_time_expires').notNull(),
    /** Whether it was made to be passed on, and so says nothing about who reads the invited address. */
    isPassedOn: flag('is_passed_on').notNull().default(false),
  },
  (table) => [index('invite_tokens_invite').on(table.organisationUserInviteID)],
);
