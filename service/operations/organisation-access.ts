import { sql } from 'drizzle-orm';
import type { Handler } from '../contract/handler';
import { users } from '../database/schema/people';
import { findOrganisation } from './organisation-of-path';
import { isChoosableIn } from './organisation-people';

const noOrganisation = { status: 404, body: 'The organisation does not exist.' } as const;

export const listOrganisationUserValues: Handler<'listOrganisationUserValues'> = async (
  request,
) => {
  const { database, params, caller } = request;
  if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
  const rows = await database
    .select({ key: users.userID, value: users.fullName })
    .from(users)
    .where(isChoosableIn(database, params.orgId, caller))
    .orderBy(sql`${users.fullName} collate nocase`, users.userID);
  return { status: 200, body: rows };
};
