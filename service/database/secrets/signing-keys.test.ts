import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { posCoreInstances } from '../schema/servers';
import { keyLength, SecretKeys } from './secret-keys';
import { placeOfSigningKey, sealedKeyOf, sealSigningKey } from './signing-keys';

const keys = new SecretKeys(randomBytes(keyLength));
const others = new SecretKeys(randomBytes(keyLength));
const sealed = (by: SecretKeys, id: string) => sealSigningKey(by, posCoreInstances, id, 'signs');

test.each([
  ['stays when it is saved again', 'signs', sealed(keys, '1'), false],
  ['stays without a new one', '', sealed(keys, '1'), false],
  ['gives way to another one', 'signs it', sealed(keys, '1'), true],
  ['is stored where there was none', 'signs', null, true],
  ['gives way if it was sealed with a lost key', 'signs', sealed(others, '1'), true],
  ['gives way if it is of another row', 'signs', sealed(keys, '2'), true],
])('a signing key %s', (_what, jwtSigningKey, stored, isNew) => {
  const before = { jwtSigningKey: stored };
  const saved = sealedKeyOf(keys, posCoreInstances, '1', { jwtSigningKey }, before).jwtSigningKey;
  const place = placeOfSigningKey(posCoreInstances, '1');
  expect(saved && keys.open(saved, place)).toBe(isNew ? jwtSigningKey : undefined);
});
