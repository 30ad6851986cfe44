import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAuditLog } from '../testing/audit-log';
import { harbour } from '../testing/organisation-access';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const inHarbour = (path: string) => `/api/organisation/${harbour}/${path}`;
const server = { name: 'Still', uri: 'https://still.test' };
const permissions = [{ permissionID: 2, allowedActions: 1 }];
const key = { jwtSigningKey: 'a'.repeat(40) };
const newKey = ' was changed. It has a new signing key.';
const newSecret = ' was changed. It has a new secret.';

test.each([
  [
    '/api/user',
    'userID',
    { shortName: 'S', fullName: 'Still', email: 'still@demo.test' },
    { scopes: ['superuser'] },
    ' was changed.',
  ],
  [
    '/api/client',
    'clientID',
    { clientID: 'Still', name: 'Still' },
    { newClientSecret: 'hush-hush-8' },
    newSecret,
  ],
  ['/api/POSCoreInstance', 'posCoreInstanceID', server, key, newKey],
  ['/api/deploymentServerInstance', 'deploymentServerInstanceID', server, key, newKey],
  [
    '/api/integrationServerInstance',
    'integrationServerInstanceID',
    { ...server, integrationServerInstanceType: 1 },
    { secret: 'hush-hush-8' },
    newSecret,
  ],
  // The history has no column for it, and none for an order.
  [
    '/api/integrationServerInstance',
    'integrationServerInstanceID',
    { ...server, name: 'Still staged', integrationServerInstanceType: 1 },
    { stagingUri: 'https://staging.test' },
    ' was changed.',
  ],
  [
    '/api/client',
    'clientID',
    { clientID: 'Still back', name: 'Still', redirectUris: ['https://a.test', 'https://b.test'] },
    { redirectUris: ['https://b.test', 'https://a.test'] },
    ' was changed.',
  ],
  [
    inHarbour('team'),
    'teamID',
    { name: 'Still' },
    { name: 'Still it' },
    ' was changed. The former name was Still.',
  ],
  [
    inHarbour('userpermissiongroup'),
    'userPermissionGroupID',
    { name: 'Still', permissions },
    { permissions: [] },
    ' was changed. Its permissions were set.',
  ],
  [
    inHarbour('serviceaccounts'),
    'serviceAccountID',
    { name: 'Still', serviceAccountType: 1 },
    { serviceAccountType: 2 },
    ' was changed.',
  ],
])('the log says whether a save of %s changes something', async (path, id, record, edit, done) => {
  const save = async (change: object) => {
    const body = { changes: [change], deletes: [] };
    const answer = await service.call(`${path}/batch`, { as: 'superUser', body });
    expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
    return (await answer.json()).changes[0];
  };
  const { length } = await readAuditLog(service, ' Still ');
  const saved = await save(record);
  await save({ ...record, [id]: saved[id] });
  await save({ ...record, ...edit, [id]: saved[id] });
  await save({ ...record, ...edit, [id]: saved[id] });
  const entries = (await readAuditLog(service, ' Still ')).slice(length);
  expect(entries.map(({ message }) => String(message).replace(/^.* Still.*?(?= was)/, ''))).toEqual(
    [' was created.', ' was saved unchanged.', done, ' was saved unchanged.'],
  );
});
