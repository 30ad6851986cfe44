import { createHash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits. Whoever presents it proves that they got it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Hashes a token for the database, so that a copy of the database gives no access. The token is
 * random, so that a fast hash without a salt is enough.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
