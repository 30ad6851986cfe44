import { superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { harbourRestaurants, uma } from './support/records/demo-records';

test.use({ account: superUser });

/** Runs in the page. Presses the shortcut in the moment in which the first heading appears. */
function pressWithTheHeading(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('h1')) return;
    observer.disconnect();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true }));
  }).observe(document, { childList: true, subtree: true });
}

test('the palette leads through the console by the keyboard alone', async ({ page }) => {
  await page.addInitScript(pressWithTheHeading);
  await page.goto('/admin');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const field = page.getByRole('combobox', { name: 'Screen, record, id or action' });
  const active = page.getByRole('option', { selected: true });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();

  await expect(field).toBeFocused();
  await page.keyboard.type('entity look');
  await expect(active).toHaveText('Entity Lookup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/entitylookup');
  await expect(heading).toBeFocused();

  // The shortcut takes nothing away from a text of the page.
  const lookup = page.getByPlaceholder('Enter an outlet/account/device/other id');
  await lookup.fill('till');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(lookup).toBeFocused();
  await expect(lookup).toHaveValue('till');

  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(uma);
  await expect(active).toHaveText('Uma Olsen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/users/edit/${uma}`);

  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('invite harbour rest');
  await expect(active).toHaveText(/^Invite a user to Harbour Restaurants/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/organisation/${harbourRestaurants}/invite`);

  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option').first()).toHaveText(/^Uma Olsen/);
  // Nothing behind the palette gets the focus: after its last stop comes the browser itself.
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab');
    const isInside = await palette.evaluate(
      (element, body) =>
        element.contains(document.activeElement) || document.activeElement === body,
      await page.$('body'),
    );
    expect(isInside).toBe(true);
  }
});
