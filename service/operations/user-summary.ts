import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ConsentDocument, OrganisationUserLink } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import { givingLinksOfUser, linksOfUser } from '../authentication/organisation-role';
import { hashToken, newToken } from '../authentication/random-token';
import { unavailability } from '../database/database-unavailable';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { organisationUserLinks, teams } from '../database/schema/access';
import { invites, inviteTokens } from '../database/schema/invites';
import { organisations } from '../database/schema/organisations';
import { consentAcceptances, consentDocuments, users } from '../database/schema/people';
import { handler } from './handler';
import { readInsightsAccess } from './insights-access';

export const getUserSummary = handler('getUserSummary', 'self', async (request) => {
  const { database, params, caller, now } = request;
  const [user] = await database.select().from(users).where(eq(users.userID, params.userId));
  if (!user) return { status: 404, body: 'The user does not exist.' };
  const currentUser = user.userID === caller.userID;
  return {
    status: 200,
    body: {
      fullName: user.fullName,
      locale: user.locale,
      defaultCurrencyCode: user.defaultCurrencyCode,
      organisationUserLinks: await readLinks(
        database,
        // Whoever ends the access of somebody else needs the links that have ended, too.
        currentUser
          ? givingLinksOfUser(database, user.userID, now)
          : linksOfUser(database, user.userID),
      ),
      organisationUserInvites: await readInvites(database, user, currentUser, now),
      ...(await readInsightsAccess(database, user.userID, now)),
      latestConsentDocuments: await readConsentDocuments(database, user.userID),
      currentUser,
    },
  };
});

async function readLinks(
  database: Database,
  condition: SQL | undefined,
): Promise<OrganisationUserLink[]> {
  const rows = await database
    .select({
      organisationUserLinkID: organisationUserLinks.organisationUserLinkID,
      linkType: organisationUserLinks.linkType,
      isOrgAdmin: organisationUserLinks.isOrgAdmin,
      organisationID: organisations.organisationID,
      organisationName: organisations.name,
      teamUserID: sql<string>`coalesce(${organisationUserLinks.userID}, ${organisationUserLinks.teamID})`,
      teamUserName: sql<string>`coalesce(${users.fullName}, ${teams.name})`,
      userEmail: users.email,
    })
    .from(organisationUserLinks)
    .innerJoin(
      organisations,
      eq(organisations.organisationID, organisationUserLinks.organisationID),
    )
    .leftJoin(users, eq(users.userID, organisationUserLinks.userID))
    .leftJoin(teams, eq(teams.teamID, organisationUserLinks.teamID))
    .where(condition)
    .orderBy(organisations.nameFolded, asc(organisationUserLinks.organisationUserLinkID));
  return exactly<OrganisationUserLink[]>()(rows);
}

const tokenLifetime = 60 * 60_000;

/** How many tokens an invitation has from My Account. Each read makes one, in each open window. */
const mostTokens = 10;

/**
 * Reads the pending invitations of the user's address. The service has only the hashes of mailed
 * tokens and cannot show them again. An invited person therefore gets new tokens, which expire
 * within an hour, or when there are too many newer ones. Other people get none, and nobody does while
 * the database takes no changes.
 */
async function readInvites(database: Database, user: { email: string }, isOwn: boolean, now: Date) {
  const rows = await database
    .select({
      organisationUserInviteID: invites.organisationUserInviteID,
      organisationName: organisations.name,
      email: invites.email,
      expires: invites.expiryDateTimeUTC,
    })
    .from(invites)
    .innerJoin(organisations, eq(organisations.organisationID, invites.organisationID))
    .where(and(eq(invites.emailKey, user.email), gt(invites.expiryDateTimeUTC, now)))
    .orderBy(organisations.nameFolded, invites.organisationUserInviteID);
  const withTokens = rows.map((row) => ({ ...row, token: newToken() }));
  const kept = isOwn && rows.length > 0 ? await keepTokens(database, withTokens, now) : null;
  return withTokens
    .filter(({ organisationUserInviteID }) => kept?.has(organisationUserInviteID) ?? true)
    .map(({ expires, token, ...invite }) => ({ ...invite, token: kept ? token : null }));
}

/**
 * Stores new tokens of the invitations that are still pending.
 * @returns the ids of these; null if a database takes no changes, which can still be read
 */
async function keepTokens(
  database: Database,
  made: readonly { organisationUserInviteID: string; expires: Date; token: string }[],
  now: Date,
): Promise<ReadonlySet<string> | null> {
  const ids = made.map((row) => row.organisationUserInviteID);
  const values = made.map(({ token, organisationUserInviteID, expires }) => ({
    tokenHash: hashToken(token),
    organisationUserInviteID,
    isFromMyAccount: true,
    dateTimeExpires: new Date(Math.min(expires.getTime(), now.getTime() + tokenLifetime)),
  }));
  try {
    return await database.transaction(async (transaction) => {
      await transaction.delete(inviteTokens).where(lt(inviteTokens.dateTimeExpires, now));
      await removeOldTokens(transaction, ids);
      const pending = await transaction
        .select({ id: invites.organisationUserInviteID })
        .from(invites)
        .where(inArray(invites.organisationUserInviteID, ids));
      const kept = new Set(pending.map(({ id }) => id));
      const stored = values.filter(({ organisationUserInviteID: id }) => kept.has(id));
      if (stored.length > 0) await transaction.insert(inviteTokens).values(stored);
      return kept;
    });
  } catch (error) {
    if (unavailability(error) === null) throw error;
    return null;
  }
}

/** Removes the oldest tokens of My Account, so that each of these invitations may get one more. */
async function removeOldTokens(transaction: DatabaseTransaction, inviteIDs: string[]) {
  const { tokenHash, organisationUserInviteID, dateTimeExpires, isFromMyAccount } = inviteTokens;
  const newestFirst = transaction.$with('newest_first').as(
    transaction
      .select({
        tokenHash,
        // Tokens that end together were made in the order of their rows.
        position: sql<number>`row_number() over (
          partition by ${organisationUserInviteID} order by ${dateTimeExpires} desc, rowid desc
        )`.as('position'),
      })
      .from(inviteTokens)
      .where(and(inArray(organisationUserInviteID, inviteIDs), eq(isFromMyAccount, true))),
  );
  const beyond = transaction
    .with(newestFirst)
    .select({ tokenHash: newestFirst.tokenHash })
    .from(newestFirst)
    .where(gte(newestFirst.position, mostTokens));
  await transaction.delete(inviteTokens).where(inArray(tokenHash, beyond));
}

/** Reads, for each document that the user agreed to, the newest version with an agreement. */
async function readConsentDocuments(
  database: Database,
  userID: string,
): Promise<ConsentDocument[]> {
  const { consentDocumentID, title, version, dateTimePublished } = consentDocuments;
  const rows = await database
    .select({ consentDocumentID, title, version })
    .from(consentAcceptances)
    .innerJoin(
      consentDocuments,
      eq(consentDocuments.consentDocumentID, consentAcceptances.consentDocumentID),
    )
    .where(eq(consentAcceptances.userID, userID))
    .orderBy(sql`${title} collate nocase`, desc(dateTimePublished));
  return exactly<ConsentDocument[]>()(
    rows.filter((row, index) => row.title !== rows[index - 1]?.title),
  );
}
