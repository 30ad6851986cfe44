import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * The idempotency key of one person and one operation. What the database stores is useless without
 * the key: an answer may have a generated password, and a request a signing key.
 */
export class RequestKey {
  /** The hash by which the database finds the answer. */
  readonly hash: string;
  /** A hash of the person, which is the same for all of their keys. */
  readonly ownerHash: string;
  readonly #answerKey: Buffer;
  readonly #requestKey: Buffer;

  constructor(key: string, userID: string, operationId: string) {
    const identity = JSON.stringify([userID, operationId, key]);
    this.hash = createHash('sha256').update(identity).digest('base64url');
    this.ownerHash = createHash('sha256').update(`owner ${userID}`).digest('base64url');
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', identity, '', use, 32));
    this.#answerKey = derived('answer');
    this.#requestKey = derived('request');
  }

  /** Returns a text that the same request has again, and that tells nothing of the request. */
  fingerprintOf(request: readonly unknown[]): string {
    return createHmac('sha256', this.#requestKey)
      .update(JSON.stringify(request))
      .digest('base64url');
  }

  /** Compresses and encrypts a value of JSON. */
  async seal(value: unknown): Promise<string> {
    const nonce = randomBytes(nonceLength);
    const sealing = createCipheriv(cipher, this.#answerKey, nonce);
    const text = await deflate(JSON.stringify(value));
    const sealed = Buffer.concat([sealing.update(text), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
  }

  /** @throws when the text was sealed with another key or was changed */
  async open(sealed: string): Promise<unknown> {
    const bytes = Buffer.from(sealed, 'base64');
    const textStart = nonceLength + tagLength;
    const opening = createDecipheriv(cipher, this.#answerKey, bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    });
    opening.setAuthTag(bytes.subarray(nonceLength, textStart));
    const text = Buffer.concat([opening.update(bytes.subarray(textStart)), opening.final()]);
    return JSON.parse((await inflate(text)).toString('utf8'));
  }
}
