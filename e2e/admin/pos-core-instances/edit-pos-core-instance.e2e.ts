import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { press } from '../../support/keyboard';
import { freshName } from '../../support/records';
import {
  deletePosCoreInstances,
  findPosCoreInstance,
  savePosCoreInstance,
} from '../../support/server-records';

test.use({ account: superUser });

// The grid, to which the page returns, asks instances at which nobody answers.
test.beforeEach(({ complaints }) => complaints.provoke(/net::ERR_|Content Security Policy/));

const unreachable = '30000000-0000-4000-8000-000000000003';
const editPath = (id: string) => `/admin/poscoreinstances/edit/${id}`;

test('the fields of an instance are edited, saved and found again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { posCoreInstanceID: id } = await savePosCoreInstance(page.request);
  const name = freshName('Core');
  await page.goto(editPath(id));
  await expect(page).toHaveTitle('Edit POS Core Instance - Authentication');
  await expect(page.getByLabel('ID', { exact: true })).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Copy ID' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await expect(page.getByText('No linked organisations')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Uri' }).fill('http://127.0.0.1:9/core ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
  expect(await findPosCoreInstance(page.request, name)).toMatchObject({
    posCoreInstanceID: id,
    uri: 'http://127.0.0.1:9/core',
  });
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await deletePosCoreInstances(page.request, [id]);
});

test('a signing key is sent once and never comes back', async ({ page }) => {
  const { posCoreInstanceID: id } = await savePosCoreInstance(page.request);
  await page.goto(editPath(id));
  await page.getByLabel('JWT Signing Key', { exact: true }).fill('tulip-42-meadow');
  const sent = page.waitForRequest('/api/POSCoreInstance/batch');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON().changes[0].jwtSigningKey).toBe('tulip-42-meadow');
  await expect(page).toHaveURL('/admin/poscoreinstances');
  await page.goto(editPath(id));
  await expect(page.getByLabel('JWT Signing Key', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect(stored.includes('tulip-42-meadow')).toBe(false);
  await deletePosCoreInstances(page.request, [id]);
});

test('the linked organisations are a tree with the configure link, by mouse and keyboard', async ({
  page,
}) => {
  await page.goto(editPath(unreachable));
  const tree = page.getByRole('tree', { name: 'Linked Organisations' });
  const dealer = tree.getByRole('treeitem', { name: /^Highland Tills/ });
  await expect(dealer).toHaveAttribute('aria-expanded', 'true');
  await expect(dealer).toHaveAttribute('aria-level', '1');
  await expect(tree.getByRole('treeitem', { name: /^Bryggen/ })).toHaveAttribute('aria-level', '2');
  await expectAccessible(page);
  // By now every row has been drawn.
  const count = await tree.getByRole('treeitem').count();
  expect(count).toBeGreaterThan(2);

  await page.getByRole('button', { name: 'Delete' }).focus();
  await press(page, 'Tab');
  await expect(dealer).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
  await press(page, 'ArrowRight');
  await expect(tree.getByRole('treeitem')).toHaveCount(count);
  await press(page, 'Tab');
  await expect(tree.getByRole('link', { name: 'Configure Highland Tills' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organisation\/[0-9a-f-]{36}$/);
});

test('an instance is created and the summary names it', async ({ page }) => {
  const name = freshName('Core');
  await page.goto(editPath('new'));
  await expect(page.getByRole('heading', { name: 'Create POS Core Instance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(page.getByText('No linked organisations')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Uri' }).fill('127.0.0.1:9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/has to begin with https:\/\/ or http:\/\//)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Uri' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Uri' }).fill('http://127.0.0.1:9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/poscoreinstances');
  await expect(page.getByRole('rowheader', { name })).toBeVisible();

  await page.getByRole('link', { name: 'Administration', exact: true }).click();
  const card = page.getByRole('region', { name: 'POS Core Instances' });
  await expect(card.getByText(name)).toBeVisible();
  const stored = await findPosCoreInstance(page.request, name);
  await deletePosCoreInstances(page.request, [stored?.posCoreInstanceID ?? '']);
});

test('limits are explained at the field, and nothing is sent or cut', async ({ page }) => {
  await page.goto(editPath(unreachable));
  await page.getByRole('textbox', { name: 'Name' }).fill('n'.repeat(33));
  await expect(page.getByText('At most 32 characters; this has 33.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Uri' }).fill(`https://${'u'.repeat(249)}`);
  await expect(page.getByText('At most 256 characters; this has 257.')).toBeVisible();
  await page.getByLabel('JWT Signing Key', { exact: true }).fill('k'.repeat(129));
  await expect(page.getByText('At most 128 characters; this has 129.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
});

test("somebody else's change of an instance is not overwritten unasked", async ({ page }) => {
  const instance = await savePosCoreInstance(page.request);
  const [mine, theirs] = [freshName('Mine'), freshName('Theirs')];
  await page.goto(editPath(instance.posCoreInstanceID));
  await page.getByRole('textbox', { name: 'Name' }).fill(mine);
  await savePosCoreInstance(page.request, { ...instance, name: theirs });
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(question.getByRole('row', { name: `Name ${mine} ${theirs}` })).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
  expect(await findPosCoreInstance(page.request, mine)).toBeDefined();
  await deletePosCoreInstances(page.request, [instance.posCoreInstanceID]);
});

test('one that serves organisations is not deleted, and says which', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  await page.goto(editPath(unreachable));
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /There was an error commiting these changes\..*POS Core Unreachable still serves \d+ organisations: /,
  );
  await expect(page).toHaveURL(editPath(unreachable));
});

test('one that serves nobody is deleted after the question', async ({ page }) => {
  const { posCoreInstanceID: id, name } = await savePosCoreInstance(page.request);
  await page.goto(editPath(id));
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
  expect(await findPosCoreInstance(page.request, name)).toBeUndefined();
});

test('one that does not exist says so and leads back', async ({ page, complaints }) => {
  complaints.provoke(/404 \(Not Found\)/);
  await page.goto(editPath('30000000-0000-4000-8000-00000000ffff'));
  await expect(page.getByText('The POS Core instance does not exist.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/admin/poscoreinstances');
});
