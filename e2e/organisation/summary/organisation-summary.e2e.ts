import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import type { OrganisationSummary } from '../../../src/api/schema.gen';
import { expect, test } from '../../support/console-test';
import { answerShown } from '../../support/pages/answer-shown';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: organisationAdministrator });

test('an administrator starts at the summary, whose lists scroll and lead to records', async ({
  page,
}) => {
  const answer = answerShown<OrganisationSummary>(
    page,
    `**/api/Organisation/summary/${harbourRestaurants}*`,
  );
  await page.goto('/');
  await expect(page).toHaveURL(`/organisation/${harbourRestaurants}`);
  await expect(page).toHaveTitle('Organisation Summary - Authentication');
  const summary = await answer;
  const entries = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(entries('Teams')).toHaveCount(summary.teams.length);
  await expect(entries('Access')).toHaveCount(summary.links.length);
  await expect(entries('Service Accounts')).toHaveCount(summary.serviceAccounts.length);
  await expect(entries('Pending Invitations')).toHaveCount(summary.pendingInvitations.length);
  await expect(page.getByRole('region', { name: 'Permission Groups' })).toContainText(
    String(summary.totalPermissionGroups),
  );

  const list = page.getByRole('main').getByRole('list', { name: 'Access' });
  await expect.poll(() => list.evaluate(({ clientHeight }) => clientHeight)).toBe(200);
  expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(200);
  await list.focus();
  await page.keyboard.press('End');
  await expect(list.getByRole('listitem').last()).toBeInViewport();

  await entries('Teams').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(/\/teams\/edit\/40000000-0000-4000-8000-000000000001$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Organisation Summary' })).toBeVisible();
});
