import { createHash, timingSafeEqual } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { deploymentServers, integrationServers, posCoreInstances } from '../schema/servers';
import type { Sealed, SecretKeys } from './secret-keys';

/** The tables whose rows have a signing key, with the columns that identify and name a row. */
export const signingKeyTables = [
  {
    table: posCoreInstances,
    id: posCoreInstances.posCoreInstanceID,
    name: posCoreInstances.name,
    key: posCoreInstances.jwtSigningKey,
  },
  {
    table: deploymentServers,
    id: deploymentServers.deploymentServerInstanceID,
    name: deploymentServers.name,
    key: deploymentServers.jwtSigningKey,
  },
  {
    table: integrationServers,
    id: integrationServers.integrationServerInstanceID,
    name: integrationServers.name,
    key: integrationServers.jwtSigningKey,
  },
] as const;

type SigningKeyTable = (typeof signingKeyTables)[number]['table'];

/** Names the place of a signing key: the value opens there and nowhere else. */
export function placeOfSigningKey(table: SigningKeyTable, id: string): string {
  return `${getTableName(table)}/${table.jwtSigningKey.name}/${id}`;
}

/** Encrypts a signing key for its row. */
export function sealSigningKey(
  secretKeys: SecretKeys,
  table: SigningKeyTable,
  id: string,
  plain: string,
): Sealed {
  return secretKeys.seal(plain, placeOfSigningKey(table, id));
}

/** Returns the encrypted new key of a change. Without one, or with the same, the row keeps what it has. */
export function sealedKeyOf(
  secretKeys: SecretKeys,
  table: SigningKeyTable,
  id: string,
  { jwtSigningKey }: { jwtSigningKey?: string | null },
  before: { jwtSigningKey: Sealed | null } | undefined,
): { jwtSigningKey?: Sealed } {
  if (!jwtSigningKey) return {};
  const place = placeOfSigningKey(table, id);
  const stored = before?.jwtSigningKey;
  if (stored && isKeyOf(secretKeys, place, stored, jwtSigningKey)) return {};
  return { jwtSigningKey: secretKeys.seal(jwtSigningKey, place) };
}

/** Whether a stored value is that of a key. One that does not open any more is of none. */
function isKeyOf(secretKeys: SecretKeys, place: string, stored: Sealed, plain: string): boolean {
  try {
    // The comparison in constant time needs two values of the same length.
    return timingSafeEqual(digestOf(secretKeys.open(stored, place)), digestOf(plain));
  } catch {
    return false;
  }
}

const digestOf = (key: string) => createHash('sha256').update(key).digest();
