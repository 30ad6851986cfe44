import { serverAddressProblem } from '../../src/domain/server-address';

interface ServerFields {
  name: string;
  uri: string;
}

/**
 * What is wrong with a POS Core or deployment server beyond the limits that the contract states. An
 * address that stays as it is stored is not held against a change of something else.
 */
export function problemOfServer(
  change: ServerFields,
  before: ServerFields | undefined,
): string | null {
  if (change.name.trim() === '') return 'The name is empty.';
  if (before?.uri === change.uri) return null;
  return serverAddressProblem(change.uri) ?? null;
}

interface ServerAddresses {
  uri: string;
  versionUri: string | null;
  stagingUri: string | null;
  exceptionsUri: string | null;
}

/**
 * The addresses that the service keeps beside a server's own. A new server is asked at its own
 * address and has no staging server; where an address was the server's own, it follows when that
 * changes.
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
