import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

interface Parameters {
  cost: number;
  blockSize: number;
  parallelization: number;
}

// 32 MiB and about a fifth of a second, as OWASP's list of equal scrypt settings has it.
const current: Parameters = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
const saltLength = 16;
const keyLength = 32;

/** Passwords beyond this many bytes are refused, so that nobody pays for hashing a novel. */
export const longestPassword = 1024;

// What an unknown account is checked against, so that its answer takes as long as a known one's.
const unmatchable = formatHash(current, randomBytes(saltLength), randomBytes(keyLength));

/** Hashes a password with a new salt; the result carries the parameters that it was made with. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return formatHash(current, salt, await deriveKey(password, salt, current));
}

/**
 * Whether the password is the one behind the hash. Without a hash (an unknown account, or one that
 * never had a password) the answer is no, after the same work.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { parameters, salt, key } = parseHash(hash ?? unmatchable);
  if (Buffer.byteLength(password) > longestPassword) return false;
  const derived = await deriveKey(password, salt, parameters);
  return timingSafeEqual(derived, key) && hash !== null;
}

function formatHash(parameters: Parameters, salt: Buffer, key: Buffer): string {
  const { cost, blockSize, parallelization } = parameters;
  const settings = `n=${cost},r=${blockSize},p=${parallelization}`;
  return `$scrypt$${settings}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function parseHash(hash: string): { parameters: Parameters; salt: Buffer; key: Buffer } {
  const match = /^\$scrypt\$n=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash has an unknown form.');
  const [, cost, blockSize, parallelization, salt = '', key = ''] = match;
  return {
    parameters: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function deriveKey(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  // Node refuses to use more memory than it is told, and counts a little more than the table.
  const maxmem = 128 * parameters.cost * parameters.blockSize * 2;
  const options: ScryptOptions = { ...parameters, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
