import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from './start-mock';
import { cookiesOf, MockClient } from './testing/mock-client';

const uma = '10000000-0000-4000-8000-000000000003';
let mock: RunningMock;
let client: MockClient;

beforeAll(async () => {
  mock = await startMock({ port: 0, log: () => {} });
  client = new MockClient(mock.origin);
});
afterAll(() => mock.close());

const choose = async (...scenarios: string[]) =>
  cookiesOf(await client.open(`/?${new URLSearchParams({ mock: scenarios.join(',') })}`));

async function answerOf(path: string, cookies: string, init?: RequestInit) {
  const answer = await client.call(path, cookies, init);
  return [answer.status, answer.headers.get('content-type'), await answer.text()];
}

describe('an own answer', () => {
  test('is sent as it was written, also if it is no JSON', async () => {
    const cookies = await choose('listUsers:200=[{"fullName":1e400}]', 'listClients:201={"cut');
    expect(await answerOf('/api/user', cookies)).toEqual([
      200,
      'application/json',
      '[{"fullName":1e400}]',
    ]);
    expect(await answerOf('/api/client', cookies)).toEqual([201, 'application/json', '{"cut']);
  });

  test('has no body with a status that allows none', async () => {
    expect(await answerOf('/api/user', await choose('listUsers:204=[]'))).toEqual([204, null, '']);
  });

  test('does not hide that a request does not fit, or that nobody is signed in', async () => {
    const cookies = await choose('commitUsers:200={}', 'listUsers:200=[]');
    const misfit = { method: 'POST', body: '{"changes":[]}' };
    expect((await answerOf('/api/user/batch', cookies, misfit))[0]).toBe(400);
    expect((await answerOf('/api/user', `${cookies}; mock-persona=none`))[0]).toBe(401);
  });
});

describe('a condition', () => {
  test('on a parameter of the path leaves other records as they are', async () => {
    const cookies = await choose(`getUser:if(id=${uma})+404`);
    expect((await client.call(`/api/user/${uma}`, cookies)).status).toBe(404);
    const sam = '/api/user/10000000-0000-4000-8000-000000000001';
    expect((await client.call(sam, cookies)).status).toBe(200);
  });

  test('on a parameter of the query', async () => {
    const cookies = await choose('lookUpEntities:if(filter=quay)+200=[]');
    expect((await answerOf('/api/EntityLookup/filterunscoped?filter=quay', cookies))[2]).toBe('[]');
    expect((await answerOf('/api/EntityLookup/filterunscoped?filter=bar', cookies))[2]).not.toBe(
      '[]',
    );
  });

  test('on a field of the body holds a story until a call meets it', async () => {
    const cookies = await choose('commitUsers:if(body.changes[0].fullName=Uma%20Holm)+500>200');
    const save = async (fullName: string) => {
      const image = null;
      const names = { shortName: 'Uma', fullName, email: 'user@demo.test', image };
      const change = {
        userID: uma,
        ...names,
        locale: 'nb-NO',
        defaultCurrencyCode: 'NOK',
        scopes: [],
      };
      const body = JSON.stringify({ changes: [change], deletes: [] });
      return (await client.call('/api/user/batch', cookies, { method: 'POST', body })).status;
    };
    expect(await save('Uma Olsen')).toBe(200);
    expect(await save('Uma Holm')).toBe(500);
    expect(await save('Uma Holm')).toBe(200);
  });
});
