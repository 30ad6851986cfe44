import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-test';

test.use({ timezoneId: 'Asia/Kathmandu' });

const organisation = '/organisation/20000000-0000-4000-8000-000000000003';
const uma = '10000000-0000-4000-8000-000000000003';
const terminal = '80000000-0000-4000-8000-000000000001';
const version = '81000000-0000-4000-8000-000000000003';
const zoneOfNepal = 'GMT+5:45';
// Not every browser has the name of the place as it is written today.
const placeOfNepal = /GMT\+5:45|Kath?mandu time/;

// One of the mock's POS Core instances has an address that browsers refuse.
test.beforeEach(({ complaints }) => complaints.provoke(/ERR_UNSAFE_PORT/));

/** Expects the times of a page to be in one zone. A heading may say it for a whole column. */
const expectZone = (page: Page, zone: 'Nepal' | 'UTC', place: string) =>
  expect
    .poll(async () => {
      const texts = await page.getByRole('main').evaluate((main) => {
        const described = [...main.querySelectorAll('[aria-description]')];
        return [main.textContent, ...described.map(({ ariaDescription }) => ariaDescription)];
      });
      const text = texts.join(' ');
      return [placeOfNepal.test(text) && 'Nepal', text.includes('UTC') && 'UTC'].filter(Boolean);
    }, place)
    .toEqual([zone]);

async function chooseUtc(page: Page) {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('radio', { name: 'UTC' }).check();
  await page.keyboard.press('Escape');
}

/** The places of docs/product/times.md#places-of-times that a page shows when it opens. */
const places = {
  'Audit Logs': '/admin/auditlogs?mock=clear',
  'sign-in limits and sessions': `/admin/users/edit/${uma}?mock=clear`,
  'the own sessions': '/user?mock=clear',
  'POS Core Instances': '/admin/poscoreinstances?mock=clear',
  'Install Versions': `${organisation}/acceptances?app=${terminal}&version=${version}&mock=clear`,
  'Authorise Versions': `${organisation}/authorisations?app=${terminal}&version=${version}&mock=clear`,
  'System Health': `${organisation}/systemhealth?mock=clear`,
};

test('every time follows the choice at once, and on each page that opens later', async ({
  page,
}) => {
  for (const [place, path] of Object.entries(places)) {
    await page.goto(path);
    await expectZone(page, 'Nepal', place);
  }
  await chooseUtc(page);
  for (const [place, path] of Object.entries(places).reverse()) {
    await expectZone(page, 'UTC', place);
    await page.goto(path);
    await expectZone(page, 'UTC', place);
  }
});

test('the validity of an invitation follows the choice, and Expiry (UTC) stays', async ({
  page,
}) => {
  await page.goto(`${organisation}/pendinginvites?mock=clear`);
  const expiry = page.getByRole('gridcell', { name: /UTC/ }).first();
  const before = (await expiry.textContent()) ?? '';
  const sendAgain = async () => {
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
  };
  await sendAgain();
  const dialog = page.getByRole('dialog', { name: 'Send again' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toContainText(zoneOfNepal);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await chooseUtc(page);
  await expect(expiry).toHaveText(before);
  await sendAgain();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toContainText(/until .* UTC/);
});

test('a choice in one tab changes the other one', async ({ page, context }) => {
  await page.goto('/admin/auditlogs?mock=clear');
  await expectZone(page, 'Nepal', 'Audit Logs');
  const other = await context.newPage();
  await other.goto('/admin/users');
  await chooseUtc(other);
  await expectZone(page, 'UTC', 'Audit Logs');
});
