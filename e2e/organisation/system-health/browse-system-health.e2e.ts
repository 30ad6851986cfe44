import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import type { HealthTreeNode } from '../../../src/api/schema.gen';
import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { harbourRestaurants } from '../../support/records/demo-records';
import {
  healthCall,
  nodesOf,
  readHealth,
  SystemHealthPage,
  statesOf,
} from '../../support/records/system-health';
import { routeCalls } from '../../support/servers/route-calls';

test.use({ account: organisationAdministrator });

const quayStreet = '21000000-0000-4000-8000-000000000002';
const number = (value: number) => value.toLocaleString('en-GB');

test('the tree has the counts of the service, and a node shows its states', async ({ page }) => {
  const { tree, countsOf } = await readHealth(page, harbourRestaurants);
  const screen = new SystemHealthPage(page);
  await screen.open(harbourRestaurants);
  await expect(page).toHaveTitle('System Health - Authentication');
  await expect(page.getByText(/^As of .* (GMT|BST)$/)).toBeVisible();
  const all = countsOf(statesOf(tree));
  await expect(screen.row('Harbour Restaurants')).toContainText(
    new RegExp(`${number(all.upToDate)}\\s*up to date.*${number(all.behind)}\\s*behind`),
  );
  await expect(screen.status('Silent')).toContainText(number(all.silent));
  await expect(
    page.getByText(`${number(all.silent)} states are left out, since they are older than 14 days.`),
  ).toBeVisible();

  await screen.open(harbourRestaurants, { node: `ds:${quayStreet}` });
  await expect(screen.row('Quay Street')).toHaveAttribute('aria-selected', 'true');
  await expect(screen.row('Quay Street')).toBeInViewport();
  const outlet = nodesOf(tree).find(({ id }) => id === `ds:${quayStreet}`);
  const counts = countsOf(statesOf(outlet ? [outlet] : []));
  await expect(page.getByRole('button', { name: /^Copy device id/ })).toHaveCount(
    counts.upToDate + counts.behind,
  );
  await page
    .getByText(/^\d+ details/)
    .first()
    .click();
  await expect(page.getByText('Free disk space').first()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.getByRole('button', { name: /^Copy device id/ }).first();
  const device = (await copy.getAttribute('aria-label'))?.replace('Copy device id ', '');
  await copy.click();
  await expect(page.getByRole('button', { name: `Device id ${device} copied` })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(device);
});

test('of ten thousand terminals only the visible rows are drawn', async ({ page }) => {
  // No length of a text widens the page.
  const longVersion = `7.4.2+build.${'f'.repeat(150)}`;
  const terminals = Array.from({ length: 10_000 }, (_, place): HealthTreeNode => {
    const nodeID = `29000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
    const state = {
      applicationName: 'POS Terminal',
      applicationVersion: place === 1 ? longVersion : place % 3 === 0 ? '999.0.0.0' : '1.0.0.0',
      applicationType: 'Terminal',
      deviceIdentifier: `DEVICE-${place}`,
      nodeID,
      nodeType: 4 as const,
      dateTimeUpdated: new Date().toISOString(),
      osRegionName: 'United Kingdom',
      osCultureName: 'en-GB',
      clientApplicationStateDetails: [],
    };
    return {
      id: `ds:${nodeID}`,
      name: `Till ${place}`,
      nameSuffix: null,
      iconUri: null,
      hasChildren: false,
      children: [],
      entity: { entityType: 'siteNode', nodeID, nodeType: 4, clientApplicationStates: [state] },
    };
  });
  const root: HealthTreeNode = {
    id: `org:${harbourRestaurants}`,
    name: 'Harbour Restaurants',
    nameSuffix: 'HARBOUR',
    iconUri: null,
    hasChildren: true,
    children: terminals,
    entity: {
      entityType: 'organisation',
      organisationID: harbourRestaurants,
      clientApplicationStates: [],
    },
  };
  await routeCalls(page, healthCall, (route) => route.fulfill({ json: [root] }));
  const screen = new SystemHealthPage(page);
  await screen.open(harbourRestaurants);
  await expect(screen.rows().first()).toContainText(/3,334 up to date.*6,665 behind/);
  await expect.poll(() => screen.rows().count()).toBeLessThan(60);
  await expect(page.getByText(longVersion)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await screen.rows().first().focus();
  await page.keyboard.press('End');
  await expect(screen.rows().last()).toBeFocused();
  await expect(screen.rows().last()).toHaveAttribute('aria-posinset', '10000');
  await screen.status('Behind').click();
  await expect(screen.rows().nth(1)).toHaveAttribute('aria-setsize', '6665');
  // The only remaining version is expanded.
  await expect(page.getByRole('button', { name: 'Show more: 6,640 left' })).toBeVisible();
});

test('on a narrow screen, selecting leads to the states, and a button back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const screen = new SystemHealthPage(page);
  await screen.open(harbourRestaurants);
  await expectNoSidewaysScroll(page);
  await screen.row('Harbour Quay').click();
  await expect(screen.heading('Harbour Quay')).toBeFocused();
  await expect(screen.heading('Harbour Quay')).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the tree' }).click();
  await expect(screen.row('Harbour Quay')).toBeFocused();
});
