import type { Page } from '@playwright/test';
import { superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';

test.use({ account: superUser });

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const failed = 'Loading chunk admin/users failed';

/** Sets a mark in the page that a reload would remove. */
const leaveMark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

test('a screen whose code cannot be loaded leaves the shown page, until Retry opens it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.provoke(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/admin');
  await expect(heading(page, 'Administration summary')).toBeVisible();
  // A browser remembers an import that fails. None is on its way any more.
  await expect(page.getByRole('navigation', { name: 'Administration pages' })).toBeVisible();
  await leaveMark(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Browse users' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(`The page could not be opened${failed}`);
  await expect(heading(page, 'Administration summary')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goBack();
  await expect(heading(page, 'Administration summary')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a screen whose code the server no longer has reloads the page once', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 404.*\/assets\//);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // Files have no names. This is a text of the screen alone.
    const isGone = (await response.text()).includes('Default Currency');
    const gone = { status: 404, contentType: 'text/plain', body: 'Gone.' };
    await route.fulfill(isGone ? gone : { response });
  });
  await page.goto('/admin');
  await expect(heading(page, 'Administration summary')).toBeVisible();
  await leaveMark(page);
  await page.getByRole('link', { name: 'Browse users' }).click();
  await expect(heading(page, failed)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('there may be a new version');
  expect(await isMarked(page)).toBe(false);
});

test('Back twice in a row goes two pages back, also from a page that is still opening', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Browse users' }).click();
  await expect(heading(page, 'Users')).toBeVisible();
  await page.getByRole('link', { name: 'Administration', exact: true }).click();
  await expect(heading(page, 'Administration summary')).toBeVisible();
  await page.getByRole('link', { name: 'Look up an id' }).click();
  await expect(heading(page, 'Entity Lookup')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        history.back();
        globalThis.addEventListener('popstate', () => resolve(), { once: true });
      }),
  );
  await page.evaluate(() => history.back());
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
});
