import { eq, inArray } from 'drizzle-orm';
import { inSlices } from '../../database/in-slices';
import { listInPortions } from '../../database/list-in-portions';
import { clients } from '../../database/schema/servers';
import { requireReasonableSize } from '../apply-batch';
import { handler } from '../handler';
import { commitBatchWithSecrets } from '../new-secrets';
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
  const { database, body, headers } = request;
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
  const { changes, deletes } = await commitBatchWithSecrets(request, {
    changes: body.changes,
    secretOf: ({ newClientSecret }) => newClientSecret,
    idOf: ({ clientID }) => clientID,
    storedHashes: (withSecret) =>
      database
        .select({ id: clients.clientID, hash: clients.secretHash })
        .from(clients)
        .where(inArray(clients.clientID, withSecret)),
    apply: (transaction, secretHashes) =>
      applyClientBatch(transaction, body, { ...request, secretHashes, expected }),
  });
  return { status: 200, body: { changes: changes.map(toClient), deletes } };
});
