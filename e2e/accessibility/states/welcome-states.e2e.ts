import { expect, test } from '../../support/console-test';
import { press } from '../../support/pages/keyboard';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// The steps of a new platform, on the mock.

test('the steps are accessible, and the keyboard reaches them', async ({ page }) => {
  await page.goto('/admin?mock=getAdminSummary:empty');
  const welcome = page.getByRole('region', { name: 'Welcome' });
  await expect(welcome).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, 'Tab');
  await expect(welcome.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await press(page, 'Tab');
  await expect(welcome.getByRole('link', { name: 'Create a POS Core instance' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
  await expectNoSidewaysScroll(page);
});
