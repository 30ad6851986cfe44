import { createHash, randomBytes } from 'node:crypto';

/** A token that proves something to whoever presents it: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a token, so that a copy of the database opens nothing. The token is random, so
 * that a fast hash without a salt is enough.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
