import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { harbourRestaurants } from '../../support/records/demo-records';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// States of the notice that undoes a deletion, on the mock.

const notice = 'section[aria-label="Undo"]';
const invites = `/organisation/${harbourRestaurants}/pendinginvites`;

test('the notice is accessible while it offers Undo, after a failure and after it was undone', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto(`${invites}?mock=undoDeletion:500>usual`);
  await page.getByRole('button', { name: 'Delete new.person@demo.test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const undo = page.locator(notice).getByRole('button', { name: 'Undo' });
  // The focus stops the clock.
  await undo.focus();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
  await expectNoSidewaysScroll(page);

  await undo.press('Enter');
  await expect(page.locator(notice)).toContainText('It could not be undone.');
  await expectAccessible(page, notice);
  await undo.press('Enter');
  await expect(page.locator(notice)).toContainText('Invitation restored: new.person@demo.test.');
  await expectAccessible(page, notice);
});
