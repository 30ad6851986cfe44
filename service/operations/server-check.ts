import { serverAddressProblem } from '../../src/domain/web-address';

interface ServerFields {
  name: string;
  uri: string;
}

/**
 * Says what is wrong with a POS Core, deployment or integration server beyond the limits of the contract; null
 * for nothing. An address that does not change is not checked, so that an invalid stored one does
 * not block other changes.
 * @param addressProblem says what is wrong with a new address
 */
export function problemOfServer(
  change: ServerFields,
  before: ServerFields | undefined,
  addressProblem: typeof serverAddressProblem = serverAddressProblem,
): string | null {
  if (change.name.trim() === '') return 'The name is empty.';
  if (before?.uri === change.uri) return null;
  return addressProblem(change.uri) ?? null;
}

interface KeyRow {
  jwtSigningKey: string | null;
}

/** Says in an entry that a server has a new signing key; nothing if it keeps the one that it had. */
export const newKeyText = (before: KeyRow | undefined, { jwtSigningKey: key }: KeyRow): string =>
  key && key !== before?.jwtSigningKey ? ' It has a new signing key.' : '';

interface ServerAddresses {
  uri: string;
  versionUri: string | null;
  stagingUri: string | null;
  exceptionsUri: string | null;
}

/**
 * Returns the addresses of a server. A new server uses its main address for version and exceptions,
 * and has no staging address. When the main address changes, the addresses that were the same
 * change with it.
 */
export function addressesOf(uri: string, before: ServerAddresses | undefined): ServerAddresses {
  if (!before) return { uri, versionUri: uri, stagingUri: null, exceptionsUri: uri };
  const following = (address: string | null) => (address === before.uri ? uri : address);
  return {
    uri,
    versionUri: following(before.versionUri),
    stagingUri: following(before.stagingUri),
    exceptionsUri: following(before.exceptionsUri),
  };
}
