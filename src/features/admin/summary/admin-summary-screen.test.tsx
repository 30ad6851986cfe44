import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const open = (answer: () => unknown) =>
  openConsole('/admin', 'superUser', { 'GET /admin/summary/': answer });
const summary = () => exampleOf('getAdminSummary', 'summary');
const card = (name: string) => screen.findByRole('region', { name });
const linksOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the Administration summary', () => {
  test('links to every part of the administration', async () => {
    await open(summary);
    await card('Users');
    const { deploymentServerInstance, integrationServerInstances } = summary();
    const links = linksOf(screen.getByRole('main'));
    for (const target of [
      '/admin/poscoreinstances',
      '/admin/statistics',
      '/admin/clients',
      '/admin/users',
      '/admin/organisations',
      `/admin/deploymentserver/edit/${deploymentServerInstance?.deploymentServerInstanceID}`,
      '/admin/integrationserver',
      `/admin/integrationserver/edit/${integrationServerInstances[0]?.integrationServerInstanceID}`,
      '/admin/auditlogs',
      '/admin/entitylookup',
    ]) {
      expect(links).toContain(target);
    }
  });

  test('shows instances, users, organisations and versions', async () => {
    await open(summary);
    const { posCoreInstances, totalUsers, totalActiveOrganisations, versions } = summary();
    const instances = await card('POS Core Instances');
    for (const { name, uri } of posCoreInstances) {
      expect(within(instances).getByRole('link', { name })).toBeVisible();
      expect(linksOf(instances)).toContain(uri);
    }
    expect(within(await card('Users')).getByText(String(totalUsers))).toBeVisible();
    const organisations = within(await card('Organisations'));
    expect(organisations.getByText(String(totalActiveOrganisations))).toBeVisible();
    expect(organisations.getByText('inactive')).toBeVisible();
    const heading = { name: `POS Core Instances ${posCoreInstances.length}` };
    expect(within(instances).getByRole('heading', heading)).toBeVisible();
    expect(within(await card('Versions')).getByText(versions[0]?.version ?? '')).toBeVisible();
  });

  test('offers to create the deployment server while there is none', async () => {
    await open(() => exampleOf('getAdminSummary', 'withoutDeploymentServer'));
    expect(linksOf(await card('Deployment Server'))).toEqual(['/admin/deploymentserver/create']);
  });

  test('shows a message in each empty card', async () => {
    await open(() => exampleOf('getAdminSummary', 'empty'));
    expect(await screen.findByText('No POS Core instances')).toBeVisible();
    expect(screen.getByText('No clients')).toBeVisible();
  });

  test('shows an unsafe address as text', async () => {
    const odd = summary();
    const [first] = odd.posCoreInstances;
    if (first) first.uri = 'javascript:alert(1)';
    await open(() => odd);
    const instances = await card('POS Core Instances');
    expect(within(instances).getByText('javascript:alert(1)')).toBeVisible();
    expect(linksOf(instances)).not.toContain('javascript:alert(1)');
  });

  test('shows "No name" for a record without a name', async () => {
    const { posCoreInstances, ...others } = summary();
    await open(() => ({
      ...others,
      posCoreInstances: posCoreInstances.map((instance) => ({ ...instance, name: '' })),
    }));
    const instances = await card('POS Core Instances');
    const [link] = within(instances).getAllByRole('link', { name: 'No name' });
    expect(link).toHaveAttribute(
      'href',
      `/admin/poscoreinstances/edit/${posCoreInstances[0]?.posCoreInstanceID}`,
    );
  });

  test('a card with the first of many says so, and searches in the grid of all', async () => {
    const { user, calls, history } = await openConsole('/admin', 'superUser', {
      'GET /admin/summary/': () => exampleOf('getAdminSummary', 'first'),
      'GET /api/client': () => exampleOf('listClients', 'list'),
    });
    const clients = await card('Clients');
    expect(within(clients).getAllByRole('listitem')).toHaveLength(20);
    expect(clients).toHaveTextContent('20 of 2,000');
    expect(calls.map(({ call }) => call)).toContain('GET /admin/summary/');
    await user.type(
      within(clients).getByRole('searchbox', { name: 'Search clients' }),
      ' kio {Enter}',
    );
    await waitFor(() => expect(history.location.href).toBe('/admin/clients?q=kio'));
  });

  test('a service without a limit sends everything, and the card draws as much as with one', async () => {
    const [client] = summary().clients;
    const clients = Array.from({ length: 2_000 }, (_, index) => ({
      ...client,
      clientID: `client-${index}`,
    }));
    await open(() => ({ ...summary(), clients }));
    expect(within(await card('Clients')).getAllByRole('listitem')).toHaveLength(20);
    expect(await card('Clients')).toHaveTextContent('20 of 2,000');
  });

  test('a card with everything has no search', async () => {
    await open(() => exampleOf('getAdminSummary', 'many'));
    expect(within(await card('Clients')).getAllByRole('listitem')).toHaveLength(15);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('shows a malformed answer as an error, and Retry loads again', async () => {
    let answer: unknown = [];
    const { user } = await open(() => answer);
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.getByText(/^The answer could not be read/)).toBeVisible();
    answer = summary();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('POS Core Instances')).toBeVisible();
  });

  test('shows a failed load as an error without older figures, and Retry loads again', async () => {
    let isBroken = true;
    const answer = () => (isBroken ? new Response('', { status: 403 }) : summary());
    const { user, queryClient } = await open(answer);
    expect(await screen.findByText('Error...')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('POS Core Instances')).toBeVisible();

    isBroken = true;
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'POS Core Instances' })).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('POS Core Instances')).toBeVisible();
  });
});
