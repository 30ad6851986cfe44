import { expect } from '@playwright/test';
import { press } from '../../support/pages/keyboard';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { holdCalls } from '../../support/servers/provoke';
import { routeCalls } from '../../support/servers/route-calls';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';
import type { States } from '../one-visit';

// The summary, POS Core instances, integration servers and Entity Lookup. A failed save, a dialog
// and a failed load look as with the users.
const lookup = '/admin/entitylookup?filter=quay';

export const serversStates: States = {
  'a summary that fails': async ({ page, open }) => {
    // Every failed read outside of a grid looks like this.
    await open('/admin', 'getAdminSummary:500');
    await expect(page.getByText('Error...')).toBeVisible();
    await expectAccessible(page);
  },

  'a summary without a deployment server': async ({ page, open }) => {
    await open('/admin', 'getAdminSummary:200/withoutDeploymentServer');
    const create = page.getByRole('region', { name: 'Deployment Server' }).getByRole('link');
    await expect(create).toHaveAttribute('href', '/admin/deploymentserver/create');
    await expectAccessible(page, 'main');
  },

  'the first steps of a new platform, which the keyboard reaches': async ({ page, open }) => {
    await open('/admin', 'getAdminSummary:empty');
    const welcome = page.getByRole('region', { name: 'Welcome' });
    await expect(welcome).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await press(page, 'Tab');
    await expect(welcome.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await press(page, 'Tab');
    await expect(welcome.getByRole('link', { name: 'Create a POS Core instance' })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNarrowAccessible(page);
    await expectNoSidewaysScroll(page);
  },

  'instances that fail, load or are not asked yet': async ({ page, open, complaints }) => {
    // The page's policy does not allow the address of an instance.
    complaints.provoke(/Content Security Policy/);
    // The window is wide enough for every column, since cells out of view send no call.
    await page.setViewportSize({ width: 2300, height: 800 });
    await holdCalls(page, '**/api/v1/exceptions/info');
    await routeCalls(page, '**/api/POSCoreInstance', async (route) => {
      const response = await route.fetch();
      const [first, ...others] = await response.json();
      const unknown = { ...first, posCoreInstanceID: first.posCoreInstanceID.replace(/1$/, '9') };
      const added = { ...unknown, name: 'POS Core New', versionUri: 'https://new.example' };
      await route.fulfill({ response, json: [first, ...others, added] });
    });
    await open('/admin/poscoreinstances', 'getRemoteVersionInfo:500');
    await expect(page.getByText('Answered with status 500').first()).toBeVisible();
    await expect(page.getByText('Reload to ask this instance')).toBeVisible();
    await expect(page.getByText('Loading...').first()).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'linked organisations that cannot be read': async ({ page, open }) => {
    const edit = '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001';
    await open(edit, 'listPosCoreLinkedOrganisations:403');
    const section = page.getByRole('region', { name: 'Linked Organisations' });
    await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'integration servers with malformed values': async ({ page, open }) => {
    await open('/admin/integrationserver', 'listIntegrationServers:200/odd');
    await expect(page.getByText('Unknown')).toHaveCount(2);
    await expect(page.getByRole('grid').getByRole('link', { name: /javascript/ })).toHaveCount(0);
    await expectAccessible(page, 'main');
  },

  'an integration server with an unknown id': async ({ page, open }) => {
    const edit = '/admin/integrationserver/edit/32000000-0000-4000-8000-000000000001';
    await open(edit, 'getIntegrationServer:404');
    await expect(page.getByRole('link', { name: 'Look up this id' })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'matches of every type': async ({ page, open }) => {
    await open(lookup, 'lookUpEntities:200/matches');
    await expect(page.getByText('12 matches', { exact: true })).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'no matches': async ({ page, open }) => {
    await open(lookup, 'lookUpEntities:empty');
    await expect(page.getByText('No matches')).toBeVisible();
    await expectAccessible(page, 'main');
  },

  'malformed matches on a telephone': async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(lookup, 'lookUpEntities:200/odd');
    await expect(page.getByText('<b>Uma</b> & "Olsen"')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNarrowAccessible(page);
  },
};
