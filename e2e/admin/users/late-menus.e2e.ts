import type { Page } from '@playwright/test';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';

test.use({ account: superUser });

const scripts = /\/assets\/.*\.js$/;

async function openUsers(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (scripts.test(request.url())) asked.push(request.url());
  });
  await page.goto('/admin/users');
  await expect(new Grid(page, 'Users').row('Ada Marchetti')).toBeVisible();
  return asked;
}

const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Email column menu', exact: true });
const item = (page: Page) => page.getByRole('menuitem', { name: 'Hide Email column' });

test('the first rows need no script of a menu; a press on it is kept until the script has loaded', async ({
  page,
}) => {
  const asked = await openUsers(page);
  const before = asked.length;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await menuButton(page).click();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  release();
  await expect(item(page)).toBeVisible();
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});

test('a menu whose script is not reached says so, and Retry opens it', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/ERR_FAILED/);
  await openUsers(page);
  await page.route(scripts, (route) => route.abort());
  await menuButton(page).click();
  const notice = page.getByRole('alertdialog', { name: /^Loading chunk .* failed$/ });
  await expect(notice).toContainText('Check your connection');
  await page.unroute(scripts);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(item(page)).toBeVisible();
});

test('the edge of a column is dragged at once', async ({ page }) => {
  await openUsers(page);
  const grid = new Grid(page, 'Users');
  const header = grid.element.getByRole('columnheader', { name: 'Short Name', exact: true });
  const box = await header.boundingBox();
  if (!box) throw new Error('The header has no place.');
  await page.mouse.move(box.x + box.width - 1, box.y + 15);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 49, box.y + 15, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => grid.widthOf('Short Name')).toBe(250);
});
