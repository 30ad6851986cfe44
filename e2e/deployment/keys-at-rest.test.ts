import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../service/database/open-database';
import { posCoreInstances } from '../../service/database/schema/servers';
import { sealStoredKeys } from '../../service/database/secrets/seal-stored-keys';
import { keyLength, SecretKeys } from '../../service/database/secrets/secret-keys';
import { placeOfSigningKey } from '../../service/database/secrets/signing-keys';
import { cleansUp, later } from './support/clean-up';
import { startSqld } from './support/start-sqld';

cleansUp();

test('a libSQL server, which takes no settings of a file, gets encrypted signing keys too', async () => {
  const server = await startSqld();
  const database = await openDatabase({ url: server.url });
  later('test', () => database.$client.close());
  await database.insert(posCoreInstances).values({ name: 'One', uri: 'https://one.test' });
  await database.run(sql`update pos_core_instances set jwt_signing_key = 'plain'`);
  const keys = new SecretKeys(randomBytes(keyLength));
  await sealStoredKeys(database, keys, { info: () => {}, error: () => {} });
  const [row] = await database.select().from(posCoreInstances);
  const place = placeOfSigningKey(posCoreInstances, row?.posCoreInstanceID ?? '');
  const sealed = row?.jwtSigningKey;
  expect(sealed).not.toContain('plain');
  expect(sealed && keys.open(sealed, place)).toBe('plain');
});
