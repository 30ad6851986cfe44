import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { type StartedServer, startServer, stopServer } from '../http/server';
import { readAuditLog } from '../testing/audit-log';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;
let started: StartedServer;

beforeAll(async () => {
  service = await testService();
  const { fetch } = service.service;
  started = await startServer({ fetch, host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await stopServer(started.server);
  await service.close();
});

const organisation = `/api/organisation/${fixedIdentifier('organisation', 3)}`;
const server = { uri: 'https://north.test', testInstance: false, integrationServerInstanceType: 1 };

/** Sends the same batch 50 times at once over HTTP. */
async function fifty(path: string, change: object, headers: Record<string, string> = {}) {
  const Cookie = await service.cookieOf('superUser');
  const send = async () => {
    const answer = await fetch(`http://127.0.0.1:${started.port}${path}`, {
      method: 'POST',
      body: JSON.stringify({ changes: [change], deletes: [] }),
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        Cookie,
        ...headers,
      },
    });
    const reason = answer.headers.get('X-Error-Reason');
    return { status: answer.status, text: await answer.text(), reason };
  };
  return Promise.all(Array.from({ length: 50 }, send));
}

describe('of 50 creations of the same record at once, one succeeds and the others are told', () => {
  test.each([
    {
      what: 'client',
      path: '/api/client/batch',
      change: { clientID: 'rush', name: 'Rush client' },
      headers: { 'New-Records': '1' },
      code: 'BadRequest',
      reason: 'There is a client with the ID rush already.',
      entry: 'Client Rush client [rush] was created.',
    },
    {
      what: 'user',
      path: '/api/user/batch',
      change: {
        shortName: 'Rush',
        fullName: 'Rush User',
        email: 'rush@rush.test',
        scopes: [],
        locale: 'en-GB',
        defaultCurrencyCode: 'GBP',
      },
      code: 'BadRequest',
      reason: 'rush@rush.test',
      entry: 'Rush User',
    },
    {
      what: 'integration server',
      path: '/api/integrationServerInstance/batch',
      change: { ...server, name: 'Rush server' },
      code: 'BadRequest',
      reason: 'There is an integration server with the name Rush server already.',
      entry: 'Rush server',
    },
    {
      what: 'organisation',
      path: '/api/organisation/batch',
      change: {
        organisationCode: 'RUSH',
        name: 'Rush organisation',
        parentOrganisationID: fixedIdentifier('organisation', 3),
      },
      code: 'OrganisationCodeAlreadyInUse',
      reason: null,
      entry: 'Rush organisation',
    },
    {
      what: 'team',
      path: `${organisation}/team/batch`,
      change: { name: 'Rush team' },
      code: 'BadRequest',
      reason: 'There is a team with the name Rush team already.',
      entry: 'Rush team',
    },
    {
      what: 'permission group',
      path: `${organisation}/userpermissiongroup/batch`,
      change: { name: 'Rush group', organisationDefault: false, permissions: [] },
      code: 'BadRequest',
      reason: 'There is a permission group with the name Rush group already.',
      entry: 'Rush group',
    },
  ])('$what', async ({ path, change, headers, code, reason, entry }) => {
    const answers = await fifty(path, change, headers);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(400)]);
    expect(new Set(refused.map(({ text }) => text))).toEqual(new Set([code]));
    if (reason) for (const answer of refused) expect(answer.reason).toContain(reason);
    expect(await readAuditLog(service, entry)).toHaveLength(1);
    expect(service.errors).toEqual([]);
  });
});
