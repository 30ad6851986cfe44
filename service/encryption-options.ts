import { keyLength } from './database/secrets/secret-keys';

export interface EncryptionOptions {
  encryptionKey: Uint8Array | null;
  encryptionKeyPrevious: Uint8Array | null;
}

const howToMakeOne = '"openssl rand -base64 32" makes one';

/**
 * Reads the keys that encrypt signing keys. A message never repeats a malformed value: it may be a
 * key with a slip.
 */
export function readEncryptionKeys(
  environment: Record<string, string | undefined>,
  isDemo: boolean,
  problems: string[],
): EncryptionOptions {
  const read = (name: string) => {
    const text = environment[name]?.trim();
    if (!text) return null;
    const key = decodedKey(text);
    if (!key) problems.push(`${name} has to be ${keyLength} bytes in base64; ${howToMakeOne}.`);
    return key;
  };
  const isMissing = !environment.ENCRYPTION_KEY?.trim();
  if (isMissing && !isDemo) {
    problems.push(
      'ENCRYPTION_KEY is not set. With DEMO=off it has to be set, since signing keys are ' +
        `encrypted with it: ${howToMakeOne}. Keep it apart from the database and its backups; ` +
        'without it nobody can read the signing keys.',
    );
  }
  return {
    encryptionKey: read('ENCRYPTION_KEY'),
    encryptionKeyPrevious: read('ENCRYPTION_KEY_PREVIOUS'),
  };
}

/** Decodes a key; null if the text is malformed or too short. */
export function decodedKey(text: string): Uint8Array | null {
  if (!/^[\w+/-]+={0,2}$/.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.length === keyLength ? key : null;
}
