import { eq, sql } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { handler } from '../contract/handler';
import { users } from '../database/schema/people';
import { toUser } from './user-record';
import { applyUserBatch } from './users-batch';

export const listUsers = handler('listUsers', async ({ database }) => {
  const rows = await database
    .select()
    .from(users)
    .orderBy(sql`${users.fullName} collate nocase`, users.userID);
  return { status: 200, body: rows.map(toUser) };
});

export const getUser = handler('getUser', async ({ database, params }) => {
  const [row] = await database.select().from(users).where(eq(users.userID, params.id));
  return row
    ? { status: 200, body: toUser(row) }
    : { status: 404, body: 'The user does not exist.' };
});

export const commitUsers = handler('commitUsers', async ({ database, body, caller, now }) => {
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const applied = await applyUserBatch(transaction, body, caller, now);
    await writeAuditLog(transaction, now, applied.entries);
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});
