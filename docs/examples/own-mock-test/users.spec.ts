import { expect, test } from '../../../scripts/mock/mock-fixture';

test('a list that fails loads after a refresh', async ({ page, mock }) => {
  await mock.choose('listUsers:500');
  await page.goto('/admin/users');
  const failure = page.getByRole('dialog', { name: 'Error' });
  await expect(failure).toContainText('The server could not complete the request.');

  await mock.clear();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
});

test('a save that fails twice sends the same change three times', async ({ page, mock }) => {
  await mock.playStory('save-fails-twice');
  await page.getByRole('rowheader', { name: 'Uma Olsen' }).dblclick();
  await page.getByRole('textbox', { name: 'Full Name', exact: true }).fill('Uma Holm');
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Save Changes' });
  for (const _failure of ['500', 'cut']) {
    await save.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await save.click();
  await expect(save).toHaveCount(0);

  const saves = (await mock.calls()).filter(({ operationId }) => operationId === 'commitUsers');
  expect(saves.map(({ status }) => status)).toEqual([500, 0, 200]);
  expect(new Set(saves.map(({ request }) => request?.text)).size).toBe(1);
});

test('an ordinary user has no list of users', async ({ page, mock }) => {
  await mock.actAs('ordinaryUser');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not allowed');
  expect((await mock.calls()).map(({ operationId }) => operationId)).not.toContain('listUsers');
});
