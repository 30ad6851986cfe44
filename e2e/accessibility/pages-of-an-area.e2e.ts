import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { expectNoSidewaysScroll } from '../support/pages/narrow';
import { expectAccessible, expectNarrowAccessible } from './expect-accessible';

test.use({ account: superUser });

test('the pages of an area, wide and on a telephone, and the list of keys are accessible', async ({
  page,
}) => {
  await page.goto('/admin/clients');
  const pages = page.getByRole('navigation', { name: 'Administration pages' });
  const place = await page.getByRole('main').boundingBox();
  await pages.getByRole('link', { name: 'Users' }).hover();
  await pages.getByRole('link', { name: 'Clients' }).hover();
  await expect(pages.getByRole('link', { name: 'Deployment Server' })).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(place);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Titles of the pages' }).click();
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');

  // On a telephone they are behind their button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/clients');
  const button = page.getByRole('button', { name: 'Pages' });
  await button.click();
  await expect(pages.getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectNarrowAccessible(page);
  await expectNoSidewaysScroll(page);
  await pages.getByRole('link', { name: 'Entity Lookup' }).click();
  await expect(page.getByRole('heading', { name: 'Entity Lookup' })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  // The title of the page above gives way to a long one, but not the mark between them.
  await button.click();
  await pages.getByRole('link', { name: 'Deployment Server' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Deployment Server');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  const cut = (all: Element[]) => all.map((crumb) => crumb.scrollWidth - crumb.clientWidth);
  expect(await crumbs.evaluateAll(cut)).toEqual([0, 0]);
});
