import { eq, inArray } from 'drizzle-orm';
import type { Client, ClientBatch, ClientChange } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { AuditEntry } from '../audit-log';
import type { Caller } from '../authentication/caller';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { clients } from '../database/schema/servers';
import { problemOfImage } from './image-check';
import { largestBatch } from './largest-batch';

type ClientRow = typeof clients.$inferSelect;

export interface AppliedClientBatch {
  changes: Client[];
  deletes: string[];
  entries: AuditEntry[];
}

/**
 * Saves a batch of clients. On an error it throws, and the transaction undoes the whole batch.
 * @param secretHashes the hashed new secrets by client ID
 */
export async function applyClientBatch(
  transaction: DatabaseTransaction,
  batch: ClientBatch,
  secretHashes: ReadonlyMap<string, string>,
  caller: Caller,
  now: Date,
): Promise<AppliedClientBatch> {
  const deletes = [...new Set(batch.deletes)];
  const mentioned = [...batch.changes.map(({ clientID }) => clientID), ...deletes];
  if (mentioned.length > largestBatch) throw badRequest('The batch is too large.');
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A client is in the batch more than once.');
  }
  const rows = await transaction
    .select({ clientID: clients.clientID })
    .from(clients)
    .where(inArray(clients.clientID, mentioned));
  const known = new Set(rows.map(({ clientID }) => clientID));
  if (!deletes.every((clientID) => known.has(clientID))) {
    throw badRequest('A client to delete does not exist.');
  }

  const entries: AuditEntry[] = [];
  for (const clientID of deletes) {
    await transaction.delete(clients).where(eq(clients.clientID, clientID));
    entries.push({ type: 'ClientDeleted', caller, message: `Client ${clientID} was deleted.` });
  }
  const changes: Client[] = [];
  for (const change of batch.changes) {
    const isKnown = known.has(change.clientID);
    const saved = await saveClient(transaction, change, isKnown, secretHashes, now);
    changes.push(toClient(saved));
    const done = isKnown ? 'changed' : 'created';
    const secret = secretHashes.has(change.clientID) ? ' It has a new secret.' : '';
    entries.push({
      type: 'ClientChanged',
      caller,
      message: `Client ${change.clientID} was ${done}.${secret}`,
    });
  }
  return { changes, deletes, entries };
}

async function saveClient(
  transaction: DatabaseTransaction,
  change: ClientChange,
  isKnown: boolean,
  secretHashes: ReadonlyMap<string, string>,
  now: Date,
): Promise<ClientRow> {
  const problem = problemOfClient(change);
  if (problem !== null) throw badRequest(problem);
  const { newClientSecret, ...fields } = change;
  const secretHash = secretHashes.get(change.clientID);
  const values = { ...fields, ...(secretHash !== undefined && { secretHash }) };
  const [saved] = isKnown
    ? await transaction
        .update(clients)
        .set(values)
        .where(eq(clients.clientID, change.clientID))
        .returning()
    : await transaction
        .insert(clients)
        .values({ ...blankClient, ...values, dateTimeCreated: now })
        .returning();
  if (!saved) throw new Error('A saved client was not returned.');
  return saved;
}

const blankClient = {
  description: '',
  homepage: '',
  allowPasswordGrant: false,
  allowRemoteOrderingGrant: false,
  imageBase64: null,
  redirectUris: [],
};

/** Says what is wrong with a client beyond the limits of the contract; null for nothing. */
function problemOfClient({ clientID, imageBase64, redirectUris }: ClientChange): string | null {
  if (clientID !== clientID.trim() || /[\p{Cc}\p{Cf}]/u.test(clientID)) {
    return 'The client ID begins or ends with a space, or has characters that cannot be seen.';
  }
  // The console edits a client at an address that ends with its ID, and creates one at "new".
  if (['new', '.', '..'].includes(clientID)) return `The client ID cannot be "${clientID}".`;
  const wrong = redirectUris?.find((uri) => !isRedirectUri(uri));
  if (wrong !== undefined) return `"${wrong}" is not an address to redirect to.`;
  return problemOfImage(imageBase64);
}

/**
 * Whether a text is an absolute address without spaces. Where a person enters the addresses, spaces
 * separate them.
 */
function isRedirectUri(uri: string): boolean {
  if (/\s/.test(uri) || !URL.canParse(uri)) return false;
  return !['javascript:', 'data:', 'vbscript:'].includes(new URL(uri).protocol);
}

/** Converts a client to the record of the contract, which omits the secret. */
export function toClient(row: ClientRow): Client {
  const { secretHash, dateTimeCreated, ...client } = row;
  return exactly<Client>()(client);
}

function badRequest(reason: string) {
  return new CodedError<'commitClients'>(400, 'BadRequest', reason);
}
