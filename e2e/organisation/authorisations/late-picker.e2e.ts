import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { AuthorisationsPage } from '../../support/records/authorisations';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: superUser });

test('the button that stands for a calendar has its place and size; a press opens the calendar', async ({
  page,
}) => {
  let allow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Files have no names. This is a text of the calendar alone.
    if (body.includes('Previous month')) await isAllowed;
    await route.fulfill({ response, body });
  });
  const screen = new AuthorisationsPage(page);
  await screen.open(harbourRestaurants);
  await screen.entry('POS Terminal').click();
  await screen.button('Tomorrow').click();
  const name = /^Calendar for Auto-accept not before/;
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const before = await button.boundingBox();

  allow();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
