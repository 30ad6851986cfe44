import type { Locator, Page } from '@playwright/test';
import { fixedIdentifier } from '../service/database/seed/fixed-identifiers';
import { organisationAdministrator, superUser } from './support/accounts';
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
    test(`stand in ${columns} at ${width} pixels`, async ({ page }) => {
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
});
