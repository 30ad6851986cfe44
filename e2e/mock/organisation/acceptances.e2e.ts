import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

const base = '/organisation/20000000-0000-4000-8000-000000000004/acceptances';
const posTerminal = 'app=80000000-0000-4000-8000-000000000001';
const current = `${posTerminal}&version=81000000-0000-4000-8000-000000000003`;
const ofQuayStreet = `${current}&acceptance=82000000-0000-4000-8000-000000000002`;
const server = 'Internal Server Error. The server could not complete the request.';

/** The documented answers of a call, and the words that follow the screen's own. */
const answers = [
  ['400', 'Bad Request.'],
  ['403', 'Forbidden. Your account is not allowed to do this.'],
  ['404', 'The record does not exist.'],
  ['500', server],
  ['network', 'Network error'],
] as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('each answer to a failed save is told, with Retry, and loses nothing', async ({ page }) => {
  for (const [answer, words] of answers) {
    await page.goto(`${base}?${current}&mock=addAcceptance:${answer}`);
    await page.getByRole('checkbox', { name: 'Not Before' }).check();
    await press(page, 'Accept');
    const question = page.getByRole('dialog', { name: 'Accept version' });
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect
      .soft(question.getByRole('alert'), `addAcceptance:${answer}`)
      .toHaveText(`Unable to save acceptance. ${words}`);
    await expect.soft(question.getByRole('button', { name: 'Retry' })).toBeVisible();
    if (answer === '400') await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.soft(page.getByRole('checkbox', { name: 'Not Before' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Not Before' }).uncheck();

    await page.goto(`${base}?${ofQuayStreet}&mock=updateAcceptance:${answer}`);
    await press(page, 'Tomorrow');
    await press(page, 'Save');
    const alert = page.getByRole('alert').filter({ hasText: 'Unable' });
    await expect
      .soft(alert, `updateAcceptance:${answer}`)
      .toContainText(`Unable to save acceptance. ${words}`);
    await expect.soft(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect.soft(page.getByText(/^It will take effect in /)).toBeVisible();
    if (answer === '400') await expectAccessible(page);
    await press(page, 'Cancel');

    await page.goto(`${base}?${posTerminal}&mock=saveApplicationSettings:${answer}`);
    await page.getByRole('radio', { name: 'Immediately' }).check();
    await press(page, 'Save');
    await expect
      .soft(page.getByRole('alert').filter({ hasText: 'Unable' }), `settings:${answer}`)
      .toContainText(`Unable to save the auto accept settings. ${words}`);
    await press(page, 'Cancel');
  }
});

test('nodes that cannot be fetched, none at all, and odd ones', async ({ page }) => {
  for (const [answer, words] of answers) {
    await page.goto(`${base}?${current}&mock=listOutletNodes:${answer}`);
    await page.getByRole('checkbox', { name: 'Only for node' }).check();
    await expect.soft(page.getByText(`Unable to fetch nodes. ${words}`), answer).toBeVisible();
    await expect.soft(page.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Only for node' }).uncheck();
  }
  await page.goto(`${base}?${current}&mock=listOutletNodes:empty`);
  await page.getByRole('checkbox', { name: 'Only for node' }).check();
  await press(page, 'Choose an outlet or group');
  await expect(page.getByText(/^There is no outlet or group for which/)).toBeVisible();
});

test('an organisation without applications, and odd records', async ({ page }) => {
  await page.goto(`${base}?mock=getAcceptancesTree:empty`);
  await expect(
    page.getByText(
      'This organisations is not authorised to use any applications. Please contact your administrator.',
    ),
  ).toBeVisible();
  await expectAccessible(page);

  const odd = 'mock=getAcceptancesTree:200/odd,listAcceptanceNodes:200/odd';
  await page.goto(`${base}?${ofQuayStreet}&${odd}`);
  await expect(page.getByText(/^It will take effect in [\d,]+ days/)).toBeVisible();
  await page.getByRole('treeitem', { name: 'No name' }).click();
  await expect(page.getByText('A user who does not exist any more')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Acceptance for one node' })).toBeVisible();
  await page.getByRole('treeitem', { name: /^2147483647/ }).click();
  await expect(page.getByText('Partial for 2 nodes')).toBeVisible();
  await expectAccessible(page);
});
