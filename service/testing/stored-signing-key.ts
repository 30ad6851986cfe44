import { isSealed } from '../database/secrets/secret-keys';
import { placeOfSigningKey, signingKeyTables } from '../database/secrets/signing-keys';
import { testSecretKeys } from './secret-keys';

/** Opens an encrypted signing key of a row of any table; returns any other value as it is. */
export function openedSigningKey(value: unknown, id: string): unknown {
  if (typeof value !== 'string' || !isSealed(value)) return value;
  for (const { table } of signingKeyTables) {
    try {
      return testSecretKeys.open(value, placeOfSigningKey(table, id));
    } catch {
      // It belongs to another table.
    }
  }
  throw new Error(`The signing key of ${id} cannot be opened.`);
}
