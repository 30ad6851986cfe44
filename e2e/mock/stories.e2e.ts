import { expect, test } from '../support/console-test';
import { Grid } from '../support/pages/grid';

test('a saved story plays a save that fails, is cut off and succeeds; the panel counts', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto('/?story=save-fails-twice');
  const grid = new Grid(page, 'Users');
  await grid.edit(grid.row('Uma Olsen'), 'Full Name', 'Uma Holm');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const failure = page.getByRole('dialog');
  for (const answer of ['The server could not complete the request.', 'network']) {
    await save.click();
    await expect(failure).toContainText(new RegExp(answer, 'i'));
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await expect(page.getByText('1 row unsaved')).toBeVisible();
  }
  await save.click();
  await expect(save).toHaveCount(0);

  await page.goto('/mock');
  await expect(page.getByText('(3 of 3 answered)')).toBeVisible();
  await page.getByRole('button', { name: 'Begin stories again' }).click();
  await expect(page.getByText('(0 of 3 answered)')).toBeVisible();
});
