import { and, eq, inArray, or } from 'drizzle-orm';
import type { LastSeen } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import { isGiving, isGivingMember } from '../authentication/organisation-role';
import type { Database } from '../database/open-database';
import { organisationUserLinks, teamMembers } from '../database/schema/access';
import { userLastSeen, users } from '../database/schema/people';
import { handler } from './handler';
import { momentText } from './moment-text';
import { findOrganisation, noOrganisation } from './organisation-of-path';

// This service issues no tokens: clients and service accounts never sign in here, so that it has
// nothing to record (docs/product/life-of-access.md#last-seen).
const nothingRecorded = () => ({ status: 200, body: [] as LastSeen[] }) as const;

export const listUsersLastSeen = handler('listUsersLastSeen', 'super-user', async (request) => ({
  status: 200,
  body: toLastSeen(await usersLastSeen(request.database)),
}));

export const listClientsLastSeen = handler('listClientsLastSeen', 'super-user', nothingRecorded);

export const listPeopleLastSeen = handler(
  'listPeopleLastSeen',
  'administrator-of-organisation',
  async ({ database, params, now }) => {
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const rows = await usersLastSeen(database).where(hasAccessTo(database, params.orgId, now));
    return { status: 200, body: toLastSeen(rows) };
  },
);

export const listServiceAccountsLastSeen = handler(
  'listServiceAccountsLastSeen',
  'administrator-of-organisation',
  async ({ database, params }) =>
    (await findOrganisation(database, params.orgId)) ? nothingRecorded() : noOrganisation,
);

const usersLastSeen = (database: Database) =>
  database
    .select({ id: users.userID, moment: userLastSeen.dateTimeLastSeen })
    .from(users)
    .leftJoin(userLastSeen, eq(userLastSeen.userID, users.userID))
    .$dynamic();

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

function toLastSeen(rows: readonly { id: string; moment: Date | null }[]): LastSeen[] {
  return rows.map(({ id, moment }) =>
    exactly<LastSeen>()({ id, lastSeen: moment && momentText(moment) }),
  );
}
