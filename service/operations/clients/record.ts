import type { Client } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { jsonRecord } from '../../database/json-records';
import { clients } from '../../database/schema/servers';

/** Converts a client to the record of the contract, which omits the secret. */
export function toClient(row: typeof clients.$inferSelect): Client {
  const { secretHash, dateTimeCreated, clientIDKey, nameFolded, ...client } = row;
  return exactly<Client>()(client);
}

/** Writes a client as the record of the contract. */
export const clientRecord = jsonRecord<Client>({
  clientID: clients.clientID,
  name: clients.name,
  description: clients.description,
  homepage: clients.homepage,
  allowPasswordGrant: clients.allowPasswordGrant,
  allowRemoteOrderingGrant: clients.allowRemoteOrderingGrant,
  imageBase64: clients.imageBase64,
  redirectUris: clients.redirectUris,
});
