import { keyLength, SecretKeys } from '../database/secrets/secret-keys';

const bytes = Buffer.alloc(keyLength, 'key of the tests ');

/** The key of the tests, as ENCRYPTION_KEY has it. */
export const testEncryptionKey = bytes.toString('base64');

/** Encrypts with the key of the tests. Cached demo databases have it. */
export const testSecretKeys = new SecretKeys(bytes);
