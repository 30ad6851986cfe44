import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { LastSeen } from '../../src/api/schema.gen';
import { isGiving, isGivingMember } from '../authentication/organisation-role';
import { jsonRecord } from '../database/json-records';
import { listInPortions } from '../database/list-in-portions';
import type { Database } from '../database/open-database';
import { organisationUserLinks, teamMembers } from '../database/schema/access';
import { userLastSeen, users } from '../database/schema/people';
import { handler } from './handler';
import { findOrganisation, noOrganisation } from './organisation-of-path';

// This service issues no tokens: clients and service accounts never sign in here, so that it has
// nothing to record (docs/product/life-of-access.md#last-seen).
const nothingRecorded = () => ({ status: 200, body: [] as LastSeen[] }) as const;

export const listUsersLastSeen = handler('listUsersLastSeen', 'super-user', ({ database }) => ({
  status: 200,
  body: usersLastSeen(database),
}));

export const listClientsLastSeen = handler('listClientsLastSeen', 'super-user', nothingRecorded);

export const listPeopleLastSeen = handler(
  'listPeopleLastSeen',
  'administrator-of-organisation',
  async ({ database, params, now }) => {
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const where = hasAccessTo(database, params.orgId, now);
    return { status: 200, body: usersLastSeen(database, where) };
  },
);

export const listServiceAccountsLastSeen = handler(
  'listServiceAccountsLastSeen',
  'administrator-of-organisation',
  async ({ database, params }) =>
    (await findOrganisation(database, params.orgId)) ? nothingRecorded() : noOrganisation,
);

const usersLastSeen = (database: Database, where?: SQL) =>
  listInPortions(database, {
    from: users,
    join: sql`LEFT JOIN ${userLastSeen} ON ${eq(userLastSeen.userID, users.userID)}`,
    where,
    order: [users.userID],
    record: lastSeen,
  });

const lastSeen = jsonRecord<LastSeen>({
  id: users.userID,
  lastSeen: userLastSeen.dateTimeLastSeen,
});

/** Makes the condition that a link of the organisation itself gives a person access to it. */
function hasAccessTo(database: Database, organisationID: string, now: Date) {
  const isHere = and(eq(organisationUserLinks.organisationID, organisationID), isGiving(now));
  const linked = database
    .select({ id: organisationUserLinks.userID })
    .from(organisationUserLinks)
    .where(isHere);
  const members = database
    .select({ id: teamMembers.userID })
    .from(teamMembers)
    .innerJoin(organisationUserLinks, eq(organisationUserLinks.teamID, teamMembers.teamID))
    .where(and(isHere, isGivingMember(now)));
  return or(inArray(users.userID, linked), inArray(users.userID, members));
}
