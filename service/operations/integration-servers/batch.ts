import { randomUUID } from 'node:crypto';
import { inArray, or, sql } from 'drizzle-orm';
import type {
  IntegrationServerInstance,
  IntegrationServerInstanceBatch,
  IntegrationServerInstanceChange,
} from '../../../src/api/schema.gen';
import { IntegrationServerInstanceType } from '../../../src/domain/contract/enums.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { textKey } from '../../../src/domain/stored-text';
import { formerName } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { countWords } from '../../contract/count-words';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { organisations } from '../../database/schema/organisations';
import { integrationServers } from '../../database/schema/servers';
import type { SecretKeys } from '../../database/secrets/secret-keys';
import { sealedKeyOf } from '../../database/secrets/signing-keys';
import { mapInSlices } from '../../database/time-slices';
import {
  type AppliedBatch,
  applyBatch,
  changesExist,
  deletesExist,
  type Edit,
  eachOnce,
} from '../apply-batch';
import { newSecretText, type SecretHashes } from '../new-secrets';
import { newKeyText, problemOfServer } from '../server-check';
import { findTakenTexts } from '../taken-texts';
import { refersToServer, serverReferences } from './references';

const uniqueName = {
  column: integrationServers.name,
  key: integrationServers.nameKey,
  keyOf: textKey,
};

type ServerRow = typeof integrationServers.$inferSelect;

/** How a batch stores the new secrets, which are hashed, and the new signing keys. */
interface ServerSecrets {
  secretHashes: SecretHashes<IntegrationServerInstanceChange>;
  secretKeys: SecretKeys;
}

/** Saves a batch of integration servers. */
export function applyIntegrationServerBatch(
  transaction: DatabaseTransaction,
  batch: IntegrationServerInstanceBatch,
  secrets: ServerSecrets,
  caller: Caller,
): Promise<AppliedBatch<ServerRow>> {
  const { integrationServerInstanceID } = integrationServers;
  return applyBatch(
    batch,
    {
      id: 'integrationServerInstanceID',
      limits: fieldLimits.IntegrationServerInstanceChange,
      find: (ids) =>
        inSlices(ids, (slice) =>
          transaction
            .select()
            .from(integrationServers)
            .where(inArray(integrationServerInstanceID, slice)),
        ),
      checks: [
        deletesExist('An integration server'),
        changesExist('An integration server'),
        eachOnce('An integration server'),
      ],
      remove: async (rows, ids) => {
        await requireUnused(transaction, rows, ids);
        await transaction
          .delete(integrationServers)
          .where(inArray(integrationServerInstanceID, ids));
        return rows.map(({ name }) => ({
          type: 'IntegrationServerDeleted',
          message: `Integration server ${name} was deleted.`,
        }));
      },
      setAside: (changed) =>
        transaction
          .update(integrationServers)
          .set({ name: sql`'set aside ' || ${integrationServerInstanceID}`, nameKey: null })
          .where(inArray(integrationServerInstanceID, changed)),
      save: (edits) => saveServers(transaction, edits, secrets),
      entryOf: (saved, _change, before, { done }) => {
        const { name } = saved;
        const secrets = newKeyText(before, saved) + newSecretText(before, saved);
        const news = formerName(before?.name, name) + secrets;
        const message = `Integration server ${name} was ${done}.${news}`;
        return { type: 'IntegrationServerChanged', message };
      },
      history: { kind: 'IntegrationServer' },
    },
    { caller },
  );
}

/** Refuses to delete servers that organisations use, and names the first of them. */
async function requireUnused(
  transaction: DatabaseTransaction,
  rows: ServerRow[],
  ids: string[],
): Promise<void> {
  const [remoteOrder, dataExtraction, partner, reporting] = serverReferences;
  const found = await transaction
    .selectDistinct({ remoteOrder, dataExtraction, partner, reporting })
    .from(organisations)
    .where(or(...serverReferences.map((column) => inArray(column, ids))));
  const used = new Set<string | null>(found.flatMap((servers) => Object.values(servers)));
  const server = rows.find(({ integrationServerInstanceID: id }) => used.has(id));
  if (!server) return;
  const users = await transaction
    .select({ name: organisations.name })
    .from(organisations)
    .where(refersToServer(server.integrationServerInstanceID))
    .orderBy(organisations.nameFolded, organisations.organisationID);
  const others = users.length - 1;
  const more = others === 0 ? 'uses' : `and ${countWords(others, 'other organisation')} use`;
  throw badRequest(`${server.name} cannot be deleted: ${users[0]?.name} ${more} it.`);
}

async function saveServers(
  transaction: DatabaseTransaction,
  edits: Edit<IntegrationServerInstanceChange, ServerRow>[],
  { secretHashes, secretKeys }: ServerSecrets,
): Promise<ServerRow[]> {
  const names = edits.map(({ change }) => change.name);
  const taken = await findTakenTexts(transaction, uniqueName, names);
  const rows = await mapInSlices(edits, ({ change, before }) => {
    const { secret, jwtSigningKey, ...fields } = change;
    const name = change.name;
    const uri = change.uri;
    const problem = problemOfServer({ name, uri }, before);
    if (problem !== null) throw badRequest(problem);
    const namesake = taken.take(name);
    if (namesake !== undefined) {
      throw badRequest(`There is an integration server with the name ${namesake} already.`);
    }
    const secretHash = secretHashes.get(change);
    const integrationServerInstanceID = before?.integrationServerInstanceID ?? randomUUID();
    return {
      ...(before ?? blankServer),
      ...fields,
      integrationServerInstanceID,
      name,
      nameKey: name,
      uri,
      ...sealedKeyOf(secretKeys, integrationServers, integrationServerInstanceID, change, before),
      ...(secretHash !== undefined && { secretHash }),
    };
  });
  return saveRows(transaction, integrationServers, 'integrationServerInstanceID', rows);
}

const blankServer = {
  integrationServerInstanceType: IntegrationServerInstanceType.RemoteOrderService,
  testInstance: false,
};

/**
 * Converts an integration server to the record of the contract, which omits the key and the secret.
 */
export function toIntegrationServer(row: ServerRow): IntegrationServerInstance {
  const { jwtSigningKey, secretHash, nameKey, nameFolded, ...server } = row;
  return exactly<IntegrationServerInstance>()(server);
}
