import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { harbourRestaurants } from '../../support/records/demo-records';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States, Visit } from '../one-visit';

// Last use, comparing, copying and ending access, in both schemes and in a narrow window.

const links = `/organisation/${harbourRestaurants}/links`;
const link = '60000000-0000-4000-8000-000000000002';
const [ada, uma] = ['10000000-0000-4000-8000-000000000002', '10000000-0000-4000-8000-000000000003'];
const filter = `filter=${encodeURIComponent('{"lastSeen":["betweenInclusive","","-90d"]}')}`;

async function lookAtEndedAccess(
  { page, open }: Visit,
  { panel, address, words }: { panel: string; address: string; words: RegExp },
) {
  await open(`${links}?${address}`, 'listAccessEnds:200/ends');
  const drawer = page.getByRole('dialog', { name: panel });
  await expect(drawer.getByText(words)).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNarrowAccessible(page);
}

export const lifeOfAccessStates: States = {
  'the filter of the last use': async ({ page, open }) => {
    await open(`/admin/users?${filter}`);
    await expect(page.getByRole('button', { name: 'Not seen for 90 days' })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'the filter of the last use after a failure': async ({ page, open }) => {
    await open(`/admin/users?${filter}`, 'listUsersLastSeen:500');
    await expect(page.getByText(/^The column "Last Seen" could not be read\./)).toBeVisible();
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  },

  'two people side by side, wide and narrow': async ({ page, open }) => {
    await open(`${links}?why=true&person=${ada}&with=${uma}`, 'listAccessEnds:200/ends');
    await expect(page.getByRole('row', { name: /^PLUs \(Config\)/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Ended access/ })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  },

  'why somebody may do this, with ended access': (visit) =>
    lookAtEndedAccess(visit, {
      panel: 'What may a person do, and why?',
      address: `why=true&person=${uma}`,
      words: /^It ended on .* and gives nothing\.$/,
    }),

  'who may do this, with ended access': (visit) =>
    lookAtEndedAccess(visit, {
      panel: 'Who has a permission?',
      address: 'who=Edit.Config_Publish',
      words: /^It would allow this as well\./,
    }),

  'a copy of access': async ({ page, open }) => {
    await open(`${links}/create?copy=${link}`, 'listAccessEnds:200/ends');
    await expect(page.getByText(/are those of Uma Olsen\./)).toBeVisible();
    await expect(page.getByText(/^That access ended on /)).toBeVisible();
    await expectAccessible(page, 'form');
  },

  'ending all access before and after a step that fails': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`/admin/users/edit/${uma}`, 'commitLinks:500');
    await page.getByRole('button', { name: 'End all access...' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'End all access' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'End all access' }).press('Enter');
    await expect(dialog.getByText(/^1 step failed\./)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, '[role="dialog"]');
  },

  'the marks of access that ends, wide and narrow': async ({ page, open }) => {
    const ends = `filter=${encodeURIComponent('{"endsAt":["betweenInclusive","","+14d"]}')}`;
    await open(`${links}?${ends}`, 'listAccessEnds:200/ends');
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  },

  'the end of an access, and its failure': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${links}/edit/${link}`, 'listAccessEnds:200/ends,setAccessEnd:500');
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Change the end...' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Access Ends' });
    await dialog.getByRole('textbox', { name: 'Access Ends' }).press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]:has([aria-label="Previous month"])');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeHidden();
    await dialog.getByRole('textbox', { name: 'Access Ends' }).fill('soon');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByText(/^Enter a date and time/)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Clear Access Ends' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByText(/^It is not known whether this was saved\./)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expectAccessible(page, 'main');
  },

  'the marks of invitations that expire soon': async ({ page, open }) => {
    await open(`/organisation/${harbourRestaurants}/pendinginvites`);
    await page.getByRole('button', { name: 'Expires soon' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Expires soon', pressed: true })).toBeVisible();
    await expectAccessible(page, 'main');
  },
};
