import { eq, inArray } from 'drizzle-orm';
import { inSlices } from '../../database/in-slices';
import { listInPortions } from '../../database/list-in-portions';
import { clients } from '../../database/schema/servers';
import { commitBatch, requireReasonableSize } from '../apply-batch';
import { handler } from '../handler';
import { applyClientBatch } from './batch';
import { clientRecord, toClient } from './record';

export const listClients = handler('listClients', 'super-user', ({ database }) => {
  const body = listInPortions(database, {
    from: clients,
    order: [clients.nameFolded, clients.clientID],
    record: clientRecord,
    large: clients.imageBase64,
  });
  return { status: 200, body };
});

export const getClient = handler('getClient', 'super-user', async ({ database, params }) => {
  const [row] = await database.select().from(clients).where(eq(clients.clientID, params.id));
  return row
    ? { status: 200, body: toClient(row) }
    : { status: 404, body: 'The client does not exist.' };
});

export const commitClients = handler('commitClients', 'super-user', async (request) => {
  const { database, passwords, body, headers } = request;
  requireReasonableSize(body.changes.length + body.deletes.length);
  const ids = body.changes.map(({ clientID }) => clientID);
  const before = await inSlices(ids, (slice) =>
    database
      .select({ clientID: clients.clientID })
      .from(clients)
      .where(inArray(clients.clientID, slice)),
  );
  const expected = {
    known: new Set(before.map(({ clientID }) => clientID)),
    added: headers['New-Records'],
  };
  // Hashing is slow, so that it happens before the transaction, which others wait for.
  const secretHashes = new Map<string, string>();
  for (const { clientID, newClientSecret } of body.changes) {
    if (newClientSecret) secretHashes.set(clientID, await passwords.hash(newClientSecret));
  }
  const { changes, deletes } = await commitBatch(request, (transaction) =>
    applyClientBatch(transaction, body, { ...request, secretHashes, expected }),
  );
  return { status: 200, body: { changes: changes.map(toClient), deletes } };
});
