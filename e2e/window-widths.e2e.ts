import type { Locator, Page } from '@playwright/test';
import { organisationAdministrator, superUser } from '../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../service/database/seed/fixed-identifiers';
import { expect, test } from './support/console-test';
import { setDensity } from './support/pages/grid';

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

  test('have one, two or three columns, as the width allows', async ({ page }) => {
    await page.goto('/admin/clients/edit/kiosk');
    await expect(field(page, 'Name')).toHaveValue('Kiosk');
    for (const [width, columns] of [
      [1280, 1],
      [1920, 2],
      [2560, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const permissions = page.getByRole('checkbox', { name: /^Allow/ });
        const boxes = await Promise.all(
          [
            ...['Client ID', 'Name', 'Description', 'Home Page', 'Redirect URIs'].map((name) =>
              field(page, name),
            ),
            permissions.first(),
            permissions.last(),
          ].map(boxOf),
        );
        expect(boxes.at(-2)?.x, 'the permissions together').toBe(boxes.at(-1)?.x);
        expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
        expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThan(width);
      }, `${width} pixels`).toPass();
    }
  });
});

test.describe('a window of 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 }, account: organisationAdministrator });

  test('shows the columns of the widest lists without a sideways scroll', async ({ page }) => {
    for (const [name, path] of [
      ['Pending Invites', 'pendinginvites'],
      ['Organisation Access', 'links'],
    ] as const) {
      await page.goto(`/organisation/${fixedIdentifier('organisation', 3)}/${path}`);
      const grid = page.getByRole('grid', { name });
      await expect(grid.getByRole('rowheader').first()).toBeVisible();
      await expect
        .poll(() => grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0);
    }
  });
});

test.describe('a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, account: superUser });

  test('names the columns of a grid that are out of sight, and loses no press after an edit', async ({
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
    await page.getByRole('gridcell').first().click();
    await page.keyboard.type('Changed');
    // The press ends the edit: what it adds to the page moves no button away.
    await page
      .getByRole('button', { name: /^Delete / })
      .nth(1)
      .click();
    await expect(page.getByRole('dialog', { name: 'Delete Row' })).toBeVisible();
    await expect(page.getByText('1 row unsaved')).toBeVisible();
  });

  test('shows a menu and the name of a view whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/admin/users?density=compact');
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const save = page.getByRole('menuitem', { name: 'Save view as...' });
    await expect(save).toBeVisible();
    await expect(page.getByRole('menu', { name: 'Columns' })).toBeInViewport({ ratio: 1 });
    const above = page.getByRole('button', { name: 'Columns', exact: true });
    const before = await boxOf(above);
    // It comes after the first press, and its room is there before.
    await expect(page.getByRole('button', { name: 'Not seen for 90 days' })).toBeVisible();
    expect(await boxOf(above)).toEqual(before);
    await save.click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('By language');
    await page.keyboard.press('Enter');
    const name = page.getByText('By language', { exact: true });
    await setDensity(page, 'Roomy');
    await expect(page.getByText('changed', { exact: true })).toBeVisible();
    expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeInViewport();

    // The first press on a header of a short grid brings all tools, and moves no header.
    await page.goto('/admin/integrationserver');
    const header = page.getByRole('columnheader').first();
    await expect(page.getByRole('button', { name: 'More tools' })).toBeVisible();
    const unsorted = await boxOf(header);
    await header.getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Filter rows' })).toBeVisible();
    expect(await boxOf(header)).toEqual(unsorted);
  });
});

test.describe('names of 200 characters without a blank', () => {
  // The contract allows no such names.
  test.use({ account: superUser, isRecorded: false });

  test('widen neither Initialise Organisation, System Health nor the summary', async ({ page }) => {
    await page.route(/\/api\//i, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      // The service limits names to fewer characters. Another back end may not.
      const response = await route.fetch();
      const long = (await response.text())
        .replace(
          /"(name|applicationName|shortName|fullName)":"[^"]*"/g,
          `"$1":"${'x'.repeat(200)}"`,
        )
        .replaceAll('"initialised":true', '"initialised":false');
      await route.fulfill({ response, body: long });
    });
    const found: string[] = [];
    for (const path of ['/initialise', '/systemhealth', '/systemhealth?view=roll-out', '']) {
      await page.goto(`/organisation/${fixedIdentifier('organisation', 3)}${path}`);
      await expect(page.getByText(/x{200}/).first()).toBeAttached();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wider > 0) found.push(`"${path}" at ${width}: ${wider}`);
      }
    }
    expect(found).toEqual([]);
  });
});
