import { expect } from '@playwright/test';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// The messages of a page about answers that deviate from the contract, are refused, or do not come.

export const answersStates: States = {
  'deviations from the contract': async ({ page, open, complaints }) => {
    complaints.provoke(/does not answer as agreed/);
    await routeCalls(page, '**/api/user', async (route) => {
      const response = await route.fetch();
      const [first, ...others] = await response.json();
      await route.fulfill({ response, json: [{ ...first, email: null }, ...others] });
    });
    await open('/admin/users');
    const badge = page.getByRole('button', { name: 'Contract: 1 deviation' });
    await expect(badge).toBeVisible();
    await expectAccessible(page);
    await badge.click();
    const dialog = page.getByRole('dialog', { name: 'Deviations from the contract' });
    await expect(dialog.getByText('listUsers [].email')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
  },

  'a refused answer': async ({ page, open }) => {
    await routeCalls(page, '**/api/client', (route) => route.fulfill({ json: [{ clientID: 5 }] }));
    await open('/admin/clients');
    const refused = page.getByRole('dialog', { name: 'Error' });
    await expect(refused).toContainText('[].clientID is a number instead of text');
    await expectAccessible(page, '[role="dialog"]');
  },

  'a call without an answer': async ({ page, open }) => {
    await page.clock.install();
    await page.route('**/api/client', () => {});
    await open('/admin/clients');
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(page.getByText('The server has not answered for 15 seconds.')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  },
};
