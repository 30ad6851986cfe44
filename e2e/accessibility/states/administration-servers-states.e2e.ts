import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { holdCalls } from '../../support/servers/provoke';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// The summary, POS Core instances, integration servers and Entity Lookup. A failed save, a dialog
// and a failed load look as with the users.

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a summary that fails, and one without a deployment server, are accessible', async ({
  page,
}) => {
  // Every failed read outside of a grid looks like this.
  await page.goto('/admin?mock=getAdminSummary:500');
  await expect(page.getByText('Error...')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin?mock=getAdminSummary:200/withoutDeploymentServer');
  const create = page.getByRole('region', { name: 'Deployment Server' }).getByRole('link');
  await expect(create).toHaveAttribute('href', '/admin/deploymentserver/create');
  await expectAccessible(page, 'main');
});

test('instances that fail, load or are not asked yet are accessible', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Content Security Policy/);
  // The window is wide enough for every column, since cells out of view send no call.
  await page.setViewportSize({ width: 2300, height: 800 });
  await holdCalls(page, '**/api/v1/exceptions/info');
  await routeCalls(page, '**/api/POSCoreInstance', async (route) => {
    const response = await route.fetch();
    const [first, ...others] = await response.json();
    // The page's policy does not allow this address.
    const unknown = { ...first, posCoreInstanceID: first.posCoreInstanceID.replace(/1$/, '9') };
    const added = { ...unknown, name: 'POS Core New', versionUri: 'https://new.example' };
    await route.fulfill({ response, json: [first, ...others, added] });
  });
  await page.goto('/admin/poscoreinstances?mock=getRemoteVersionInfo:500');
  await expect(page.getByText('Answered with status 500').first()).toBeVisible();
  await expect(page.getByText('Not asked yet')).toBeVisible();
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expectAccessible(page, 'main');
});

test('linked organisations that cannot be read are accessible', async ({ page }) => {
  const edit = '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001';
  await page.goto(`${edit}?mock=listPosCoreLinkedOrganisations:403`);
  const section = page.getByRole('region', { name: 'Linked Organisations' });
  await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('integration servers with malformed values, and an unknown id, are accessible', async ({
  page,
}) => {
  await page.goto('/admin/integrationserver?mock=listIntegrationServers:200/odd');
  await expect(page.getByText('Unknown')).toHaveCount(2);
  await expect(page.getByRole('grid').getByRole('link', { name: /javascript/ })).toHaveCount(0);
  await expectAccessible(page, 'main');
  const edit = '/admin/integrationserver/edit/32000000-0000-4000-8000-000000000001';
  await page.goto(`${edit}?mock=getIntegrationServer:404`);
  await expect(page.getByRole('link', { name: 'Look up this id' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('matches of every type, none, and malformed ones on a telephone are accessible', async ({
  page,
}) => {
  const lookup = (scenario: string) =>
    `/admin/entitylookup?filter=quay&mock=lookUpEntities:${scenario}`;
  await page.goto(lookup('200/matches'));
  await expect(page.getByText('12 matches')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto(lookup('empty'));
  await expect(page.getByText('No matches')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(lookup('200/odd'));
  await expect(page.getByText('<b>Uma</b> & "Olsen"')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNarrowAccessible(page);
});
