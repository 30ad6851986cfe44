import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Organisation } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import { writeAuditLog } from '../audit-log';
import { linksOfUser } from '../authentication/organisation-role';
import { handler } from '../contract/handler';
import { anyText } from '../database/any-text';
import type { Database } from '../database/open-database';
import { organisationUserLinks } from '../database/schema/access';
import { organisationClosure, organisations } from '../database/schema/organisations';
import { nameOf } from './organisation-save';
import { applyOrganisationBatch } from './organisations-batch';

export const listOrganisations = handler('listOrganisations', async ({ database, caller }) => {
  const rows = await database
    .select()
    .from(organisations)
    .where(caller.isSuperUser ? undefined : isAccessible(database, caller.userID))
    .orderBy(sql`${organisations.name} collate nocase`, organisations.organisationID);
  return { status: 200, body: rows.map(toOrganisation) };
});

export const listParentOrganisationValues = handler(
  'listParentOrganisationValues',
  async ({ database }) => {
    const { organisationID, name, organisationCode } = organisations;
    const rows = await database
      .select({ key: anyText(organisationID), name, organisationCode })
      .from(organisations)
      .orderBy(sql`${name} || ' [' || ${organisationCode} collate nocase`, organisationID);
    const body = rows.map(({ key, ...row }) => ({ key, value: nameOf(row) }));
    return { status: 200, body };
  },
);

export const commitOrganisations = handler('commitOrganisations', async (request) => {
  const { database, body, caller, now } = request;
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const applied = await applyOrganisationBatch(transaction, body, caller, now);
    await writeAuditLog(transaction, now, applied.entries);
    return applied;
  });
  return { status: 200, body: { changes: changes.map(toOrganisation), deletes } };
});

/**
 * Returns the condition that a user has access to an organisation: by an access link to it, or as
 * an administrator of an organisation above it.
 */
function isAccessible(database: Database, userID: string) {
  const accessible = database
    .select({ organisationID: organisationClosure.descendantID })
    .from(organisationUserLinks)
    .innerJoin(
      organisationClosure,
      eq(organisationClosure.ancestorID, organisationUserLinks.organisationID),
    )
    .where(
      and(
        linksOfUser(database, userID),
        or(eq(organisationUserLinks.isOrgAdmin, true), eq(organisationClosure.depth, 0)),
      ),
    );
  return inArray(organisations.organisationID, accessible);
}

/** Converts an organisation to the record of the contract. */
export function toOrganisation(row: typeof organisations.$inferSelect): Organisation {
  const { currencyCode, dateTimeCreated, ...organisation } = row;
  return exactly<Organisation>()(organisation);
}
