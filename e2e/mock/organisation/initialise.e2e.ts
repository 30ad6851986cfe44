import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { holdCalls } from '../../support/provoke';

const initialise = '/organisation/20000000-0000-4000-8000-000000000005/initialise';
const errorText = 'There was an error initialising this instance. Please try again later.';
const refusals = [
  ['400', `${errorText} Bad Request.`],
  ['401', errorText],
  ['403', `${errorText} Forbidden. Your account is not allowed to do this.`],
  ['404', `${errorText} The record does not exist.`],
  ['500', `${errorText} Internal Server Error. The server could not complete the request.`],
  ['network', `${errorText} Network error`],
] as const;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a failed initialisation says so, and nothing that was chosen is lost', async ({ page }) => {
  const currency = page.getByRole('textbox', { name: 'Currency Code' });
  const terminal = page.getByRole('checkbox', { name: 'POS Terminal' });
  for (const [answer, text] of refusals) {
    await page.goto(`${initialise}?mock=initialiseOrganisation:${answer}`);
    await currency.fill('GBP');
    await terminal.check();
    await page.getByRole('button', { name: 'Initialise' }).click();
    await expect.soft(page.getByRole('alert').filter({ hasText: text }), answer).toBeVisible();
    await expect.soft(currency, answer).toHaveValue('GBP');
    await expect.soft(terminal, answer).toBeChecked();
    if (answer === '500') await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('while it runs it says so; nothing to choose from is no obstacle', async ({ page }) => {
  await page.goto(
    `${initialise}?mock=listAccessibleTeamValues:empty,listConfigTemplateOrganisations:empty,listAuthorisations:empty`,
  );
  await expect(page.getByText('There are no apps to choose from.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Currency Code' }).fill('GBP');
  const held = await holdCalls(page, '**/api/organisation/*/initialise');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Please wait, initialising organisation...this may take several minutes'),
  ).toBeVisible();
  await held.release();
  await expect(page).toHaveURL(/\/admin\/organisations/);
});
