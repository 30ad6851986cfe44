import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { harbourRestaurants } from '../../support/records/demo-records';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// Last use, comparing, copying and ending access, in both schemes and in a narrow window.

const links = `/organisation/${harbourRestaurants}/links`;
const [ada, uma] = ['10000000-0000-4000-8000-000000000002', '10000000-0000-4000-8000-000000000003'];
const filter = `filter=${encodeURIComponent('{"lastSeen":["betweenInclusive","","-90d"]}')}`;

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('the filter of the last use is accessible, and so is its failure', async ({ page }) => {
  await page.goto(`/admin/users?${filter}&mock=clear`);
  await expect(page.getByRole('button', { name: 'Not seen for 90 days' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto(`/admin/users?${filter}&mock=listUsersLastSeen:500`);
  await expect(page.getByText(/^The column "Last Seen" could not be read\./)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNarrowAccessible(page);
});

test('two people side by side are accessible, wide and narrow', async ({ page }) => {
  const answers = 'mock=listAccessEnds:200/ends';
  await page.goto(`${links}?why=true&person=${ada}&with=${uma}&${answers}`);
  await expect(page.getByRole('row', { name: /^Config_PLUs/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ended access/ })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNarrowAccessible(page);
});

for (const [panel, address, words] of [
  [
    'Why can this person do this?',
    `why=true&person=${uma}`,
    /^It ended on .* and gives nothing\.$/,
  ],
  ['Who may do this?', 'who=Edit.Config_Publish', /^It would allow this as well\./],
] as const) {
  test(`"${panel}" names ended access accessibly, wide and narrow`, async ({ page }) => {
    await page.goto(`${links}?${address}&mock=listAccessEnds:200/ends`);
    const drawer = page.getByRole('dialog', { name: panel });
    await expect(drawer.getByText(words)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  });
}

test('a copy of access is accessible', async ({ page }) => {
  const copy = 'copy=60000000-0000-4000-8000-000000000002&mock=listAccessEnds:200/ends';
  await page.goto(`${links}/create?${copy}`);
  await expect(page.getByText(/are those of Uma Olsen\./)).toBeVisible();
  await expect(page.getByText(/^That access ended on /)).toBeVisible();
  await expectAccessible(page, 'form');
});

test('ending all access is accessible before and after a step that fails', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/users/edit/${uma}?mock=commitLinks:500`);
  await page.getByRole('button', { name: 'End all access...' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'End all access' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'End all access' }).press('Enter');
  await expect(dialog.getByText(/^1 step failed\./)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role="dialog"]');
});

test('access that ends is marked accessibly, wide and narrow', async ({ page }) => {
  const ends = `filter=${encodeURIComponent('{"endsAt":["betweenInclusive","","+14d"]}')}`;
  await page.goto(`${links}?${ends}&mock=listAccessEnds:200/ends`);
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNarrowAccessible(page);
});

test('the end of an access is accessible, and so is its failure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answers = 'mock=listAccessEnds:200/ends,setAccessEnd:500';
  await page.goto(`${links}/edit/60000000-0000-4000-8000-000000000002?${answers}`);
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Change the end...' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Access ends' });
  await dialog.getByRole('button', { name: /^Access ends/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]:has([aria-label="Previous month"])');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Clear Access ends' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText(/^The end was not saved\./)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expectAccessible(page, 'main');
});

test('invitations that expire soon are marked accessibly', async ({ page }) => {
  await page.goto(`/organisation/${harbourRestaurants}/pendinginvites?mock=clear`);
  await page.getByRole('button', { name: 'Expires soon' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Expires soon', pressed: true })).toBeVisible();
  await expectAccessible(page, 'main');
});
