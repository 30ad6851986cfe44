import { eq, sql } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { hashPassword } from '../authentication/password-hash';
import { handler } from '../contract/handler';
import { clients } from '../database/schema/servers';
import { applyClientBatch, toClient } from './clients-batch';

export const listClients = handler('listClients', async ({ database }) => {
  const rows = await database
    .select()
    .from(clients)
    .orderBy(sql`${clients.name} collate nocase`, clients.clientID);
  return { status: 200, body: rows.map(toClient) };
});

export const getClient = handler('getClient', async ({ database, params }) => {
  const [row] = await database.select().from(clients).where(eq(clients.clientID, params.id));
  return row
    ? { status: 200, body: toClient(row) }
    : { status: 404, body: 'The client does not exist.' };
});

export const commitClients = handler('commitClients', async ({ database, body, caller, now }) => {
  // Hashing is slow, so that it happens before the transaction, which others wait for.
  const secretHashes = new Map<string, string>();
  for (const { clientID, newClientSecret } of body.changes) {
    if (newClientSecret) secretHashes.set(clientID, await hashPassword(newClientSecret));
  }
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const applied = await applyClientBatch(transaction, body, secretHashes, caller, now);
    await writeAuditLog(transaction, now, applied.entries);
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});
