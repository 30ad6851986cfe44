import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { isTooLong } from '../../src/domain/password-strength';
import { Refusal } from '../contract/refusal';
import { networkOf } from './network';
import { hashToken } from './random-token';

/** The parameters of scrypt, which decide how much work a hash takes. */
export interface HashWork {
  cost: number;
  blockSize: number;
  parallelization: number;
}

// The scrypt setting with the least work of those that OWASP lists: 16 MiB, and a third less time than
// the first one of its list.
const fullWork: HashWork = { cost: 2 ** 14, blockSize: 8, parallelization: 5 };

// Each hash occupies one of the four threads that files and compression need too.
const mostAtOnce = 2;
/** How many hashes may wait. The last one of them waits for about thirty seconds. */
const mostWaiting = 200;
/** How many hashes one network may wait for, so that it does not fill the places of everybody. */
const mostOfNetwork = 60;

const saltLength = 16;
const keyLength = 32;

export interface PasswordHasher {
  /**
   * Hashes a password with a new salt. The result names the parameters of the hash.
   * @param address who asks, so that one network does not take all places
   * @throws Refusal with status 503 when too many hashes wait
   */
  hash(password: string, address?: string): Promise<string>;
  /**
   * Hashes many secrets that people have chosen, in their order. All such work together has no more than
   * two places before the hashes of those who sign in.
   * @throws Refusal with status 503 when too many hashes wait
   */
  hashAll(secrets: readonly string[]): Promise<string[]>;
  /**
   * Whether a password matches a hash. Without a hash (an unknown account, or one that never had a
   * password) it returns false, after the same work.
   * @param address as for `hash`
   * @throws Refusal with status 503 when too many hashes wait
   * @throws when the stored hash is malformed
   */
  verify(password: string, hash: string | null, address?: string): Promise<boolean>;
  /** Whether a hash takes other work than that of a new one. */
  isOutdated(hash: string): boolean;
}

const generated = '$sha256$';

/**
 * Hashes a secret that the service has generated. It has too many random bits to be guessed, so that a
 * fast hash is enough (decision 0155).
 */
export const hashOfGenerated = (secret: string): string => `${generated}${hashToken(secret)}`;

/** Makes the hasher of a service. Only tests give it less work. */
export function passwordHasher(work = fullWork): PasswordHasher {
  // The hash for unknown accounts, so that the check takes as long as for a known one.
  const unmatchable = formatHash(work, randomBytes(saltLength), randomBytes(keyLength));
  const inTurn = pLimit(mostAtOnce);
  const inBulk = pLimit(mostAtOnce);
  const shares = new Map<string, number>();
  const deriveKey = async (key: Parameters<typeof scryptKey>, address?: string) => {
    const network = address === undefined ? undefined : networkOf(address);
    const share = (network !== undefined && shares.get(network)) || 0;
    if (inTurn.pendingCount >= mostWaiting || share >= mostOfNetwork) throw tooManyHashes();
    if (network !== undefined) shares.set(network, share + 1);
    try {
      return await inTurn(() => scryptKey(...key));
    } finally {
      if (network !== undefined) {
        const left = (shares.get(network) ?? 1) - 1;
        if (left > 0) shares.set(network, left);
        else shares.delete(network);
      }
    }
  };
  const hash = async (password: string, address?: string) => {
    const salt = randomBytes(saltLength);
    return formatHash(work, salt, await deriveKey([password, salt, work], address));
  };
  return {
    hash,
    async hashAll(secrets) {
      if (inBulk.pendingCount + secrets.length > mostWaiting) {
        throw new Refusal(
          503,
          'Many secrets are being saved at this time. Please try again later.',
        );
      }
      return Promise.all(secrets.map((secret) => inBulk(hash, secret)));
    },
    async verify(password, hash, address) {
      if (hash?.startsWith(generated)) {
        return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOfGenerated(password)));
      }
      const stored = parseHash(hash ?? unmatchable);
      if (isTooLong(password)) return false;
      const derived = await deriveKey([password, stored.salt, stored.work], address);
      return timingSafeEqual(derived, stored.key) && hash !== null;
    },
    isOutdated: (hash) => !hash.startsWith(`$scrypt$${settingsOf(work)}$`),
  };
}

export const tooManyHashes = () =>
  new Refusal(
    503,
    'Many people are signing in at this time. Please try again in half a minute.',
    undefined,
    30,
  );

const settingsOf = ({ cost, blockSize, parallelization }: HashWork) =>
  `n=${cost},r=${blockSize},p=${parallelization}`;

function formatHash(work: HashWork, salt: Buffer, key: Buffer): string {
  return `$scrypt$${settingsOf(work)}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function parseHash(hash: string): { work: HashWork; salt: Buffer; key: Buffer } {
  const match = /^\$scrypt\$n=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash has an unknown form.');
  const [, cost, blockSize, parallelization, salt = '', key = ''] = match;
  return {
    work: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function scryptKey(password: string, salt: Buffer, work: HashWork): Promise<Buffer> {
  // Node needs a memory limit, and counts a little more than scrypt's table against it.
  const maxmem = 128 * work.cost * work.blockSize * 2;
  const options: ScryptOptions = { ...work, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
