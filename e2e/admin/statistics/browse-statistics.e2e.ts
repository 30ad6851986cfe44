import { readFileSync } from 'node:fs';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import {
  before,
  byOutlets,
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
} from '../../support/pages/statistics';
import { routeCalls } from '../../support/servers/route-calls';

test.use({ account: superUser });

test('the figures of a month match the service: shown, sorted and downloaded', async ({ page }) => {
  await page.goto('/admin/statistics');
  const asked = nextFigures(page);
  await field(page).fill(month);
  await field(page).press('Enter');
  await expect(tree(page)).toBeVisible();
  await expect(page).toHaveURL(`/admin/statistics?month=${month}`);
  const figures = await asked;

  // The first instance with organisations, since other tests add instances without any.
  const index = figures.findIndex(({ childOrgs }) => childOrgs.length > 0);
  const organisations = figures[index]?.childOrgs ?? [];
  const sum = (field: 'totalOutlets' | 'totalTransactions') =>
    organisations.reduce((total, each) => total + each[field], 0).toLocaleString('en-GB');
  await expect(rows(page).nth(index).getByRole('button')).toHaveText([
    `${organisations.length} orgs`,
    `${sum('totalTransactions')} transactions`,
    `${sum('totalOutlets')} outlets`,
  ]);
  const [first] = organisations;
  const second = rows(page).nth(index + 1);
  await expect(second).toContainText(first?.organisation.organisationCode ?? '');
  const state = (id: string | null | undefined) => (id ? 'set' : 'not set');
  const { remoteOrderServerInstanceID: ros, reportingServerInstanceID: rs } =
    first?.organisation ?? {};
  await expect(second).toContainText(new RegExp(`ROS.? ${state(ros)}.*RS.? ${state(rs)}`));
  const icons = second.getByRole('img', { name: /authorised package/ }).locator('img');
  await expect(icons).toHaveCount(first?.authorisedPackages.length ?? -1);

  await count(rows(page).first(), /outlets/).click();
  await expect(sorting(page).getByRole('button', { name: 'Outlets, descending' })).toBeVisible();
  const [most] = byOutlets(figures, -1);
  await expect(rows(page).first()).toContainText(most?.posCoreInstance.name ?? '');

  const [saved] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  expect(saved.suggestedFilename()).toBe(`monthly-statistics-${month}.csv`);
  const [head, ...lines] = readFileSync(await saved.path(), 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(head).toBe('posCoreInstance,organisationCode,organisation,totalOutlets,totalTransactions');
  const all = figures.flatMap(({ childOrgs }) => childOrgs);
  expect(all.length).toBeGreaterThan(10);
  expect(lines).toHaveLength(all.length);
  for (const [line, { organisation, ...totals }] of all.entries()) {
    expect(lines[line]).toContain(`,${organisation.organisationCode},`);
    expect(lines[line]).toMatch(new RegExp(`,${totals.totalOutlets},${totals.totalTransactions}$`));
  }
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

test('ten thousand organisations: only what is in sight is drawn', async ({ page }) => {
  const organisations = Array.from({ length: 10_000 }, (_, index) => ({
    organisation: {
      organisationID: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Organisation ${index}${'o'.repeat(150)}`,
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
  // No length of a text widens the page.
  await expectNoSidewaysScroll(page);
});

test('whole names and transactions come first on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/admin/statistics?month=${month}&sort=-outlets`);
  await expect(count(rows(page).nth(1), /transaction/)).toBeInViewport();
  const instance = rows(page).first().locator('[data-cut]');
  await expect(instance).toBeInViewport({ ratio: 1 });
  expect(await instance.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await page.getByRole('button', { name: /^Choose a month/ }).click();
  await expect(page.getByRole('button', { name: /^Dec/ })).toBeInViewport({ ratio: 1 });
});
