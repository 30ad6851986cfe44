import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../src/api/schema.gen';
import { consoleDocument } from './console-document';
import { consoleHost } from './console-host';
import { demoAccounts } from './database/seed/demo-accounts';
import {
  builtConsole,
  postForm,
  signIn,
  type TestService,
  testService,
} from './testing/test-service';

const parent = mkdtempSync(join(tmpdir(), 'page-for-person-'));
const folder = builtConsole(parent);
// As scripts/build/vite/early-chunks.ts writes them.
const files = ['assets/grid.js', 'assets/grid.css', 'assets/account.js'];
const pages = [
  ['/admin', [], ['/admin/summary/'], 2],
  ['/admin/users', [0, 1], ['/api/user'], 2],
  ['/organisation/$', [], [], 1],
  ['/organisation/$/links', [2], [], 1],
  ['/user/$', [2], ['/api/User/summary/$'], 0],
];
writeFileSync(
  join(folder, 'index.html'),
  `<head><script>const known = null /* the session */;
   const pages = ${JSON.stringify([files, pages])} /* end of pages */;</script></head>
   <script type="module" src="/assets/index-abc123.js"></script>`,
);
let service: TestService;
const html = { Accept: 'text/html' };
type Account = Parameters<TestService['cookieOf']>[0];

beforeAll(async () => {
  service = await testService({ consoleFolder: folder });
});

afterAll(async () => {
  await service.close();
  rmSync(parent, { recursive: true });
});

const open = async (path: string, as?: Account, headers: Record<string, string> = {}) => {
  const cookie = as && { Cookie: await service.cookieOf(as) };
  return service.fetch(path, { headers: { ...html, ...cookie, ...headers } });
};

describe('the page of the console', () => {
  test('has what the session call answers', async () => {
    const call = await service.call('/Authentication/current', { as: 'superUser' });
    const text = await (await open('/admin', 'superUser')).text();
    const known = /const known = (.*);\n/.exec(text)?.[1] ?? '';
    expect(JSON.parse(known)).toEqual(await call.json());
  });

  test.each([
    ['nobody', {}],
    ['an unknown session', { Cookie: 'session=unknown' }],
  ])('has no session for %s', async (_, headers) => {
    const text = await (await open('/admin', undefined, headers)).text();
    expect(text).toContain('const known = null;');
  });

  test('lists the landing page of the person, and no page that refuses the person', async () => {
    expect(await (await open('/', 'ordinaryUser')).text()).toContain(
      '[["assets/account.js"],[["/u',
    );
    expect(await (await open('/', 'superUser')).text()).toContain('[[],[["/admin"');
    expect(await (await open('/admin/users', 'superUser')).text()).toContain('assets/grid.js');
    for (const path of ['/admin/users', '/organisation/1/links']) {
      expect(await (await open(path, 'ordinaryUser')).text()).toContain('[[],[]]');
    }
    expect(await (await open('/organisation/1/links', 'superUser')).text()).toContain(
      '[["assets/account.js"],[["/organisation/$/links",[0],[],1]]]',
    );
  });

  test('cannot be left by a text of the session', async () => {
    const [user] = await (
      await service.call('/Authentication/current', { as: 'superUser' })
    ).json();
    const session: Session = [{ ...user, fullName: '</script><b>' }, null, false];
    const document = consoleDocument({ folder, connectOrigins: async () => [] });
    const host = consoleHost(document, async () => session);
    const text = await (await host.request('/admin', { headers: html })).text();
    expect(text).toContain('\\u003c/script>\\u003cb>');
  });

  test('names its scripts in a header over https, for those who may open it', async () => {
    const publicUrl = 'https://console.test';
    const secure = await testService({ consoleFolder: folder, publicUrl });
    const linkFor = async (account: Account) => {
      const { email } = demoAccounts[account];
      const Cookie = await signIn(secure, email, 'demo-password-1', { Origin: publicUrl });
      const answer = await secure.fetch('/admin/users', { headers: { ...html, Cookie } });
      return answer.headers.get('Link');
    };
    expect(await linkFor('superUser')).toBe('</assets/grid.js>; rel=modulepreload; crossorigin');
    expect(await linkFor('ordinaryUser')).toBeNull();
    const anonymous = await secure.fetch('/admin/users', { headers: html });
    expect(anonymous.headers.get('Link')).toBeNull();
    await secure.close();
    expect((await open('/admin/users', 'superUser')).headers.get('Link')).toBeNull();
  });
});

describe('the answer to the form that signs in', () => {
  const browser = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'same-origin' };
  const signInTo = (returnUrl: string, as: Account = 'superUser', headers = browser) => {
    const { email } = demoAccounts[as];
    const fields = { email, password: 'demo-password-1', returnUrl };
    return postForm(service, '/authentication/login', fields, headers);
  };

  test('is the page that follows, with the session and the cookie', async () => {
    const answer = await signInTo('/admin/users?q=a#b');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('Set-Cookie')).toContain('session=');
    const text = await answer.text();
    const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
    // The first script: nothing reads the address before it.
    const first = `<head><script nonce="${nonce}">history.replaceState(null, '', "/admin/users?q=a#b");`;
    expect(text.startsWith(first)).toBe(true);
    expect(text).toContain(`const known = [{"userID":"`);
    expect(text).toContain('[["assets/grid.js","assets/grid.css"],[["/admin/users"');
  });

  test('is the landing page of the person for the home page', async () => {
    expect(await (await signInTo('/', 'ordinaryUser')).text()).toContain('[["assets/account.js"]');
  });

  test.each([
    ['a program', '/admin', 'superUser', {}],
    ['a call of a script', '/admin', 'superUser', { 'Sec-Fetch-Dest': 'empty' }],
    ['a page that refuses the person', '/admin', 'ordinaryUser', browser],
    ['a page of the service', '/docs', 'superUser', browser],
    ['an address without a page', '/nothing/here', 'superUser', browser],
  ] as const)('is a redirect for %s', async (_, returnUrl, account, headers) => {
    const answer = await signInTo(returnUrl, account, headers as typeof browser);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, returnUrl]);
    expect(answer.headers.get('Set-Cookie')).toContain('session=');
  });

  test('lets no text of the address leave its script or take the place of another', async () => {
    const text = await (await signInTo('/admin?a=</script>__CSP_NONCE__"')).text();
    expect(text).toMatch(
      /replaceState\(null, '', "\/admin\?a=(\\u003c|%3C)\/script(>|%3E)__CSP_NONCE__%22"\);<\/script>/,
    );
  });
});

describe('the sign-in page', () => {
  const login = '/authentication/login?returnUrl=/admin/users%3Fq=a';

  test('names the files of the console and of the page that follows', async () => {
    const answer = await open(login);
    const text = await answer.text();
    const named = ['index-abc123.js', 'grid.js', 'grid.css'].map((file) => `/assets/${file}`);
    expect(text).toContain(`of ${JSON.stringify(named)})`);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+'; connect-src 'self';/);
  });

  test('fetches nothing and allows no script if data is to be saved', async () => {
    const answer = await open(login, undefined, { 'Save-Data': 'on' });
    expect(await answer.text()).not.toContain('assets/');
    expect(answer.headers.get('Content-Security-Policy')).not.toMatch(/script-src|connect-src/);
  });
});
