import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** An encrypted text: its format, the id of its key, and the bytes. */
export type Sealed = `enc1.${string}.${string}`;

/** A stored value was encrypted with a key that the service does not have. */
export class UnknownKeyError extends Error {
  readonly keyId: string;

  constructor(keyId: string) {
    super(`There is no key with the id ${keyId}.`);
    this.keyId = keyId;
  }
}

/** The number of bytes of a key. */
export const keyLength = 32;
const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const pattern = /^enc1\.([0-9a-f]{16})\.([\w-]+)$/;

/**
 * Encrypts secrets for the database with AES-256-GCM (decision 0077). Each value has a random nonce.
 * The cipher authenticates the place of a value, so that a value does not open in another row.
 */
export class SecretKeys {
  readonly #current: string;
  readonly #keys = new Map<string, Uint8Array>();

  /**
   * @param current the key of 32 bytes that encrypts
   * @param previous a former key, which only decrypts
   */
  constructor(current: Uint8Array, previous: Uint8Array | null = null) {
    if (previous) this.#keys.set(keyIdOf(previous), previous);
    this.#current = keyIdOf(current);
    this.#keys.set(this.#current, current);
  }

  /** @param place the table, the column and the id of the row */
  seal(plain: string, place: string): Sealed {
    const nonce = randomBytes(nonceLength);
    const sealing = createCipheriv(cipher, this.#keyOf(this.#current), nonce);
    sealing.setAAD(Buffer.from(place));
    const text = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()]);
    const bytes = Buffer.concat([nonce, text, sealing.getAuthTag()]);
    return `enc1.${this.#current}.${bytes.toString('base64url')}`;
  }

  /**
   * Decrypts a value.
   * @throws UnknownKeyError, or another error if the value was changed or belongs to another place
   */
  open(sealed: Sealed, place: string): string {
    const [, keyId = '', text = ''] = pattern.exec(sealed) ?? [];
    const bytes = Buffer.from(text, 'base64url');
    const opening = createDecipheriv(cipher, this.#keyOf(keyId), bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    });
    opening.setAAD(Buffer.from(place));
    opening.setAuthTag(bytes.subarray(-tagLength));
    const plain = opening.update(bytes.subarray(nonceLength, -tagLength));
    return Buffer.concat([plain, opening.final()]).toString('utf8');
  }

  /** Whether a value was encrypted with the present key. */
  isCurrent(sealed: Sealed): boolean {
    return sealed.startsWith(`enc1.${this.#current}.`);
  }

  #keyOf(keyId: string): Uint8Array {
    const key = this.#keys.get(keyId);
    if (!key) throw new UnknownKeyError(keyId);
    return key;
  }
}

/** Whether a stored text is encrypted. */
export function isSealed(text: string): text is Sealed {
  return pattern.test(text);
}

/** Names a key without giving anything of it away. */
function keyIdOf(key: Uint8Array): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);
}
