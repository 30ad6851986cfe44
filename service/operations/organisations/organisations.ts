import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { givingLinksOfUser } from '../../authentication/organisation-role';
import { anyText } from '../../database/any-text';
import { listInPortions } from '../../database/list-in-portions';
import type { Database } from '../../database/open-database';
import { organisationUserLinks } from '../../database/schema/access';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { isWholeList, readList } from '../list-search';
import { watchGains } from '../organisation-access/gained-rights';
import { applyOrganisationBatch } from './batch';
import { organisationRecord, toOrganisation } from './record';
import { nameOf } from './save';

const byName = [organisations.nameFolded, organisations.organisationID];

/** A person searches for an organisation by its name, its code, or both as `nameOf` joins them. */
const searched = {
  id: organisations.organisationID,
  texts: [
    sql`(${organisations.nameFolded} || ' [' || ${organisations.organisationCodeFolded} || ']')`,
    organisations.organisationCodeFolded,
  ],
};

export const listOrganisations = handler(
  'listOrganisations',
  'signed-in',
  async ({ database, caller, query, now }) => {
    const mayKnow = caller.isSuperUser ? undefined : isAccessible(database, caller.userID, now);
    if (isWholeList(query)) {
      const list = {
        from: organisations,
        where: mayKnow,
        order: byName,
        record: organisationRecord,
      };
      return { status: 200, body: listInPortions(database, list) };
    }
    const rows = await readList(query, searched, (where, limit) =>
      database
        .select()
        .from(organisations)
        .where(and(mayKnow, where))
        .orderBy(...byName)
        .limit(limit),
    );
    return { status: 200, body: rows.map(toOrganisation) };
  },
);

export const listParentOrganisationValues = handler(
  'listParentOrganisationValues',
  'super-user',
  async ({ database, query }) => {
    const { organisationID, name, organisationCode } = organisations;
    // The index of the names gives the first ones. Their order differs from that of the values only
    // where a name begins with another name.
    const byValue = sql`${organisations.nameFolded} || ' [' || ${organisations.organisationCodeFolded}`;
    const order = query.limit === undefined ? [byValue, organisationID] : byName;
    const rows = await readList(query, searched, (where, limit) =>
      database
        .select({ key: anyText(organisationID), name, organisationCode })
        .from(organisations)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    );
    const body = rows.map(({ key, ...row }) => ({ key, value: nameOf(row) }));
    return { status: 200, body };
  },
);

export const commitOrganisations = handler('commitOrganisations', 'super-user', async (request) => {
  const { body, caller, now } = request;
  const moved = body.changes.flatMap(({ organisationID }) => organisationID ?? []);
  const { changes, deletes } = await commitBatch(request, (transaction) =>
    watchGains(transaction, { by: caller, now, moved }, () =>
      applyOrganisationBatch(transaction, body, caller, now),
    ),
  );
  return { status: 200, body: { changes: changes.map(toOrganisation), deletes } };
});

/**
 * Returns the condition that a user has access to an organisation: by an access link to it, or as
 * an administrator of an organisation above it.
 */
function isAccessible(database: Database, userID: string, now: Date) {
  const accessible = database
    .select({ organisationID: organisationClosure.descendantID })
    .from(organisationUserLinks)
    .innerJoin(
      organisationClosure,
      eq(organisationClosure.ancestorID, organisationUserLinks.organisationID),
    )
    .where(
      and(
        givingLinksOfUser(database, userID, now),
        or(eq(organisationUserLinks.isOrgAdmin, true), eq(organisationClosure.depth, 0)),
      ),
    );
  return inArray(organisations.organisationID, accessible);
}
