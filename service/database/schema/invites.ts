import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { emailKeyColumn, flag, identifier, moment } from './columns';
import { organisations } from './organisations';
import { users } from './people';

/**
 * An invitation that nobody has accepted yet. The row has the grants as they were sent. The
 * acceptance leaves out a group, node or team that no longer exists.
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
    emailKey: emailKeyColumn('email_key'),
  },
  (table) => [
    index('invites_organisation').on(table.organisationID),
    index('invites_email_key').on(table.emailKey),
    // For instances of the release before (CONTRIBUTING.md#migrations).
    index('invites_email').on(sql`lower(${table.email})`),
    index('invites_sender').on(table.senderUserID),
  ],
);

/**
 * The tokens that prove an invitation. They have their own table because the database has only
 * their hashes: the user summary (docs/product/entities.md#user-summary) hands out a token, which
 * must be a new one beside the mail's.
 */
export const inviteTokens = sqliteTable(
  'invite_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    organisationUserInviteID: text('organisation_user_invite_id')
      .notNull()
      .references(() => invites.organisationUserInviteID, { onDelete: 'cascade' }),
    dateTimeExpires: moment('date_time_expires').notNull(),
    /** Whether people pass the link on, so that it does not prove who reads the invited address. */
    isPassedOn: flag('is_passed_on').notNull().default(false),
    /** Who made the link to pass it on; null for other tokens, and for those of older versions. */
    makerName: text('maker_name'),
    /** Whether My Account handed the token out, to the invited person who was signed in. */
    isFromMyAccount: flag('is_from_my_account').notNull().default(false),
  },
  (table) => [
    index('invite_tokens_invite').on(table.organisationUserInviteID),
    index('invite_tokens_expires').on(table.dateTimeExpires),
  ],
);
