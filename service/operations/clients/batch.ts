import { inArray } from 'drizzle-orm';
import type { ClientBatch, ClientChange } from '../../../src/api/schema.gen';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { redirectUriError } from '../../../src/domain/redirect-uris';
import { hasHiddenCharacters, textKey } from '../../../src/domain/stored-text';
import { pageAddressProblem } from '../../../src/domain/web-address';
import { formerName } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { clients } from '../../database/schema/servers';
import { mapInSlices } from '../../database/time-slices';
import {
  type AppliedBatch,
  applyBatch,
  type BatchCheck,
  deletesExist,
  type Edit,
  eachOnce,
} from '../apply-batch';
import { problemOfImage } from '../image-check';
import { newSecretText, type SecretHashes } from '../new-secrets';
import { findTakenTexts } from '../taken-texts';

type ClientRow = typeof clients.$inferSelect;

/** What the caller of a batch knew of the clients. */
interface ExpectedClients {
  /** The IDs in the batch that existed when the call came. */
  known: ReadonlySet<string>;
  /** How many of the changes add a client, if the caller said so. */
  added?: number;
}

interface ClientBatchOptions {
  caller: Caller;
  now: Date;
  secretHashes: SecretHashes<ClientChange>;
  expected: ExpectedClients;
}

/** Saves a batch of clients. A change with an unknown ID is a new client. */
export function applyClientBatch(
  transaction: DatabaseTransaction,
  batch: ClientBatch,
  { caller, now, secretHashes, expected }: ClientBatchOptions,
): Promise<AppliedBatch<ClientRow>> {
  const { clientID } = clients;
  return applyBatch(
    batch,
    {
      id: 'clientID',
      limits: fieldLimits.ClientChange,
      find: (ids) =>
        inSlices(ids, (slice) =>
          transaction.select().from(clients).where(inArray(clientID, slice)),
        ),
      checks: [eachOnce('A client'), deletesExist('A client'), addsAsExpected(expected)],
      remove: async (rows, ids) => {
        await transaction.delete(clients).where(inArray(clientID, ids));
        return rows.map((client) => ({
          type: 'ClientDeleted',
          message: `Client ${nameOf(client)} was deleted.`,
        }));
      },
      save: async (edits) => {
        await requireNewIds(transaction, edits);
        const rows = await mapInSlices(edits, (edit) => rowOf(edit, secretHashes, now));
        return saveRows(transaction, clients, 'clientID', rows);
      },
      entryOf: (saved, _change, before, { done }) => {
        const news = formerName(before?.name, saved.name) + newSecretText(before, saved);
        const message = `Client ${nameOf(saved)} was ${done}.${news}`;
        return { type: 'ClientChanged', message };
      },
      history: { kind: 'Client' },
    },
    { caller },
  );
}

/** Names a client for the audit log, which is searched for its name or its ID. */
const nameOf = ({ clientID, name }: ClientRow) =>
  name && name !== clientID ? `${name} [${clientID}]` : clientID;

/** Refuses a batch that would overwrite a client which the caller means to add, or the reverse. */
function addsAsExpected({ known: before, added }: ExpectedClients): BatchCheck<ClientRow> {
  return ({ changed, known }) => {
    const existing = changed.filter((id) => known.has(id));
    const isAllNew = added === changed.length;
    const taken = existing.find((id) => isAllNew || !before.has(id));
    if (taken !== undefined) throw badRequest(`There is a client with the ID ${taken} already.`);
    const missing = changed.length - existing.length;
    if (added === undefined || added === missing) return;
    throw badRequest(
      added > missing
        ? 'One of the new clients has the ID of a client that exists already.'
        : 'One of the clients to change does not exist any more.',
    );
  };
}

/** Refuses the ID of a new client that differs from another one in case or composition only. */
async function requireNewIds(
  transaction: DatabaseTransaction,
  edits: readonly Edit<ClientChange, ClientRow>[],
): Promise<void> {
  const ids = edits.flatMap(({ change, before }) => (before ? [] : change.clientID));
  const column = { column: clients.clientID, key: clients.clientIDKey, keyOf: textKey };
  const taken = await findTakenTexts(transaction, column, ids);
  for (const id of ids) {
    const other = taken.take(id);
    if (other !== undefined) throw badRequest(`There is a client with the ID ${other} already.`);
  }
}

function rowOf(
  { change, before }: Edit<ClientChange, ClientRow>,
  secretHashes: SecretHashes<ClientChange>,
  now: Date,
): typeof clients.$inferInsert {
  const problem = problemOfClient(change, before);
  if (problem !== null) throw badRequest(problem);
  const { newClientSecret, ...fields } = change;
  const secretHash = secretHashes.get(change);
  const stored = before ?? { ...blankClient, dateTimeCreated: now };
  const redirectUris = [...new Set(fields.redirectUris ?? stored.redirectUris)];
  return { ...stored, ...fields, redirectUris, ...(secretHash !== undefined && { secretHash }) };
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
function problemOfClient(
  { clientID, name, homepage = '', imageBase64, redirectUris = [] }: ClientChange,
  before: ClientRow | undefined,
): string | null {
  if (clientID !== clientID.trim() || hasHiddenCharacters(clientID)) {
    return 'The client ID begins or ends with a space, or has characters that cannot be seen.';
  }
  if (name === '' && before?.name !== '') return 'The name is empty.';
  // The console edits a client at an address that ends with its ID, and creates one at "new".
  if (['new', '.', '..'].includes(clientID)) return `The client ID cannot be "${clientID}".`;
  const added = redirectUris.filter((uri) => !before?.redirectUris.includes(uri));
  const wrong = added.map(redirectUriError).find((error) => error !== undefined);
  const problem = homepage === before?.homepage ? undefined : pageAddressProblem(homepage);
  return wrong ?? problem ?? problemOfImage(imageBase64, before?.imageBase64);
}
