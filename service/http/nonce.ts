import { randomBytes } from 'node:crypto';

/** A value that only one answer's policy names, so that only its own elements may run. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}
