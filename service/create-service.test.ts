import { expect, test } from 'vitest';
import { fixedIdentifier } from './database/seed/fixed-identifiers';
import { signIn, testService } from './testing/test-service';

test('without demo data there are no demo accounts, and the sign-in page lists none', async () => {
  const service = await testService({ isDemo: false });
  const page = await (await service.fetch('/authentication/login')).text();
  expect(page).not.toContain('demo');
  expect(service.errors.join()).toContain('nobody can sign in');
  await expect(signIn(service, 'super@demo.test', 'demo-password-1')).rejects.toThrow('422');
  await service.close();
});

test('the service creates the first super user once, who can sign in', async () => {
  const firstSuperUser = { email: 'root@console.test', password: 'a long password' };
  const service = await testService({ isDemo: false, firstSuperUser });
  const made = 'root@console.test is the first super user.';
  expect(service.lines).toContain(made);
  const cookie = await signIn(service, firstSuperUser.email, firstSuperUser.password);
  const response = await service.call('/admin/summary/', { headers: { Cookie: cookie } });
  expect(await response.json()).toMatchObject({ totalUsers: 1 });
  await service.restart();
  expect(service.lines.filter((line) => line === made)).toHaveLength(1);
  await service.close();
});

test('a service with DEMO off logs a warning about demo data', async () => {
  const demo = await testService();
  await demo.service.close();
  const service = await testService({
    isDemo: false,
    databaseUrl: `file:${demo.folder}/service.db`,
  });
  expect(service.errors.join()).toContain('accounts whose password is public');
  const page = await (await service.fetch('/authentication/login')).text();
  expect(page).not.toContain('super@demo.test');
  await service.close();
});

test('a service that forgets DEMO=off shows the mails of other data to nobody', async () => {
  const firstSuperUser = { email: 'root@console.test', password: 'a long password' };
  const real = await testService({ isDemo: false, firstSuperUser });
  await real.service.close();
  const service = await testService({ databaseUrl: `file:${real.folder}/service.db` });
  expect(service.errors.join()).toContain('Set DEMO=off');
  expect((await service.fetch('/dev/outbox')).status).toBe(404);
  const body = { email: firstSuperUser.email };
  const reset = await service.call('/passwordreset/send', { body });
  expect([reset.status, await reset.text()]).toEqual([
    400,
    'BadRequest_PasswordResetRequestEmailSendFailure',
  ]);
  await service.close();
});

test('anybody can browse the contract and read consent documents', async () => {
  const service = await testService();
  const docs = await service.fetch('/docs');
  expect(docs.status).toBe(200);
  expect(docs.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect((await service.fetch('/docs/contract.json')).status).toBe(200);
  expect((await service.fetch('/docs/swagger-ui.css')).status).toBe(200);

  const path = '/authentication/ViewConsentDocument?consentDocumentID=';
  const known = await service.fetch(path + fixedIdentifier('consentDocument', 1));
  expect(await known.text()).toContain('<h1>Terms of use</h1>');
  const unknown = await service.fetch(`${path}x`);
  expect(unknown.status).toBe(404);
  await service.close();
});

test('an unknown address gets 404 as plain text', async () => {
  const service = await testService({ isDemo: false });
  const response = await service.fetch('/admin', { headers: { Accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([
    404,
    'There is nothing at this address.',
  ]);
  await service.close();
});

test('the service’s own addresses answer 405 to methods that they do not take', async () => {
  const service = await testService();
  const answersTo = async (path: string, method: string) => {
    const { status, headers } = await service.fetch(path, { method });
    return [path, method, status, headers.get('Allow')];
  };
  const readOnly = ['/healthz', '/readyz', '/docs', '/docs/contract.json', '/dev/outbox'];
  const document = '/authentication/ViewConsentDocument';
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const path of ['login', 'logout', 'confirmemail/x'].map(
      (name) => `/authentication/${name}`,
    )) {
      expect(await answersTo(path, method)).toEqual([path, method, 405, 'GET, HEAD, POST']);
    }
    for (const path of [...readOnly, document]) {
      expect(await answersTo(path, method)).toEqual([path, method, 405, 'GET, HEAD']);
    }
  }
  expect(await answersTo('/docs', 'POST')).toEqual(['/docs', 'POST', 405, 'GET, HEAD']);
  await service.close();
});

test('search engines list none of the pages of the service', async () => {
  const service = await testService();
  const pages = ['login', 'confirmemail/done', 'ViewConsentDocument'];
  for (const path of [...pages.map((page) => `/authentication/${page}`), '/docs', '/dev/outbox']) {
    const page = await (await service.fetch(path)).text();
    expect([path, page.match(/<meta name="robots"[^>]*>/)?.[0]]).toEqual([
      path,
      '<meta name="robots" content="noindex">',
    ]);
  }
  await service.close();
});
