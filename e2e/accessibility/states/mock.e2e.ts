import { expect } from '@playwright/test';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import { oneVisit, test } from '../one-visit';

// The pages of the mock itself.

test(
  'The pages of the mock are accessible',
  oneVisit({
    'the panel, beside the console and alone': async ({ page }) => {
      await page.goto('/mock/beside/admin/clients?mock=listClients:500>200');
      await expect(page.getByRole('link', { name: /^Log \(/ })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/mock?from=/admin/clients&view=log');
      await page
        .getByRole('link', { name: /^\d+ listClients/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Answered' })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNarrowAccessible(page);
      await page.goto('/mock/beside/admin/clients');
      await expectNarrowAccessible(page);
    },

    'the editor of an own answer, also with a body that is no JSON': async ({ page }) => {
      await page.goto('/mock/beside/admin/clients?mock=clear');
      await page.getByRole('link', { name: 'Answer this with… listClients', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Answer listClients with' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Body' }).fill('[{');
      await expect(page.getByText('The body is not JSON')).toBeVisible();
      await expectAccessible(page, '#own-answer');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNarrowAccessible(page);
    },

    'a choice, a link with a mistake and the sign-in': async ({ page }) => {
      await page.goto('/mock?mock=clear');
      await page.getByLabel('Search operations and responses').fill('listUsers');
      await page.locator('#listUsers').getByRole('button', { name: /^500/ }).click();
      await expect(page.getByRole('button', { name: 'Clear listUsers:500' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin?mock=listUser:500');
      await expect(page.getByText('listUser', { exact: false }).first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/?mock=clear&persona=none');
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('button', { name: /^Ordinary user/ })).toBeVisible();
      await expectAccessible(page);
    },
  }),
);
