import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './clean-up';

const base64 = (text: string) => Buffer.from(text).toString('base64url');

/** Makes a key for a libSQL server, and a token that the server accepts. */
export function databaseToken(): { sqldArguments: string[]; token: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const file = join(temporaryFolder(), 'key.pem');
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
  const content = `${base64('{"alg":"EdDSA","typ":"JWT"}')}.${base64('{"a":"rw"}')}`;
  const signature = sign(null, Buffer.from(content), privateKey).toString('base64url');
  return { sqldArguments: ['--auth-jwt-key-file', file], token: `${content}.${signature}` };
}
