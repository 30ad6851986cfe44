import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { AuthorisationsPage } from '../../support/records/authorisations';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: superUser });

test('the button that stands for a picker has its place and size; a press opens the picker', async ({
  page,
}) => {
  let allow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Files have no names. This is a text of the picker alone.
    if (body.includes('Previous month')) await isAllowed;
    await route.fulfill({ response, body });
  });
  const screen = new AuthorisationsPage(page);
  await screen.open(harbourRestaurants);
  await screen.entry('POS Terminal').click();
  await screen.button('Tomorrow').click();
  const field = page.getByRole('button', { name: /^Auto-accept not before/ });
  await field.click();
  await expect(field).toHaveAttribute('aria-busy', 'true');
  const before = await field.boundingBox();

  allow();
  await expect(page.getByRole('dialog', { name: /^Auto-accept not before/ })).toBeVisible();
  expect(await field.boundingBox()).toEqual(before);
});
