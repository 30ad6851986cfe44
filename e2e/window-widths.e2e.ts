import type { Locator, Page } from '@playwright/test';
import { organisationAdministrator, superUser } from '../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../service/database/seed/fixed-identifiers';
import { expect, test } from './support/console-test';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return box;
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test.describe('a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, account: organisationAdministrator });

  test('shows the members of a team beside its form', async ({ page }) => {
    const group = `/organisation/${fixedIdentifier('organisation', 3)}`;
    await page.goto(`${group}/teams/edit/${fixedIdentifier('team', 1)}`);
    const grid = await boxOf(page.getByRole('grid', { name: 'Members' }));
    const name = await boxOf(field(page, 'Name'));
    expect(grid.x).toBeGreaterThan(name.x + name.width);
  });
});

test.describe('the fields of an edit page', () => {
  test.use({ account: superUser });
  const client = '/admin/clients/edit/kiosk';

  for (const [width, columns] of [
    [1280, 1],
    [1920, 2],
    [2560, 3],
  ] as const) {
    test(`are in ${columns} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(client);
      const boxes = await Promise.all(
        ['Client ID', 'Name', 'Description', 'Home Page', 'Redirect URIs'].map((name) =>
          boxOf(field(page, name)),
        ),
      );
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
      expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThan(width);
    });
  }
});

test.describe('a window of 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 }, account: organisationAdministrator });

  for (const [name, path] of [
    ['Pending Invites', 'pendinginvites'],
    ['Organisation Access', 'links'],
  ] as const) {
    test(`shows the columns of ${name} without a sideways scroll`, async ({ page }) => {
      await page.goto(`/organisation/${fixedIdentifier('organisation', 3)}/${path}`);
      const grid = page.getByRole('grid', { name });
      await expect(grid.getByRole('rowheader').first()).toBeVisible();
      await expect
        .poll(() => grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0);
    });
  }
});

test.describe('a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, account: superUser });

  test('names the columns of a grid that are out of sight, and scrolls to them', async ({
    page,
  }) => {
    await page.goto('/admin/users');
    const hint = page.getByText(/^More to the side:/);
    await expect(hint).toHaveText(
      'More to the side: Full Name, Email, Locale and Default Currency',
    );
    await page.getByRole('grid', { name: 'Users' }).evaluate((grid) => {
      const locale = grid.querySelectorAll<HTMLElement>('[role="columnheader"]')[3];
      grid.scrollLeft = locale?.offsetLeft ?? 0;
    });
    await expect(hint).toHaveText(
      'More to the side: Short Name, Full Name, Email and Default Currency',
    );
  });

  test('shows the whole name of a view', async ({ page }) => {
    await page.goto('/admin/users?density=compact');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view as...' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('By language');
    await page.keyboard.press('Enter');
    const name = page.getByText('By language', { exact: true });
    await page.getByRole('button', { name: 'Density: compact' }).click();
    await expect(page.getByText('changed', { exact: true })).toBeVisible();
    expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeInViewport();
  });
});
