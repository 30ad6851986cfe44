import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Organisation } from '../../src/api/schema.gen';
import { linksOfUser } from '../authentication/organisation-role';
import type { Handler } from '../contract/handler';
import type { Database } from '../database/open-database';
import { organisationUserLinks } from '../database/schema/access';
import { organisationClosure, organisations } from '../database/schema/organisations';

export const listOrganisations: Handler<'listOrganisations'> = async ({ database, caller }) => {
  const rows = await database
    .select()
    .from(organisations)
    .where(caller.isSuperUser ? undefined : isAccessible(database, caller.userID))
    .orderBy(sql`${organisations.name} collate nocase`, organisations.organisationID);
  return { status: 200, body: rows.map(toOrganisation) };
};

/** Access is given to an organisation; to administrators also to all those below it. */
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

/** An organisation as the contract shows it. */
export function toOrganisation(row: typeof organisations.$inferSelect): Organisation {
  const { currencyCode, dateTimeCreated, organisationType, ...fields } = row;
  return { ...fields, organisationType: organisationType as Organisation['organisationType'] };
}
