import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-test';

// Mock, console and browser fit together for each kind of answer. The screen tests prove every
// documented answer of every call (docs/answers-on-screens.md); own-answers.e2e.ts has a malformed one,
// panel.e2e.ts a success and a failure of the server.

const user = '/admin/users/edit/10000000-0000-4000-8000-000000000003';

const text = (wanted: string) => (page: Page) =>
  expect(page.getByText(wanted).filter({ visible: true }).first()).toBeVisible();

const kinds: [kind: string, path: string, isShown: (page: Page) => Promise<void>][] = [
  [
    'a coded error',
    `${user}?mock=commitUsers:400/BadRequest_UserDoesNotExist`,
    async (page) => {
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Another name');
      await page.getByRole('button', { name: 'Save' }).click();
      await text('User does not exist.')(page);
    },
  ],
  ['a missing record', `${user}?mock=getUser:404`, text('The record does not exist.')],
  [
    'an ended session',
    '/admin/users?mock=listUsers:401,getCurrentSession:usual>401',
    (page) =>
      expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible(),
  ],
  ['a refusal', '/admin/users?mock=listUsers:403', text('Your account is not allowed to do this.')],
  ['a cut connection', '/admin/users?mock=listUsers:cut', text('Network error')],
  [
    'a slow answer',
    // The console has loaded before it asks, so that a busy machine cannot use up the delay.
    '/admin/users?mock=listClients:slow(3000)',
    async (page) => {
      await text('Uma Olsen')(page);
      await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      await text('Back Office')(page);
    },
  ],
  [
    'a file',
    '/admin/statistics?month=2026-10&mock=clear',
    async (page) => {
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    },
  ],
];

for (const [kind, path, isShown] of kinds) {
  test(`the console shows ${kind} of the mock`, async ({ page, complaints }) => {
    complaints.provoke(/Failed to load resource|status of|Error in route match/);
    await page.goto(path);
    await isShown(page);
  });
}
