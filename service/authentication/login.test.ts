import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptCounts } from '../database/schema/sign-in';
import { demoPassword } from '../database/seed/demo-accounts';
import { readAuditLog } from '../testing/audit-log';
import { postForm, signIn, type TestService, testService } from '../testing/test-service';

const wrongMessage = 'The email or the password is not right.';
const login = '/authentication/login';
const right = { email: 'super@demo.test', password: demoPassword };

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

describe('the page', () => {
  test('has a form, no scripts, and a policy that allows none', async () => {
    const response = await service.fetch(`${login}?returnUrl=/admin/users`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<title>Sign in - Authentication</title>');
    expect(page).toContain('<input type="hidden" name="returnUrl" value="/admin/users">');
    expect(page).not.toMatch(/<script|style="/);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('refuses to lead to another site', async () => {
    const page = await (await service.fetch(`${login}?returnUrl=//evil.test`)).text();
    expect(page).not.toContain('evil.test');
    expect(page).toContain('name="returnUrl" value="/"');
  });

  test('lists the demo accounts while demo data is loaded', async () => {
    const page = await (await service.fetch(login)).text();
    expect(page).toContain('admin@demo.test');
    expect(page).toContain(demoPassword);
  });

  test('tells the tabs of the console, once a person has signed out, and only then', async () => {
    const response = await service.fetch(`${login}?signedOut`);
    const page = await response.text();
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(page) ?? [];
    expect(script).toContain("new BroadcastChannel('console-session')");
    expect(script).toContain('["console-recent-places","console-view-filters-1"]');
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
    const Cookie = await service.cookieOf('ordinaryUser');
    const signedIn = await service.fetch(`${login}?signedOut`, { headers: { Cookie } });
    expect(await signedIn.text()).not.toContain('<script');
  });

  test('shows what was typed as text', async () => {
    const response = await postForm(service, login, { email: '"><script>x', password: 'x' });
    const page = await response.text();
    expect(page).not.toContain('<script>x');
    expect(page).toContain('&quot;&gt;&lt;script&gt;x');
  });
});

describe('signing in', () => {
  test('sets a cookie that scripts and other sites cannot use, and leads on', async () => {
    const response = await postForm(service, login, { ...right, returnUrl: '/admin/clients' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/admin/clients');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  test.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/.//evil.test'])(
    'never redirects to %s',
    async (returnUrl) => {
      const response = await postForm(service, login, { ...right, returnUrl });
      expect(response.headers.get('Location')).toBe('/');
    },
  );

  test('ignores the case of the address and spaces around it', async () => {
    expect(await signIn(service, ' SUPER@Demo.Test ', demoPassword)).toMatch(/^session=/);
  });

  test.each([
    ['a wrong password', { email: 'super@demo.test', password: 'wrong' }],
    ['an unknown address', { email: 'nobody@demo.test', password: demoPassword }],
    ['more than an address', { email: 'super@demo.test/x', password: demoPassword }],
    ['nothing', {}],
  ])('with %s fails with the same message', async (_what, fields) => {
    const response = await postForm(service, login, fields);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(wrongMessage);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('does not trim the password', async () => {
    const fields = { email: 'super@demo.test', password: ` ${demoPassword}` };
    expect((await postForm(service, login, fields)).status).toBe(422);
  });

  test('creates a new session and ends the previous one of the browser', async () => {
    const first = await signIn(service, 'user@demo.test', demoPassword);
    const response = await postForm(
      service,
      login,
      { email: 'user@demo.test', password: demoPassword },
      { Cookie: first },
    );
    expect(response.status).toBe(303);
    const session = await service.call('/Authentication/current', { headers: { Cookie: first } });
    expect(session.status).toBe(401);
    expect(await readAuditLog(service, 'signed in again')).toMatchObject([
      { message: expect.stringMatching(/^Uma Olsen ended a session of Uma Olsen .*: the browser/) },
    ]);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another origin', { Origin: 'https://evil.test' }, 403],
    ['a sandboxed page', { Origin: 'null' }, 403],
    ['its own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 303],
    ['its own origin', { Origin: 'http://console.test', Host: 'console.test' }, 303],
  ])('checks the origin: %s', async (_what, headers: Record<string, string>, status) => {
    const response = await postForm(service, login, right, headers);
    expect(response.status).toBe(status);
  });

  test('reads only a form, of at most 16 KiB', async () => {
    const counted = async () => [
      await readAuditLog(service, 'Sign-in as'),
      await service.database.select().from(attemptCounts),
    ];
    const before = await counted();
    for (const path of [login, '/authentication/confirmemail/x']) {
      const asJson = await service.call(path, { body: right });
      expect([asJson.status, asJson.headers.get('Content-Type')]).toEqual([
        415,
        'text/html; charset=UTF-8',
      ]);
      expect(await asJson.text()).toContain(`<a href="${path}">`);
    }
    const parts = new FormData();
    parts.set('email', right.email);
    expect((await service.fetch(login, { method: 'POST', body: parts })).status).toBe(415);
    expect(await counted()).toEqual(before);
    const long = await postForm(service, login, { ...right, returnUrl: 'x'.repeat(20_000) });
    expect(long.status).toBe(413);
  });
});

describe('a failed sign-in does not tell which accounts exist', () => {
  test('a wrong password, an unknown address and an account without a password get the same page', async () => {
    const fields = { shortName: 'Set', fullName: 'Never Set', email: 'never.set@demo.test' };
    const body = { changes: [fields], deletes: [] };
    expect((await service.call('/api/user/batch', { as: 'superUser', body })).status).toBe(200);
    const emails = ['super@demo.test', 'nobody@demo.test', 'never.set@demo.test'];
    const answers = [];
    for (const email of emails) {
      const response = await postForm(service, login, { email, password: 'not-the-password' });
      response.headers.delete('X-Request-Id');
      const headers = Object.fromEntries(response.headers);
      answers.push([
        response.status,
        headers,
        (await response.text()).replace(`value="${email}"`, 'value="EMAIL"'),
      ]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('an unknown address has the same limit of attempts as a known one', async () => {
    const limited: number[] = [];
    for (const email of ['admin@demo.test', 'no.admin@demo.test']) {
      const tries = Array.from({ length: 11 }, () =>
        postForm(service, login, { email, password: 'x'.repeat(2_000) }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      limited.push(statuses.filter((status) => status === 429).length);
    }
    expect(limited).toEqual([1, 1]);
  });
});

test('the audit log has the address of a failed sign-in, but no password typed there', async () => {
  const sentence = 'a@b.c failed. User Ada was deleted by super. x';
  const from = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
  const tried = [
    'Nobody@demo.test',
    'hunter2-hunter2',
    'hunter2@hunter2',
    'my hunter2@x. is',
    sentence,
  ];
  for (const email of tried) {
    const fields = { email, password: 'typed-secret' };
    expect((await postForm(service, login, fields, from)).status).toBe(422);
  }
  const messages = (await readAuditLog(service, 'Sign-in')).map(({ message }) => message);
  expect(messages).toContain('Sign-in as nobody@demo.test failed (Firefox on Windows, unknown).');
  expect(messages).toContain('Sign-in as nobody failed (Firefox on Windows, unknown).');
  expect(messages.join()).not.toMatch(/hunter2|typed-secret|ada/i);
});

test('a person without a password cannot sign in', async () => {
  const body = {
    changes: [{ shortName: 'New', fullName: 'New Person', email: 'fresh@demo.test' }],
    deletes: [],
  };
  const saved = await service.call('/api/user/batch', { as: 'superUser', body });
  expect(saved.status).toBe(200);
  const response = await postForm(service, login, { email: 'fresh@demo.test', password: '' });
  expect(response.status).toBe(422);
});
