import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { findAccess } from '../../support/records/access-records';
import { harbourRestaurants } from '../../support/records/demo-records';
import { freshPerson } from '../../support/records/fresh-person';
import { freshName } from '../../support/records/records';

test.use({ account: organisationAdministrator });

const organisation = `/organisation/${harbourRestaurants}`;
const list = `${organisation}/links`;

test('an administrator whose access ends is none until the end is taken away', async ({
  page,
  browser,
  origin,
}) => {
  const name = freshName('Temp');
  const { storageState } = await freshPerson(browser, origin, name);
  const [given] = await findAccess(page.request, name);
  const edit = `${list}/edit/${given?.link.organisationUserLinkID}`;
  await page.goto(edit);
  await page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);

  const context = await browser.newContext({ baseURL: origin, storageState });
  const theirs = await context.newPage();
  await theirs.goto(organisation);
  const summary = theirs.getByRole('heading', { name: 'Organisation Summary' });
  await expect(summary).toBeVisible();

  await page.goto(edit);
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Set an end...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Access Ends' });
  await dialog.getByRole('button', { name: 'Calendar for Access Ends' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: /^15 / }).click();
  // Escape closes the calendar alone, whatever has the focus in it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Access Ends' })).toBeFocused();
  await expect(dialog).toContainText('This moment is past: the access ends at once.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const section = page.getByRole('region', { name: 'Access Ends' });
  await expect(section).toContainText('Ended');

  // Ada is the last administrator again, and nobody loses anything by this access.
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(`Remove the access of "${name}"`);
  await expect(question).not.toContainText(/administrator/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'What may this person do, and why?' }).click();
  await expect(page.getByRole('region', { name: 'Ways in' })).toContainText('and gives nothing.');
  await expect(page.getByText('All access of this person has ended.')).toBeVisible();
  await page.goto(list);
  const grid = new Grid(page, 'Organisation Access');
  await page.getByRole('heading', { level: 1 }).click();
  await grid.search(name);
  await expect(grid.row(`${name} Ended`)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Not allowed' })).toBeVisible();

  await page.goto(edit);
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Change the end...' }).click();
  await dialog.getByRole('button', { name: 'Clear Access Ends' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText('Never');
  await theirs.goto(organisation);
  await expect(summary).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(`This removes the last administrator access of ${name}.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
});
