import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepExisting } from './database/owner-only';
import { keyLength, SecretKeys } from './database/secrets/secret-keys';
import { decodedKey, type EncryptionOptions } from './encryption-options';
import type { Log } from './http/log';
import { OptionsError } from './options';

/** The name of the file in DATA_DIR with the generated key of the demo mode. */
export const keyFile = 'encryption.key';

/**
 * Returns the keys of the options. In demo mode without a key, it generates one and keeps it in
 * DATA_DIR, readable by its owner only.
 * @throws OptionsError if the generated file was changed
 */
export function loadSecretKeys(
  options: EncryptionOptions & { dataDir: string },
  log: Pick<Log, 'info' | 'error'>,
): SecretKeys {
  const key = options.encryptionKey ?? generatedKey(options.dataDir, log);
  return new SecretKeys(key, options.encryptionKeyPrevious);
}

function generatedKey(dataDir: string, log: Pick<Log, 'info' | 'error'>): Uint8Array {
  const file = join(dataDir, keyFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  keepExisting('folder', dataDir, { log });
  keepExisting('file', file, { log });
  if (!existsSync(file)) generate(file);
  const key = decodedKey(readFileSync(file, 'utf8').trim());
  if (key) return key;
  throw new OptionsError(
    `${file} has to be ${keyLength} bytes in base64. Restore it, or set ENCRYPTION_KEY.`,
  );
}

/** Two starts may come here at once: a link appears with its whole content, and only once. */
function generate(file: string): void {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const text = `${randomBytes(keyLength).toString('base64')}\n`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
