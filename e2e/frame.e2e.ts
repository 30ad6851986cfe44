import type { Page } from '@playwright/test';
import { superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { expectNoSidewaysScroll } from './support/pages/narrow';

test.use({ account: superUser });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the keys, the breadcrumb, the header and Back lead through the console', async ({ page }) => {
  await page.goto('/admin/clients');
  await expect(heading(page, 'Clients')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Clients')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Administration' }).click();
  await expect(heading(page, 'Administration summary')).toBeFocused();
  await page.getByRole('link', { name: 'Browse users' }).press('Enter');
  await expect(heading(page, 'Users')).toBeFocused();
  await expect(page).toHaveTitle('Users - Authentication');
  await page.goBack();
  await expect(heading(page, 'Administration summary')).toBeFocused();
  await expect(page).toHaveURL('/admin');

  const menu = page.getByRole('button', { name: 'User menu: Sam' });
  await menu.click();
  await expect(page.getByText('Sam Underwood')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Authentication' }).click();
  await expect(page).toHaveURL('/admin');

  // A menu that is opened while a page is on its way keeps the focus.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/statistics-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await menu.click();
  release();
  await expect(heading(page, 'Statistics')).toBeVisible();
  await expect(menu).toBeFocused();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('the chosen colour scheme survives a reload without a flash of the other', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Colour scheme: System' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');

  // Records the background of every frame, from the first one on.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { backgroundsSeen: seen });
    const note = () => {
      if (document.body) {
        const { colorScheme, backgroundColor } = getComputedStyle(document.body);
        const channels = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
        const isDark = channels.length === 3 && Math.max(...channels) < 64;
        seen.push(isDark && colorScheme === 'dark' ? 'dark' : `${colorScheme} ${backgroundColor}`);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Colour scheme: Dark' })).toBeVisible();
  const seen: string[] = await page.evaluate(() => Reflect.get(globalThis, 'backgroundsSeen'));
  expect([...new Set(seen)]).toEqual(['dark']);

  await page.getByRole('button', { name: 'Colour scheme: Dark' }).click();
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('on a telephone the navigation is behind one button, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/admin/clients');
  await expect(page.getByRole('rowheader').first()).toBeAttached();
  await expectNoSidewaysScroll(page);
  const account = page.getByRole('link', { name: 'My Account' });
  await expect(account).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await account.click();
  await expect(page).toHaveURL(/\/user\//);
  await expect(account).toBeHidden();
  await page.goto('/organisation/null');
  await expect(heading(page, 'No organisation selected')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
