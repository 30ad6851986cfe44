import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ordinaryUser, organisationAdministrator, superUser } from './support/accounts';
import { expect, test } from './support/console-test';
import { ada, deploymentMain, harbourRestaurants, uma } from './support/demo-records';

const harbour = `/organisation/${harbourRestaurants}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');

test.describe('as a super user', () => {
  test.use({ account: superUser });

  test('every address has its breadcrumb and its title', async ({ page, complaints }) => {
    // One of the POS Core instances of the demo data cannot be reached.
    complaints.provoke(/Failed to load resource/);
    for (const { path, trail, title = trail.at(-1) } of [
      { path: '/admin', trail: ['Administration'], title: 'Administration summary' },
      { path: '/admin/users', trail: ['Administration', 'Users'] },
      { path: `/admin/users/edit/${uma}`, trail: ['Administration', 'Users', 'Edit User'] },
      { path: '/admin/users/edit/new', trail: ['Administration', 'Users', 'Create User'] },
      { path: '/admin/clients/edit/kiosk', trail: ['Administration', 'Clients', 'Edit Client'] },
      { path: '/admin/poscoreinstances', trail: ['Administration', 'POS Core Instances'] },
      { path: '/admin/organisations', trail: ['Administration', 'Organisations'] },
      {
        path: `/admin/deploymentserver/edit/${deploymentMain}`,
        trail: ['Administration', 'Deployment Server', 'Edit Deployment Server'],
      },
      {
        path: '/admin/integrationserver/edit/new',
        trail: [
          'Administration',
          'Integration Server Instances',
          'Create Integration Server Instance',
        ],
      },
      { path: '/admin/auditlogs', trail: ['Administration', 'Audit Logs'] },
      { path: '/admin/entitylookup', trail: ['Administration', 'Entity Lookup'] },
      { path: '/admin/statistics', trail: ['Administration', 'Statistics'] },
      {
        path: `${harbour}/links/create`,
        trail: ['Administration', 'Organisation Summary', 'Organisation Access', 'Add Access'],
        title: 'Add Organisation Access',
      },
      {
        path: `${harbour}/links/edit/1`,
        trail: ['Administration', 'Organisation Summary', 'Organisation Access', 'Edit Access'],
        title: 'Edit Organisation Access',
      },
      {
        path: `${harbour}/acceptances`,
        trail: ['Administration', 'Organisation Summary', 'Install Versions'],
      },
      { path: '/profile', trail: [], title: 'Edit My Profile' },
      { path: '/changeprofilepassword', trail: [], title: 'Change Password' },
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} - Authentication`);
      await expect(crumbs(page), path).toHaveText(trail);
      if (trail.length > 0) {
        await expect(crumbs(page).last(), path).toHaveAttribute('aria-current', 'page');
      }
    }
  });

  test('the breadcrumb and the header lead through the console', async ({ page }) => {
    await page.goto(`/admin/users/edit/${uma}`);
    await crumbs(page).getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/admin/users');
    await crumbs(page).getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(page).toHaveURL(/\/user\/10000000-0000-4000-8000-000000000001$/);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('banner').getByRole('link', { name: 'Authentication' }).click();
    await expect(page).toHaveURL('/admin');
  });

  test('the user menu leads to the profile and closes with Escape', async ({ page }) => {
    await page.goto('/admin');
    const menu = page.getByRole('button', { name: 'User menu: Sam' });
    await menu.click();
    await expect(page.getByText('Sam Underwood')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.click();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
  });

  test('an unknown path shows the not-found page to the letter', async ({ page }) => {
    for (const path of [
      '/nowhere',
      '/admin/nowhere',
      '/admin/users/edit',
      `${harbour}/teams/edit`,
    ]) {
      await page.goto(path);
      await expect(heading(page), path).toHaveText(
        "Page not found - The page requested doesn't exist. Something has gone wrong.",
      );
    }
    await expect(page).toHaveTitle('Page not found - Authentication');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Send me home' }).click();
    await expect(page).toHaveURL('/admin');
  });

  test('a change of route moves the focus to the heading', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Browse clients' }).press('Enter');
    await expect(page).toHaveURL('/admin/clients');
    await expect(page.getByRole('heading', { name: 'Clients' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Administration summary' })).toBeFocused();
  });

  test('the skip link is the first stop and leads to the content', async ({ page }) => {
    await page.goto('/admin/clients');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
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

    // Notes what every frame is painted on, from the first on.
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { backgroundsSeen: seen });
      const note = () => {
        if (document.body) {
          const { colorScheme, backgroundColor } = getComputedStyle(document.body);
          const channels = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
          const isDark = channels.length === 3 && Math.max(...channels) < 64;
          seen.push(
            isDark && colorScheme === 'dark' ? 'dark' : `${colorScheme} ${backgroundColor}`,
          );
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

  test('nothing scrolls sideways on a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    for (const path of [
      '/admin',
      '/admin/users',
      '/admin/clients',
      `/admin/users/edit/${uma}`,
      '/admin/users/edit/new',
      '/admin/clients/edit/kiosk',
      '/admin/clients/edit/new',
      '/admin/organisations',
      '/organisation/null',
      '/nowhere',
      '/authentication/login',
    ]) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      await expect(page.getByText('Loading...'), path).toHaveCount(0);
      await expect(page.getByRole('rowheader').first(), path).toBeAttached({
        attached: ['/admin/users', '/admin/clients'].includes(path),
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });

  test('on a telephone the navigation is behind one button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'My Account' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(page).toHaveURL(/\/user\//);
    await expect(page.getByRole('link', { name: 'My Account' })).toBeHidden();
  });
});

test.describe('as an organisation administrator', () => {
  test.use({ account: organisationAdministrator });

  test('the breadcrumb starts at the own organisation', async ({ page }) => {
    await page.goto(`${harbour}/teams`);
    await expect(crumbs(page)).toHaveText(['Organisation Summary', 'Teams']);
    await page.goto(`/user/${ada}`);
    await expect(crumbs(page)).toHaveText(['Organisation Summary', 'Account Summary']);
  });
});

test.describe('as an ordinary user', () => {
  test.use({ account: ordinaryUser });

  test('there is neither a switcher nor a way to the administration', async ({ page }) => {
    await page.goto('/');
    await expect(crumbs(page)).toHaveText(['Account Summary']);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'My Account',
    ]);
    await expect(page.getByRole('button', { name: /organisation/i })).toHaveCount(0);

    await page.goto('/organisation');
    await expect(page).toHaveURL(/\/organisation\//);
    await expectAccessible(page);
  });
});
