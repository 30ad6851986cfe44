import { expect, test } from '../support/console-test';
import { saveClient, seeDeviations, signIn } from './work-with-deviations';

test.beforeEach(({ complaints }) => {
  complaints.provoke(/status of 401/);
  complaints.provoke(/listUsers/);
});

test('a person works on the built console before another back end, and the page lists deviations', async ({
  page,
  context,
}) => {
  await signIn(page);
  await saveClient(page);
  await seeDeviations(page);
  const cookies = (await context.cookies()).map(({ name, secure }) => ({ name, secure }));
  expect(cookies).toContainEqual({ name: expect.stringMatching(/^__Host-/), secure: true });
});

test('each page has a nonce of its own, and no answer puts a page in place of a file', async ({
  request,
}) => {
  const pages = [await request.get('/admin/users'), await request.get('/admin/users')];
  const nonces = pages.map(
    (page) => /'nonce-(\w{32})'/.exec(page.headers()['content-security-policy'] ?? '')?.[1],
  );
  expect(new Set(nonces).size).toBe(2);
  for (const [index, page] of pages.entries()) {
    const html = await page.text();
    expect(html).toContain(`nonce="${nonces[index]}"`);
    expect(html).not.toContain('__CSP_NONCE__');
  }
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
  expect((await request.post('/admin/users')).status()).toBe(405);
});

test('an address of the console that is also a call goes to the back end when it is posted', async ({
  request,
}) => {
  const path = '/invitations/validate';
  expect((await request.get(path)).headers()['content-type']).toContain('text/html');
  expect((await request.post(path)).headers()['content-type']).not.toContain('text/html');
});
