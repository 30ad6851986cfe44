import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** The parameters of scrypt, which decide how much work a hash takes. */
export interface HashWork {
  cost: number;
  blockSize: number;
  parallelization: number;
}

// 32 MiB and about a fifth of a second: one of the equivalent scrypt settings that OWASP lists.
const fullWork: HashWork = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
const saltLength = 16;
const keyLength = 32;

/** The most bytes of a password. The limit bounds the work of hashing. */
export const longestPassword = 1024;

export interface PasswordHasher {
  /** Hashes a password with a new salt. The result names the parameters of the hash. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password matches a hash. Without a hash (an unknown account, or one that never had a
   * password) it returns false, after the same work.
   * @throws when the stored hash is malformed
   */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** Makes the hasher of a service. Only tests give it less work. */
export function passwordHasher(work = fullWork): PasswordHasher {
  // The hash for unknown accounts, so that the check takes as long as for a known one.
  const unmatchable = formatHash(work, randomBytes(saltLength), randomBytes(keyLength));
  return {
    async hash(password) {
      const salt = randomBytes(saltLength);
      return formatHash(work, salt, await deriveKey(password, salt, work));
    },
    async verify(password, hash) {
      const stored = parseHash(hash ?? unmatchable);
      if (Buffer.byteLength(password) > longestPassword) return false;
      const derived = await deriveKey(password, stored.salt, stored.work);
      return timingSafeEqual(derived, stored.key) && hash !== null;
    },
  };
}

function formatHash(work: HashWork, salt: Buffer, key: Buffer): string {
  const { cost, blockSize, parallelization } = work;
  const settings = `n=${cost},r=${blockSize},p=${parallelization}`;
  return `$scrypt$${settings}$${salt.toString('base64url')}$${key.toString('base64url')}`;
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

function deriveKey(password: string, salt: Buffer, work: HashWork): Promise<Buffer> {
  // Node needs a memory limit, and counts a little more than scrypt's table against it.
  const maxmem = 128 * work.cost * work.blockSize * 2;
  const options: ScryptOptions = { ...work, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
