import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from './start-mock';
import { cookiesOf, MockClient } from './testing/mock-client';

const page =
  '<!doctype html><html lang="en"><body><script nonce="__CSP_NONCE__"></script></body></html>';
let mock: RunningMock;
let client: MockClient;
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(dist, 'index.html'), page);
  mock = await startMock({ port: 0, dist });
  client = new MockClient(mock.origin);
});
// The mock keeps choices for the calls to POS Core instances for all browsers, so each test clears them.
afterEach(() => client.open('/?mock=clear'));
afterAll(async () => {
  await mock.close();
  await rm(dist, { recursive: true });
});

const callFrom = (origin: string, path: string) =>
  fetch(`${mock.origin}${path}`, {
    headers: { Origin: origin, 'X-Requested-With': 'XMLHttpRequest' },
  });

describe('calls to POS Core instances', () => {
  test('are allowed from other origins, after a preflight, without cookies', async () => {
    const preflight = await fetch(`${mock.origin}/api/v1/version/info`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'GET', Origin: 'http://elsewhere.test' },
    });
    const answer = await client.call('/api/v1/version/info');

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Requested-With');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.status).toBe(200);
  });

  test('answer as chosen without a cookie, until the choice is cleared', async () => {
    await client.open('/?mock=getRemoteVersionInfo:500');
    expect((await client.call('/api/v1/version/info')).status).toBe(500);

    await client.open('/?mock=clear');
    expect((await client.call('/api/v1/version/info')).status).toBe(200);
  });

  test('go to this mock for the instances of the examples', async () => {
    const instances = await (await client.call('/api/POSCoreInstance')).text();

    expect(instances).toContain(mock.origin);
  });
});

describe('a page of another origin', () => {
  const origin = 'http://localhost:5173';

  test('makes every call with credentials, after a preflight', async () => {
    const preflight = await fetch(`${mock.origin}/api/user/batch`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key,x-requested-with',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type,idempotency-key,x-requested-with',
    });
  });

  test('may read the answer, its headers, and why there is no such call', async () => {
    const refused = await callFrom(origin, '/api/user?__code=429');
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
    for (const [path, status] of [
      ['/api/user', 200],
      ['/Authentication/current', 200],
      ['/api/client/50%', 400],
      ['/api/nothing', 404],
    ] as const) {
      const { status: found, headers } = await callFrom(origin, path);
      expect([path, found, headers.get('access-control-allow-origin')]).toEqual([
        path,
        status,
        origin,
      ]);
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  test('reads neither the log nor the panel', async () => {
    const log = await callFrom(origin, '/mock/calls');
    expect(log.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an address with a percent sign that begins no character', () => {
  test.each(['/api/client/50%', '/api/client/%C3%28', '/api/user?x=50%', '/api/user?50%=x'])(
    'GET %s answers 400, and the log says why',
    async (path) => {
      const answer = await client.call(path);
      expect([answer.status, await answer.text()]).toEqual([400, 'BadRequest']);
      expect((await client.call('/api/user')).status).toBe(200);
      expect(await (await client.open('/mock/calls')).text()).toContain('begins no character');
    },
  );
});

describe('a header that is a parameter of the call', () => {
  test.each([
    ['Idempotency-Key', '0Yv3mUe2QkSxTq1dH8rWbA', 200],
    ['Idempotency-Key', 'x', 400],
    ['New-Records', '0', 200],
    ['New-Records', 'abc', 400],
  ])('%s: %s answers %i', async (name, value, status) => {
    const answer = await fetch(`${mock.origin}/api/client/batch`, {
      method: 'POST',
      body: '{"changes":[],"deletes":[]}',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        [name]: value,
      },
    });
    expect([answer.status, answer.headers.has('sl-violations')]).toEqual([status, status === 400]);
  });
});

test('HEAD answers as GET, without the body', async () => {
  for (const path of ['/api/user', '/api/user?__code=500', '/admin/users', '/mock']) {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => client.call(path, '', { method })),
    );
    expect([path, head?.status, head?.headers.get('content-type'), await head?.text()]).toEqual([
      path,
      get?.status,
      get?.headers.get('content-type'),
      '',
    ]);
  }
});

test('429 says when to come back', async () => {
  expect((await client.call('/api/user?__code=429')).headers.get('retry-after')).toBe('30');
  expect((await client.call('/api/user?__code=500')).headers.get('retry-after')).toBeNull();
});

describe('signing in and out', () => {
  test('a chosen persona leads back to the page', async () => {
    const form = await client.open('/authentication/login?returnUrl=/admin/users');
    const answer = await client.submit('/authentication/login', {
      persona: 'none',
      returnUrl: '/admin/users',
    });

    expect(await form.text()).toContain('value="/admin/users"');
    expect(answer.headers.get('location')).toBe('/admin/users');
    expect((await client.call('/Authentication/current', cookiesOf(answer))).status).toBe(401);
  });

  test.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test'])(
    'never leads to %s',
    async (returnUrl) => {
      const answer = await client.submit('/authentication/login', {
        persona: 'superUser',
        returnUrl,
      });

      expect(answer.headers.get('location')).toBe('/');
    },
  );

  test('signing out ends the session', async () => {
    const cookies = cookiesOf(await client.open('/authentication/logout'));

    expect((await client.call('/Authentication/current', cookies)).status).toBe(401);
  });

  test('a consent document has a page', async () => {
    const documents = (await (await client.call('/api/consentdocuments')).json()) as {
      consentDocumentID: string;
      title: string;
    }[];
    const [document] = documents;
    const address = '/authentication/ViewConsentDocument?consentDocumentID=';

    expect(await (await client.open(`${address}${document?.consentDocumentID}`)).text()).toContain(
      document?.title,
    );
    expect((await client.open(`${address}nope`)).status).toBe(404);
  });
});

describe('the console', () => {
  test('has the badge and a policy that allows the instances', async () => {
    const answer = await client.open('/admin/users', 'mock-scenarios=listUsers:500,listUsers:slow');
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(html).toContain('Mock: 2 scenarios');
    expect(html).not.toContain('__CSP_NONCE__');
    expect(answer.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${mock.origin}`,
    );
  });

  test.each([
    ['/invitations/accept/token/a@b.test', 200],
    ['/admin', 200],
    ['/assets/missing.js', 404],
    ['/api/nothing', 404],
    ['/docs', 200],
    ['/docs/contract.json', 200],
  ])('GET %s answers %i', async (path, status) => {
    expect((await client.open(path)).status).toBe(status);
  });

  test('gets a clear answer for a call that the contract does not have', async () => {
    const answer = await client.call('/api/user/1/rename', '', { method: 'POST', body: '{}' });

    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('POST /api/user/1/rename is not in the contract.');
  });

  test('the address of a call can name the response', async () => {
    const path = '/api/Statistics/DownloadMonthlyStatistics?date=2026-10';

    expect((await client.open(`${path}&__code=403`)).status).toBe(403);
    expect(await (await client.open(`${path}&__example=empty`)).text()).not.toBe(
      await (await client.open(path)).text(),
    );
  });
});

test('a taken port is an error', async () => {
  await expect(startMock({ port: Number(new URL(mock.origin).port) })).rejects.toThrow('is taken');
});

test('the error of a missing contract names the command that makes it', async () => {
  await expect(startMock({ port: 0, contractFile: 'absent.json' })).rejects.toThrow(
    'npm run generate',
  );
});
