import { eq } from 'drizzle-orm';
import type { Handler } from '../contract/handler';
import { users } from '../database/schema/people';
import { toUser } from './user-record';

export const getOwnProfile: Handler<'getOwnProfile'> = async ({ database, caller }) => {
  const [row] = await database.select().from(users).where(eq(users.userID, caller.userID));
  return row ? { status: 200, body: toUser(row) } : { status: 401, body: 'You are not signed in.' };
};
