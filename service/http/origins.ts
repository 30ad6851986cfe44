import { policySourceOf } from '../../src/domain/web-address';

/**
 * Lists the distinct origins of http and https addresses that a Content-Security-Policy can name.
 * It leaves out every other address.
 */
export function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => policySourceOf(address) ?? []))].sort();
}
