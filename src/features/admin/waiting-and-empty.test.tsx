import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const uma = '10000000-0000-4000-8000-000000000003';
const posCore = '30000000-0000-4000-8000-000000000001';
const deploymentServer = '31000000-0000-4000-8000-000000000001';
const integrationServer = '32000000-0000-4000-8000-000000000001';

test.each([
  ['/admin', 'GET /admin/summary/'],
  ['/admin/users', 'GET /api/user'],
  [`/admin/users/edit/${uma}`, `GET /api/user/${uma}`],
  ['/admin/clients', 'GET /api/client'],
  ['/admin/clients/edit/kiosk', 'GET /api/client/kiosk'],
  ['/admin/poscoreinstances', 'GET /api/POSCoreInstance'],
  [`/admin/poscoreinstances/edit/${posCore}`, `GET /api/posCoreInstance/${posCore}`],
  [`/admin/deploymentserver/edit/${deploymentServer}`, 'GET /api/deploymentServerInstance'],
  ['/admin/organisations', 'GET /api/OrganisationTree'],
  ['/admin/integrationserver', 'GET /api/integrationServerInstance'],
  [
    `/admin/integrationserver/edit/${integrationServer}`,
    `GET /api/integrationServerInstance/${integrationServer}`,
  ],
  ['/admin/auditlogs', 'POST /api/auditlog/query'],
  ['/admin/statistics?month=2026-10', 'POST /api/Statistics/monthlyAllPOSCores'],
])('%s shows "Loading..." until its data has arrived', async (path, call) => {
  const { calls } = await openConsole(path, 'superUser', {
    'GET /api/auditlog/descriptions': () => exampleOf('listAuditLogDescriptions', 'descriptions'),
    [`GET /api/posCoreInstance/${posCore}/linkedorgs`]: () => [],
    [`GET /api/IntegrationServerInstance/${integrationServer}/linkedorgs`]: () => [],
    [call]: () => new Promise(() => {}),
  });
  await waitFor(() => expect(calls.map((sent) => sent.call)).toContain(call));
  const main = within(await screen.findByRole('main'));
  expect((await main.findAllByText('Loading...'))[0]).toBeVisible();
});

test.each([
  ['/admin/clients', 'GET /api/client'],
  ['/admin/poscoreinstances', 'GET /api/POSCoreInstance'],
  ['/admin/organisations', 'GET /api/OrganisationTree'],
  ['/admin/integrationserver', 'GET /api/integrationServerInstance'],
])('%s shows "No Data" for an empty list', async (path, call) => {
  await openConsole(path, 'superUser', { [call]: () => [] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

test.each(['organisationAdministrator', 'ordinaryUser'] as const)(
  'the %s sees no part of the administration, and the console requests none of its data',
  async (persona) => {
    const { calls } = await openConsole('/admin/organisations', persona);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(calls.filter(({ call }) => call.includes('/OrganisationTree'))).toEqual([]);
  },
);
