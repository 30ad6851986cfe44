import { superUser } from '../../service/database/seed/demo-accounts';
import type { AdminSummary } from '../../src/api/schema.gen';
import { expect, test } from '../support/console-test';
import { answerShown } from '../support/pages/answer-shown';

test.use({ account: superUser });

test('the summary counts what there is, its lists scroll, and it leads to the list behind a card', async ({
  page,
}) => {
  // The answer that this page got, since other tests add records all the time.
  const answered = answerShown<AdminSummary>(page, '**/admin/summary/*');
  await page.goto('/admin');
  const card = (name: string) => page.getByRole('region', { name });
  for (const name of ['POS Core Europe', 'POS Core North', 'POS Core Unreachable']) {
    await expect(card('POS Core Instances').getByRole('link', { name })).toBeVisible();
  }
  const summary = await answered;
  await expect(card('Users')).toContainText(summary.totalUsers.toLocaleString('en-GB'));
  await expect(card('Organisations')).toContainText(String(summary.totalInactiveOrganisations));

  // The targets of a finger are at least 24 px apart (WCAG 2.2, 2.5.8).
  const distances = await page.getByRole('main').evaluate((main) => {
    const middlesOf = (list: Element) =>
      [...list.querySelectorAll('a')].map((link) => {
        const { top, height } = link.getBoundingClientRect();
        return top + height / 2;
      });
    const steps = (middles: number[]) => middles.slice(1).map((y, i) => y - (middles[i] ?? y));
    return [...main.querySelectorAll('ul')].flatMap((list) => steps(middlesOf(list)));
  });
  expect(distances.length).toBeGreaterThan(5);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(24);

  const list = page.getByRole('list', { name: 'Clients' });
  // Beside a taller card, too.
  await expect.poll(() => list.evaluate((element) => element.clientHeight)).toBe(200);
  await expect.poll(() => list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(200);
  await list.focus();
  await expect(list).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.getByRole('listitem').last()).toBeInViewport();

  // Paper has whole lists, and no frame.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden();
  const hidden = () => list.evaluate((element) => element.scrollHeight - element.clientHeight);
  await expect.poll(hidden).toBeLessThan(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Browse users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Administration summary' })).toBeVisible();
});
