import { eq } from 'drizzle-orm';
import { listInPortions } from '../../database/list-in-portions';
import { users } from '../../database/schema/people';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { applyUserBatch } from './batch';
import { toUser, userRecord } from './record';

export const listUsers = handler('listUsers', 'super-user', ({ database }) => {
  const order = [users.fullNameFolded, users.userID];
  const body = listInPortions(database, {
    from: users,
    order,
    record: userRecord,
    large: users.image,
  });
  return { status: 200, body };
});

export const getUser = handler('getUser', 'super-user', async ({ database, params }) => {
  const [row] = await database.select().from(users).where(eq(users.userID, params.id));
  return row
    ? { status: 200, body: toUser(row) }
    : { status: 404, body: 'The user does not exist.' };
});

export const commitUsers = handler('commitUsers', 'super-user', async (request) => {
  const { body, caller, now } = request;
  const { changes, deletes } = await commitBatch(request, (transaction) =>
    applyUserBatch(transaction, body, caller, now),
  );
  return { status: 200, body: { changes: changes.map(toUser), deletes } };
});
