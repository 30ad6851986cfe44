import { organisationAdministrator } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import { harbourRestaurants } from '../support/records/demo-records';

test.use({ account: organisationAdministrator });

test('who may change something at an outlet is found by keys alone', async ({ page, keyboard }) => {
  await keyboard.open(`/organisation/${harbourRestaurants}/links`, 'Organisation Access');
  const opener = page.getByRole('button', { name: 'Who has a permission?' });
  await keyboard.reach(opener);
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Who has a permission?' });
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  const choose = async (label: string, text: string, answer: RegExp) => {
    await keyboard.reach(panel.getByRole('combobox', { name: label }));
    await keyboard.press('Control+a');
    await keyboard.type(text);
    await expect(page.getByRole('option')).toHaveCount(1);
    await keyboard.press('ArrowDown', 'Enter');
    await expect(panel.getByText(answer)).toBeVisible();
  };
  await choose(
    'Permission',
    'Publish (Config)',
    /may edit Publish \(Config\) in the whole organisation/,
  );
  await choose('Place', 'quay street (outlet', /may edit Publish \(Config\) in Quay Street/);
  await keyboard.reach(panel.getByRole('radio', { name: 'Edit' }));
  await keyboard.press('ArrowRight');
  await expect(
    panel.getByText(/may view and edit Publish \(Config\) in Quay Street/),
  ).toBeVisible();
  await keyboard.reach(panel.getByRole('link', { name: 'Ada Marchetti', exact: true }));
  await keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});
