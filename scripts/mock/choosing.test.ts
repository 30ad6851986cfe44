import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from './start-mock';
import { cookiesOf, MockClient } from './testing/mock-client';

const logged: string[] = [];
let mock: RunningMock;
let client: MockClient;

beforeAll(async () => {
  mock = await startMock({ port: 0, log: (line) => logged.push(line) });
  client = new MockClient(mock.origin);
});
// The mock keeps choices for the calls to POS Core instances for all browsers, so each test clears them.
afterEach(() => client.open('/?mock=clear'));
afterAll(() => mock.close());

describe('a link with scenarios', () => {
  test('sets the choices, and leads to the page without them', async () => {
    const answer = await client.open(
      '/admin/users?page=2&mock=listUsers:500,getUser:404&persona=ordinaryUser',
    );
    const cookies = cookiesOf(answer);

    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/admin/users?page=2');
    expect((await client.call('/api/user', cookies)).status).toBe(500);
    expect(
      (await client.call('/api/user/10000000-0000-4000-8000-000000000001', cookies)).status,
    ).toBe(404);
    const session = await client.call('/Authentication/current', cookies);
    expect(await session.json()).toMatchObject([{ shortName: 'Uma' }, {}, false]);
  });

  test.each(['', 'clear'])('mock=%s clears', async (text) => {
    const cookies = cookiesOf(await client.open(`/?mock=${text}`, 'mock-scenarios=listUsers:500'));

    expect((await client.call('/api/user', cookies)).status).toBe(200);
  });

  test('with an unknown name changes nothing, and shows what can be chosen', async () => {
    const answer = await client.open(
      '/admin?mock=listUser:500,getUser:418,getUser:404/Nope&persona=boss',
    );
    const text = await answer.text();

    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const word of [
      'listUser:500',
      'getUser:404/Nope',
      'boss',
      'listUsers:empty',
      'getUser:404',
    ]) {
      expect(text).toContain(word);
    }
  });

  test.each(['toString', 'constructor', '__proto__'])(
    'with the persona %s, which every object has, changes nothing',
    async (name) => {
      const answer = await client.open(`/admin?persona=${name}`);

      expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
      expect((await client.open('/mock', `mock-persona=${name}`)).status).toBe(200);
    },
  );

  test('with more choices than a cookie holds changes nothing, and says so', async () => {
    const all = await (await client.open('/mock')).text();
    const names = [...all.matchAll(/value="(\w+:slow)"/g)].map(([, text]) => text);
    const answer = await client.open(
      `/?mock=${[...names, ...names].join(',').replaceAll(':slow', ':network')}`,
    );
    const slowToo = await client.open(
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
    const first = await client.submit('/mock', {
      toggle: 'commitOrganisations:400/OrganisationCodeAlreadyInUse',
    });
    const cookies = cookiesOf(first);
    const panel = await (await client.open('/mock', cookies)).text();

    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(/#commitOrganisations$/);
    expect(panel).toContain('1 scenario active');
    expect(panel).toContain(
      'mock=commitOrganisations:400/OrganisationCodeAlreadyInUse&amp;persona=superUser',
    );

    const second = await client.submit(
      '/mock',
      { toggle: 'commitOrganisations:400/OrganisationCodeAlreadyInUse' },
      cookies,
    );
    expect(await (await client.open('/mock', cookiesOf(second))).text()).toContain(
      '0 scenarios active',
    );
  });

  test('clears all choices', async () => {
    const answer = await client.submit(
      '/mock',
      { clear: 'all' },
      'mock-scenarios=listUsers:500,getUser:404',
    );

    expect((await client.call('/api/user', cookiesOf(answer))).status).toBe(200);
  });

  test('lists the choices of a cookie that the contract no longer has', async () => {
    const panel = await (await client.open('/mock', 'mock-scenarios=listGhosts:500')).text();

    expect(panel).toContain('listGhosts:500');
  });

  test('shows the requests that did not fit the contract', async () => {
    const answer = await client.call('/api/user/batch', '', {
      method: 'POST',
      body: '{"changes":[]}',
    });
    const log = await (await client.open('/mock?view=log')).text();
    const id = /id="call-(\d+)"/.exec(log)?.[1];
    const opened = await (await client.open(`/mock?view=log&call=${id}`)).text();

    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('BadRequest');
    expect(log).toContain('1 misfit');
    expect(log).toContain('POST /api/user/batch');
    expect(log).not.toContain('must have required property');
    expect(opened).toContain('must have required property');
    expect(logged.join()).toContain('POST /api/user/batch did not fit the contract');

    await client.submit('/mock', { forget: 'calls' });
    expect(await (await client.open('/mock?view=log')).text()).toContain('No calls yet.');
  });

  test('shows the calls of a screen, and from each answer the screens that show it', async () => {
    const panel = await (await client.open('/mock?from=/admin/clients')).text();
    const listed = [...panel.matchAll(/<li id="(\w+)" class="operation/g)].map(([, id]) => id);

    expect(listed[0]).toBe('listClients');
    expect(listed.slice(0, 9)).toContain('commitClients');
    expect(panel).toContain('<a href="/admin/clients/edit/kiosk" data-page="true">Edit Client</a>');
  });

  test('is beside a page of the console, but beside no page of another site', async () => {
    const beside = await (await client.open('/mock/beside/admin/users?x=1')).text();
    expect(beside).toContain(
      '<iframe class="console" name="console" title="Console" src="/admin/users?x=1">',
    );
    const elsewhere = await (await client.open('/mock/beside//evil.test/')).text();
    expect(elsewhere).toContain('src="/"');
    expect(elsewhere).not.toContain('evil.test');
  });

  test('has no inline script, no inline style, and a policy that would refuse them', async () => {
    const answer = await client.open('/mock');
    const html = await answer.text();

    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*script-src 'self'/,
    );
    for (const [, file] of html.matchAll(/(?:src|href)="(\/mock\/[^"]+)"/g)) {
      expect((await client.open(file ?? '')).status, file).toBe(200);
    }
  });

  test.each(['/mock/main.ts', '/mock/panel-page.tsx', '/mock/browser/panel.js'])(
    'does not serve %s',
    async (path) => {
      expect((await client.open(path)).status).toBe(404);
    },
  );
});
