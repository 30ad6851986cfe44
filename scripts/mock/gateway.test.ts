import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from './start-mock';

const page =
  '<!doctype html><html lang="en"><body><script nonce="__CSP_NONCE__"></script></body></html>';
const logged: string[] = [];
let mock: RunningMock;
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(dist, 'index.html'), page);
  mock = await startMock({ port: 0, dist, log: (line) => logged.push(line) });
}, 30_000);
afterEach(async () => {
  logged.length = 0;
  // What is chosen for the calls to POS Core instances outlives a browser.
  await open('/?mock=clear');
});
afterAll(async () => {
  await mock.close();
  await rm(dist, { recursive: true });
});

/** Opens an address as a browser would, without following where it leads. */
function open(path: string, cookie = ''): Promise<Response> {
  return fetch(`${mock.origin}${path}`, {
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie },
  });
}

/** Makes a call as the console would. */
function call(path: string, cookie = '', init: RequestInit = {}): Promise<Response> {
  return fetch(`${mock.origin}${path}`, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Cookie: cookie,
    },
  });
}

/** What the browser would send next time. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function submit(path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  return fetch(`${mock.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
}

describe('a link with scenarios', () => {
  test('chooses them, and leads to the page without them', async () => {
    const answer = await open(
      '/admin/users?page=2&mock=listUsers:500,getUser:404&persona=ordinaryUser',
    );
    const cookies = cookiesOf(answer);

    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/admin/users?page=2');
    expect((await call('/api/user', cookies)).status).toBe(500);
    expect((await call('/api/user/10000000-0000-4000-8000-000000000001', cookies)).status).toBe(
      404,
    );
    const session = await call('/Authentication/current', cookies);
    expect(await session.json()).toMatchObject([{ shortName: 'Uma' }, {}, false]);
  });

  test.each(['', 'clear'])('mock=%s clears', async (text) => {
    const cookies = cookiesOf(await open(`/?mock=${text}`, 'mock-scenarios=listUsers:500'));

    expect((await call('/api/user', cookies)).status).toBe(200);
  });

  test('with something unknown changes nothing, and says what there is', async () => {
    const answer = await open('/admin?mock=listUser:500,getUser:418,getUser:404/Nope&persona=boss');
    const text = await answer.text();

    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const said of [
      'listUser:500',
      'getUser:404/Nope',
      'boss',
      'listUsers:empty',
      'getUser:404',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('with more than a cookie holds changes nothing, and says so', async () => {
    const all = await (await open('/mock')).text();
    const names = [...all.matchAll(/value="(\w+:slow)"/g)].map(([, text]) => text);
    const answer = await open(
      `/?mock=${[...names, ...names].join(',').replaceAll(':slow', ':network')}`,
    );
    const slowToo = await open(
      `/?mock=${names.flatMap((name) => [name, `${name?.split(':')[0]}:500`])}`,
    );

    expect(names.length).toBeGreaterThan(80);
    expect(answer.status).toBe(302);
    expect(slowToo.status).toBe(400);
    expect(slowToo.headers.getSetCookie()).toEqual([]);
    expect(await slowToo.text()).toContain('Too many scenarios');
  });
});

describe('the panel', () => {
  test('a click chooses, a second one takes it back', async () => {
    const first = await submit('/mock', {
      toggle: 'commitOrganisations:400/OrganisationCodeAlreadyInUse',
    });
    const cookies = cookiesOf(first);
    const panel = await (await open('/mock', cookies)).text();

    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(/#commitOrganisations$/);
    expect(panel).toContain('1 scenario active');
    expect(panel).toContain(
      'mock=commitOrganisations:400/OrganisationCodeAlreadyInUse&amp;persona=superUser',
    );

    const second = await submit(
      '/mock',
      { toggle: 'commitOrganisations:400/OrganisationCodeAlreadyInUse' },
      cookies,
    );
    expect(await (await open('/mock', cookiesOf(second))).text()).toContain('0 scenarios active');
  });

  test('clears everything', async () => {
    const answer = await submit(
      '/mock',
      { clear: 'all' },
      'mock-scenarios=listUsers:500,getUser:404',
    );

    expect((await call('/api/user', cookiesOf(answer))).status).toBe(200);
  });

  test('names the choices in a cookie that the contract no longer has', async () => {
    const panel = await (await open('/mock', 'mock-scenarios=listGhosts:500')).text();

    expect(panel).toContain('listGhosts:500');
  });

  test('shows the requests that did not fit the contract', async () => {
    const answer = await call('/api/user/batch', '', { method: 'POST', body: '{"changes":[]}' });
    const panel = await (await open('/mock')).text();

    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('BadRequest');
    expect(panel).toContain('POST /api/user/batch');
    expect(panel).toContain('deletes');
    expect(logged.join()).toContain('POST /api/user/batch did not fit the contract');
  });

  test('has no inline script, no inline style, and a policy that would refuse them', async () => {
    const answer = await open('/mock');
    const html = await answer.text();

    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*script-src 'self'/,
    );
    for (const [, file] of html.matchAll(/(?:src|href)="(\/mock\/[^"]+)"/g)) {
      expect((await open(file ?? '')).status, file).toBe(200);
    }
  });

  test.each(['/mock/main.ts', '/mock/../main.ts', '/mock/panel-page.tsx'])(
    'does not serve %s',
    async (path) => {
      expect((await (await open(path)).text()).includes('import ')).toBe(false);
    },
  );
});

describe('calls to POS Core instances', () => {
  test('are answered to other origins, after a preflight, without cookies', async () => {
    const preflight = await fetch(`${mock.origin}/api/v1/version/info`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'GET', Origin: 'http://elsewhere.test' },
    });
    const answer = await call('/api/v1/version/info');

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Requested-With');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.status).toBe(200);
  });

  test('no other call is open to other origins', async () => {
    const preflight = await fetch(`${mock.origin}/api/user`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'GET', Origin: 'http://elsewhere.test' },
    });

    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect((await call('/api/user')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('what is chosen for them holds without a cookie, until it is cleared', async () => {
    await open('/?mock=getRemoteVersionInfo:500');
    expect((await call('/api/v1/version/info')).status).toBe(500);

    await open('/?mock=clear');
    expect((await call('/api/v1/version/info')).status).toBe(200);
  });

  test('the instances of the examples are at this mock', async () => {
    const instances = await (await call('/api/POSCoreInstance')).text();

    expect(instances).toContain(mock.origin);
  });
});

describe('signing in and out', () => {
  test('a persona leads back to the page', async () => {
    const form = await open('/authentication/login?returnUrl=/admin/users');
    const answer = await submit('/authentication/login', {
      persona: 'none',
      returnUrl: '/admin/users',
    });

    expect(await form.text()).toContain('value="/admin/users"');
    expect(answer.headers.get('location')).toBe('/admin/users');
    expect((await call('/Authentication/current', cookiesOf(answer))).status).toBe(401);
  });

  test.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test'])(
    'never leads to %s',
    async (returnUrl) => {
      const answer = await submit('/authentication/login', { persona: 'superUser', returnUrl });

      expect(answer.headers.get('location')).toBe('/');
    },
  );

  test('signing out ends the session', async () => {
    const cookies = cookiesOf(await open('/authentication/logout'));

    expect((await call('/Authentication/current', cookies)).status).toBe(401);
  });

  test('a consent document has its page', async () => {
    const documents = (await (await call('/api/consentdocuments')).json()) as {
      consentDocumentID: string;
      title: string;
    }[];
    const [document] = documents;
    const address = '/authentication/ViewConsentDocument?consentDocumentID=';

    expect(await (await open(`${address}${document?.consentDocumentID}`)).text()).toContain(
      document?.title,
    );
    expect((await open(`${address}nope`)).status).toBe(404);
  });
});

describe('the console', () => {
  test('is served with the badge and a policy that allows the instances', async () => {
    const answer = await open('/admin/users', 'mock-scenarios=listUsers:500,listUsers:slow');
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
    expect((await open(path)).status).toBe(status);
  });

  test('a call that the contract does not have is told so', async () => {
    const answer = await call('/api/user/1/rename', '', { method: 'POST', body: '{}' });

    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('POST /api/user/1/rename is not in the contract.');
  });

  test('the address of a call can name the response', async () => {
    const path = '/api/Statistics/DownloadMonthlyStatistics?date=2026-10';

    expect((await open(`${path}&__code=403`)).status).toBe(403);
    expect(await (await open(`${path}&__example=empty`)).text()).not.toBe(
      await (await open(path)).text(),
    );
  });
});

test('a taken port is told', async () => {
  await expect(startMock({ port: Number(new URL(mock.origin).port) })).rejects.toThrow('is taken');
});

test('a missing contract is told, with the command that makes it', async () => {
  await expect(startMock({ port: 0, contractFile: 'absent.json' })).rejects.toThrow(
    'npm run generate',
  );
});
