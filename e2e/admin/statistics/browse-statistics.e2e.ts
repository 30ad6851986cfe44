import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { press } from '../../support/keyboard';
import { holdCalls, refuseCalls, trouble } from '../../support/provoke';
import { routeCalls } from '../../support/route-calls';
import {
  before,
  call,
  count,
  download,
  field,
  month,
  nextFigures,
  rows,
  search,
  sorting,
  tree,
  watchCalls,
} from '../../support/statistics';

test.use({ account: superUser });

test('Enter shows the figures of a month, as the service has them', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/admin/statistics');
  await expect(page).toHaveTitle('Statistics - Authentication');
  await expect(page.getByText('Choose a month to see its figures.')).toBeVisible();
  await expect(download(page)).toBeDisabled();
  await expect(sorting(page)).toHaveCount(0);
  await expectAccessible(page);

  const figures = nextFigures(page);
  await field(page).fill(month);
  await field(page).press('Enter');
  await expect(tree(page)).toBeVisible();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}`);
  expect(calls).toEqual([`${month}-01`]);

  // One with organisations: other tests add instances without any.
  const answer = await figures;
  const place = answer.findIndex(({ childOrgs }) => childOrgs.length > 0);
  const first = answer[place];
  const number = (value: number) => value.toLocaleString('en-GB');
  const sum = (of: 'totalOutlets' | 'totalTransactions') =>
    (first?.childOrgs ?? []).reduce((total, organisation) => total + organisation[of], 0);
  await expect(rows(page).nth(place).getByRole('button')).toHaveText([
    `${first?.childOrgs.length} orgs`,
    `${number(sum('totalTransactions'))} transactions`,
    `${number(sum('totalOutlets'))} outlets`,
  ]);
  const organisation = first?.childOrgs[0];
  const second = rows(page).nth(place + 1);
  await expect(second).toContainText(organisation?.organisation.organisationCode ?? '');
  await expect(second.getByRole('button')).toHaveCount(2);
  const state = (id: string | null | undefined) => (id ? 'set' : 'not set');
  const { remoteOrderServerInstanceID: ros, reportingServerInstanceID: rs } =
    organisation?.organisation ?? {};
  await expect(second).toContainText(new RegExp(`ROS.? ${state(ros)}.*RS.? ${state(rs)}`));
  const icons = second.getByRole('img', { name: /authorised package/ }).locator('img');
  await expect(icons).toHaveCount(organisation?.authorisedPackages.length ?? -1);
  await expectAccessible(page);
});

test('the month is picked from the calendar, with the keyboard alone', async ({ page }) => {
  await page.goto('/admin/statistics?month=2026-03');
  await expect(page.getByText('No Data').or(tree(page))).toBeVisible();
  await field(page).focus();
  await press(page, 'ArrowDown');
  const calendar = page.getByRole('dialog', { name: /Choose a month/ });
  await expect(calendar.getByRole('button', { name: 'March 2026' })).toBeFocused();
  await expectAccessible(page);
  await press(page, 'ArrowDown', 'Enter');
  await expect(calendar).toHaveCount(0);
  await expect(field(page)).toHaveValue('2026-06');
  await expect(field(page)).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/admin/statistics?month=2026-06');
  await press(page, 'ArrowDown', 'Escape');
  await expect(calendar).toHaveCount(0);
});

test('no month clears the results without a call', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(tree(page)).toBeVisible();
  await field(page).fill('');
  await expect(download(page)).toBeDisabled();
  await search(page).click();
  await expect(tree(page)).toHaveCount(0);
  await expect(page.getByText('Choose a month to see its figures.')).toBeVisible();
  await expect(page).toHaveURL('/admin/statistics?sort=-outlets');
  expect(calls).toHaveLength(1);

  await field(page).fill('2026-13');
  await field(page).press('Enter');
  await expect(page.getByText('Enter a month as YYYY-MM.')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toHaveLength(1);
});

test('a link searches by itself, Back shows the month before', async ({ page }) => {
  await page.goto(`/admin/statistics?month=${before}&sort=-transactions`);
  const heading = (wanted: string) =>
    page.getByRole('heading', {
      name: new Date(`${wanted}-01`).toLocaleDateString('en-GB', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    });
  await expect(heading(before)).toBeVisible();
  await expect(sorting(page)).toBeVisible();
  await field(page).fill(month);
  await search(page).click();
  await expect(heading(month)).toBeVisible();
  await page.goBack();
  await expect(heading(before)).toBeVisible();
  await expect(field(page)).toHaveValue(before);
  await page.goForward();
  await expect(heading(month)).toBeVisible();
  await page.reload();
  await expect(heading(month)).toBeVisible();
  await expect(sorting(page)).toBeVisible();
});

test('a failure empties the results and can be tried again', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(tree(page)).toBeVisible();
  await refuseCalls(page, call, { status: 500 });
  await search(page).click();
  await expect(page.getByText('Error...')).toBeVisible();
  await expect(page.getByText(trouble)).toBeVisible();
  await expect(tree(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(tree(page)).toBeVisible();
});

test('the last query wins, and the older one is cut off', async ({ page }) => {
  await page.goto('/admin/statistics');
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => {
    cancelled.push(`${request.postDataJSON()?.monthStart} ${request.failure()?.errorText}`);
  });
  const held = await holdCalls(page, call);
  await field(page).fill(before);
  await field(page).press('Enter');
  await expect.poll(held.count).toBe(1);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill(month);
  await field(page).press('Enter');
  await expect.poll(held.count).toBe(2);
  await expect.poll(() => cancelled).toEqual([`${before}-01 net::ERR_ABORTED`]);
  await held.release();
  await expect(tree(page)).toBeVisible();
  await expect(field(page)).toHaveValue(month);
});

test('ten thousand organisations: only what is in sight is drawn', async ({ page }) => {
  const organisations = Array.from({ length: 10_000 }, (_, index) => ({
    organisation: {
      organisationID: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Organisation ${index}`,
      organisationCode: `O${index}`,
      remoteOrderServerInstanceID: null,
      dataExtractionServerInstanceID: null,
      partnerServerInstanceID: null,
      reportingServerInstanceID: null,
    },
    totalOutlets: index % 100,
    totalTransactions: (index * 7_919) % 100_003,
    authorisedPackages: [{ iconUri: null }],
  }));
  const posCoreInstance = {
    posCoreInstanceID: '30000000-0000-4000-8000-000000000001',
    name: 'POS Core Europe',
  };
  await routeCalls(page, call, (route) =>
    route.fulfill({ json: [{ posCoreInstance, childOrgs: organisations }] }),
  );
  await page.goto(`/admin/statistics?month=${month}`);
  await expect(count(rows(page).first(), /orgs/)).toHaveText('10,000 orgs');
  expect(await rows(page).count()).toBeLessThan(60);
  await count(rows(page).first(), /transactions/).click();
  const most = organisations.toSorted((a, b) => b.totalTransactions - a.totalTransactions)[0];
  await expect(rows(page).nth(1)).toContainText(most?.organisation.name ?? '');
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await expect(rows(page).last()).toHaveAttribute('aria-setsize', '10000');
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', '10000');
  expect(await rows(page).count()).toBeLessThan(60);
});

test('on a narrow screen, names and counts come first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(count(rows(page).nth(1), /transaction/)).toBeInViewport();
  await expect(rows(page).nth(1).locator('[data-cut]')).toBeInViewport();
  await expect(count(rows(page).nth(1), /outlet/)).toBeInViewport();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
  await page.getByRole('button', { name: /^Choose a month/ }).click();
  await expect(page.getByRole('button', { name: /^Dec/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
