import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { linksOfUser } from '../../authentication/organisation-role';
import { anyText } from '../../database/any-text';
import { listInPortions } from '../../database/list-in-portions';
import type { Database } from '../../database/open-database';
import { organisationUserLinks } from '../../database/schema/access';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { applyOrganisationBatch } from './batch';
import { organisationRecord, toOrganisation } from './record';
import { nameOf } from './save';

export const listOrganisations = handler(
  'listOrganisations',
  'signed-in',
  ({ database, caller }) => {
    const body = listInPortions(database, {
      from: organisations,
      where: caller.isSuperUser ? undefined : isAccessible(database, caller.userID),
      order: [sql`${organisations.name} collate nocase`, organisations.organisationID],
      record: organisationRecord,
    });
    return { status: 200, body };
  },
);

export const listParentOrganisationValues = handler(
  'listParentOrganisationValues',
  'super-user',
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

export const commitOrganisations = handler('commitOrganisations', 'super-user', async (request) => {
  const { body, caller, now } = request;
  const { changes, deletes } = await commitBatch(request, (transaction) =>
    applyOrganisationBatch(transaction, body, caller, now),
  );
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
