import type { Page } from '@playwright/test';
import { ordinaryUser, superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { setDensity } from '../support/pages/grid';
import { historyButton } from '../support/pages/history';
import { ended, logOut } from '../support/pages/session';
import { fillSignIn } from '../support/pages/sign-in';
import { uma } from '../support/records/demo-records';

// Each of these tests signs in by itself, since signing out would end the session that other tests
// share.

test.beforeEach(({ complaints }) => complaints.provoke(/status of 401.*\/Authentication\/current/));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(page: Page, account: string, returnUrl = '/') {
  await page.goto(`/authentication/login?returnUrl=${returnUrl}`);
  await fillSignIn(page, account);
}

test('after Logout the browser keeps the colours, the layout of a grid and how far pages were scrolled, even behind Back', async ({
  page,
}) => {
  await signIn(page, superUser, '/admin/users?q=olsen');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await setDensity(page, 'Roomy');
  await page.getByRole('button', { name: 'Filter rows' }).click();
  await page.getByRole('textbox', { name: 'Filter Email' }).fill('user@demo.test');
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain('user@');
  await expect.poll(stored).toContain('roomy');
  const secure = page.url().startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.sort()).toEqual([`${prefix}device`, `${prefix}session`]);
  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(heading(page, 'Administration summary')).toBeVisible();
  await page.goto(`/admin/users/edit/${uma}`);
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  // What the page reads with the first movement would meet the end of the session.
  await historyButton(page);
  await page.waitForLoadState('networkidle');
  await logOut(page);

  // The cookie of the known device stays. It opens nothing, and no script can read it.
  expect(await page.context().cookies()).toEqual([
    expect.objectContaining({
      name: `${prefix}device`,
      secure,
      httpOnly: true,
      sameSite: 'Strict',
    }),
  ]);
  const kept = await page.evaluate(async () => ({
    local: Object.entries(localStorage).filter(([key]) => key !== 'mantine-color-scheme-value'),
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookie: document.cookie,
    windowName: window.name,
  }));
  const { session, ...rest } = kept;
  expect(rest).toEqual({
    // Which columns, and how dense: no text that a person has typed (docs/product/views.md#after-logout).
    local: [
      [expect.stringMatching(/^console-view-1:[\w-]{36}:.admin.users.$/), '{"density":"roomy"}'],
    ],
    databases: [],
    caches: [],
    workers: 0,
    cookie: '',
    windowName: '',
  });
  expect(Object.keys(session).filter((key) => !key.startsWith('tsr-scroll'))).toEqual([]);
  expect(JSON.stringify(session)).not.toMatch(/https?:|olsen|uma|@|admin|10000000/i);

  await page.goBack();
  await expect(heading(page, 'Login Required')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Sam');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('no page with a token stores it in the browser or sends it as a referrer', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 404.*\/passwordreset\/validate/);
  const refused = page.waitForResponse('**/passwordreset/validate');
  const referers: (string | undefined)[] = [];
  page.on('request', (request) => referers.push(request.headers().referer));
  for (const path of [
    '/resetpassword/validate/SECRET/some.body@demo.test',
    '/resetpassword/confirm/SECRET/some.body@demo.test',
    '/invitations/accept/SECRET/some.body@demo.test',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Only this page calls the service by itself, with a token that nobody has.
    expect((await refused).status()).toBe(404);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toMatch(/SECRET|some\.body/);
  // The sign-in page sends only its origin, by which the service recognises its form.
  expect(referers.length).toBeGreaterThan(20);
  expect(referers.filter((referrer) => referrer && new URL(referrer).pathname !== '/')).toEqual([]);
});

test('a change of the session in one tab reaches the others', async ({ page, context }) => {
  await signIn(page, superUser, '/admin/clients/edit/kiosk');
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other);
  await expect(heading(page, 'Login Required')).toBeVisible();
  await expect(page).toHaveURL('/admin/clients/edit/kiosk');
  await expect(description).toHaveCount(0);
  await fillSignIn(other, superUser);
  await expect(description).toBeVisible();

  // The list of pages and the history are read with the first press. That must not follow the
  // sign-out.
  await description.click();
  await expect(page.getByRole('link', { name: 'Deployment Server' })).toBeVisible();
  await historyButton(page);

  // A page with edits hides them, also after a sign-out by the address alone.
  await description.fill('Not saved');
  await other.goto('/authentication/logout');
  await expect(ended(page)).toContainText('You have signed out in another tab.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(ended(page)).toBeVisible();
  await fillSignIn(other, superUser);
  await expect(ended(page)).toBeHidden();
  await expect(description).toHaveValue('Not saved');

  // Edits of the person before are dropped without a question, which the next person could not
  // answer.
  await signIn(other, ordinaryUser);
  await expect(page).toHaveURL(`/user/${uma}`);
  await expect(page.getByRole('button', { name: 'User menu: Uma' })).toBeVisible();
});
