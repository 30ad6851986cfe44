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
const uri = 'https://renamed.test';
const call = async (path: string, body: object) => {
  const answer = await service.call(path, { as: 'superUser', body });
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return answer.json();
};

// Else nobody finds what happened under the former name.
test.each([
  [
    '/api/user',
    'userID',
    { shortName: 'G', fullName: 'Gus', email: 'g@demo.test' },
    { fullName: 'Gustav' },
  ],
  ['/api/client', 'clientID', { clientID: 'lamp', name: 'Lamp' }, { name: 'Standing lamp' }],
  ['/api/POSCoreInstance', 'posCoreInstanceID', { name: 'Core', uri }, { name: 'Kernel' }],
  [
    '/api/deploymentServerInstance',
    'deploymentServerInstanceID',
    { name: 'Crane', uri },
    { name: 'Hoist' },
  ],
  [
    '/api/integrationServerInstance',
    'integrationServerInstanceID',
    { name: 'Bridge', uri, integrationServerInstanceType: 1 },
    { name: 'Ferry' },
  ],
  [
    '/api/organisation',
    'organisationID',
    { organisationCode: 'INN', name: 'Inn' },
    { name: 'Coaching house' },
  ],
  [inHarbour('team'), 'teamID', { name: 'Bakers' }, { name: 'Pastry cooks' }],
  [
    inHarbour('userpermissiongroup'),
    'userPermissionGroupID',
    { name: 'Barista', permissions: [] },
    { name: 'Sommelier' },
  ],
  [
    inHarbour('serviceaccounts'),
    'serviceAccountID',
    { name: 'Feed', serviceAccountType: 1 },
    { name: 'Trickle' },
  ],
])('the entry of a rename in %s names both names', async (path, id, record, edit) => {
  const save = async (change: object) =>
    (await call(`${path}/batch`, { changes: [change], deletes: [] })).changes[0];
  const saved = await save(record);
  const renamed = { ...record, ...edit, [id]: saved[id] };
  await save(renamed);
  await save(renamed);
  const nameOf = ({ fullName = '', name = fullName }: { fullName?: string; name?: string }) => name;
  const former = `The former name was ${nameOf(record)}.`;
  const entries = await readAuditLog(service, nameOf(renamed));
  expect(entries.map(({ message }) => String(message))).toEqual([
    expect.stringContaining(former),
    expect.stringContaining('saved unchanged'),
  ]);
});

test('so does the entry of a person or an administrator who renames', async () => {
  const profile = await (await service.call('/api/user/profile', { as: 'superUser' })).json();
  await call('/api/user/profile', { ...profile, fullName: 'Somebody Else' });
  const [own] = await readAuditLog(service, 'saved their own profile');
  expect(own?.message).toBe(
    `Somebody Else saved their own profile. The former name was ${profile.fullName}.`,
  );
  await call(inHarbour('profile'), { organisationID: harbour, name: 'Quayside' });
  const [organisation] = await readAuditLog(service, 'The profile of Quayside');
  expect(organisation?.message).toBe(
    'The profile of Quayside was changed. The former name was Harbour Restaurants.',
  );
});
