import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../database/seed/fixed-identifiers';
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
  test('is a form without scripts, under a policy that allows none', async () => {
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

  test('refuses to lead elsewhere', async () => {
    const page = await (await service.fetch(`${login}?returnUrl=//evil.test`)).text();
    expect(page).not.toContain('evil.test');
    expect(page).toContain('name="returnUrl" value="/"');
  });

  test('lists the demo accounts while demo data is loaded', async () => {
    const page = await (await service.fetch(login)).text();
    expect(page).toContain('admin@demo.test');
    expect(page).toContain(demoPassword);
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
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/.//evil.test'])(
    'never leads to %s',
    async (returnUrl) => {
      const response = await postForm(service, login, { ...right, returnUrl });
      expect(response.headers.get('Location')).toBe('/');
    },
  );

  test('takes no notice of the case of the address, nor of spaces around it', async () => {
    expect(await signIn(service, ' SUPER@Demo.Test ', demoPassword)).toMatch(/^session=/);
  });

  test.each([
    ['a wrong password', { email: 'super@demo.test', password: 'wrong' }],
    ['an unknown address', { email: 'nobody@demo.test', password: demoPassword }],
    ['nothing', {}],
  ])('with %s fails with one message', async (_what, fields) => {
    const response = await postForm(service, login, fields);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(wrongMessage);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('with a password that begins or ends with a space is not the same', async () => {
    const fields = { email: 'super@demo.test', password: ` ${demoPassword}` };
    expect((await postForm(service, login, fields)).status).toBe(422);
  });

  test('begins a new session and ends the one before', async () => {
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
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another origin', { Origin: 'https://evil.test' }, 403],
    ['a sandboxed page', { Origin: 'null' }, 403],
    ['its own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 303],
    ['its own origin', { Origin: 'http://console.test', Host: 'console.test' }, 303],
  ])('from %s', async (_what, headers: Record<string, string>, status) => {
    const response = await postForm(service, login, right, headers);
    expect(response.status).toBe(status);
  });

  test('reads a form only, and no long one', async () => {
    const asJson = await service.call(login, { body: right });
    expect(asJson.status).toBe(422);
    const long = await postForm(service, login, { ...right, returnUrl: 'x'.repeat(20_000) });
    expect(long.status).toBe(413);
  });
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
