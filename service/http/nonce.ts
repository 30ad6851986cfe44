import { randomBytes } from 'node:crypto';

/** Makes a nonce for the policy of one answer, so that only the elements of that answer may run. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}
