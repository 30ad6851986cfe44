import { expectAccessible } from '../../support/accessibility';
import { AuthorisationsPage, posTerminal } from '../../support/authorisations';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { holdCalls } from '../../support/provoke';
import { routeCalls } from '../../support/route-calls';

const page3 = `/organisation/${harbourRestaurants}/authorisations?app=${posTerminal}`;
const toNewest = `${page3}&to=81000000-0000-4000-8000-000000000003`;
const failure = 'Unable to change authorised versions at this time. Please try again later.';
const tooOld = 'failed to update due to their POSCore not meeting the minimum version requirements';
const title = 'Authorise POS Terminal 5.6.1.250';

test('every documented outcome of an update', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  const screen = new AuthorisationsPage(page);
  const answers = [
    ['200/success', 'Success', '2 organisations updated.'],
    ['200/partialSuccess', 'Partial Success', `1 organisation ${tooOld}:Harbour Market [HMARKET]`],
    ['200/failure', 'Failure', `${failure} 2 organisations ${tooOld}:`],
    ['400', 'Failure', `${failure} Bad Request.`],
    ['403', 'Failure', `${failure} Forbidden. Your account is not allowed to do this.`],
    ['404', 'Failure', `${failure} The record does not exist.`],
    ['500', 'Failure', 'The server could not complete the request.'],
    ['network', 'Failure', `${failure} Network error`],
  ] as const;
  for (const [answer, kind, text] of answers) {
    await page.goto(`${toNewest}&mock=commitPackageAuthorisations:${answer}`);
    await screen.authorise(title, 'Authorise');
    await expect.soft(screen.dialog(kind), answer).toContainText(text);
    if (answer === '200/failure') await expectAccessible(page);
    await screen.confirm(kind);
    // After a failure what was chosen stays, so that it can be tried again.
    const chosen = kind === 'Failure' ? '5.6.1.250 (Latest)' : '';
    await expect.soft(screen.select('Version'), answer).toHaveValue(chosen);
  }
});

test('nobody below, no versions, and versions that take their time', async ({ page }) => {
  const screen = new AuthorisationsPage(page);
  await page.goto(`${page3}&mock=listChildAuthorisations:empty`);
  await expect(page.getByText('There is no organisation below this one')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${page3}&mock=listPackageAuthorisations:empty`);
  await expect(screen.entry('5.5.0.233')).toContainText('1 org');
  const held = await holdCalls(page, '**/packageauthorisations/*');
  await page.goto(`${page3}&mock=clear`);
  await expect(screen.entry('POS Terminal')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading...')).toBeVisible();
  await held.release();
  await expect(screen.entry('5.4.0.210')).toBeVisible();
});

test('of five thousand organisations and ten thousand versions only what is in sight is drawn', async ({
  page,
}) => {
  const screen = new AuthorisationsPage(page);
  await routeCalls(page, '**/childauthorisations', async (route) => {
    const rows = await (await route.fetch()).json();
    const many = Array.from({ length: 5_000 }, (_, place) => ({
      ...rows[place % 2],
      organisation: {
        organisationID: `20000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
        organisationCode: `CODE${place}`,
        name: `Organisation ${place}`,
      },
    }));
    await route.fulfill({ json: many });
  });
  await routeCalls(page, '**/packageauthorisations/*', async (route) => {
    const [first] = await (await route.fetch()).json();
    const many = Array.from({ length: 10_000 }, (_, place) => ({
      ...first,
      applicationPackageID: `82000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      minorVersion: 9,
      revision: place,
    }));
    await route.fulfill({ json: many });
  });
  await page.goto(page3);
  await expect(page.getByRole('heading', { name: '5,000 organisations' })).toBeVisible();
  // The versions come by a call of their own.
  await expect(screen.tree().getByRole('treeitem').nth(2)).toBeVisible();
  await screen.entry('POS Terminal').focus();
  await page.keyboard.press('End');
  await expect(screen.entry('Unauthorised')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(screen.entry('POS Terminal')).toBeFocused();
  await page.getByRole('textbox', { name: 'Filter organisations' }).fill('code4999');
  await expect(screen.organisation('Organisation 4999')).toBeVisible();
  await expect(screen.organisation('Organisation 4998')).toHaveCount(0);
  await screen.select('Organisation').fill('4999');
  await page.getByRole('option', { name: 'Organisation 4999 [CODE4999]' }).click();
  await expect(screen.organisation('Organisation 4999')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox', { name: 'Filter organisations' }).fill('');
  await expect(screen.organisation('Organisation 1')).not.toHaveCount(0);
  expect(await page.getByRole('treeitem').count()).toBeLessThan(150);
});
