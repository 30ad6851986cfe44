import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, accessList, accessRow, ids, openAccess } from '~/testing/organisation-access';

const grid = () => screen.findByRole('grid', { name: 'Organisation Access' });

describe('the grid', () => {
  test('shows type, name, administrator and email of each link, read-only', async () => {
    const { user } = await openAccess('');
    const texts = async (name: string) =>
      within(await accessRow(name))
        .getAllByRole('gridcell')
        .slice(0, 3)
        .map(({ textContent }) => textContent);
    expect(await texts('Ada Marchetti')).toEqual(['User', 'Administrator', 'admin@demo.test']);
    expect(await texts('Support')).toEqual(['Team', '', '']);
    expect(
      within(await grid())
        .getAllByRole('columnheader')
        .map((header) => within(header).queryByRole('button', { name: /^[A-Z]\w+$/ })?.textContent)
        .filter(Boolean),
    ).toEqual(['Type', 'Name', 'Admin', 'Email']);
    await user.dblClick(screen.getByRole('rowheader', { name: 'Support' }));
    expect(within(await grid()).queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  test('shows when people were seen last, and says nothing of teams', async () => {
    await openAccess('', {
      [`GET ${accessApi}/lastseen/people`]: () => exampleOf('listPeopleLastSeen', 'people'),
    });
    expect(await screen.findByRole('gridcell', { name: 'Never' })).toBeVisible();
    const lastCell = async (name: string) =>
      within(await accessRow(name))
        .getAllByRole('gridcell')
        .at(-3)?.textContent;
    expect(await lastCell('Ada Marchetti')).toMatch(/Jun 30, 2026/);
    expect(await lastCell('Support')).toBe('');
  });

  test('marks access that has ended or ends soon, and filters by it', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const end = (number: number, days: number) => ({
      organisationUserLinkID: ids.link(number),
      endsAt: inDays(days),
    });
    const { user } = await openAccess('', {
      [`GET ${accessApi}/accessends`]: () => [end(1, 15), end(2, -1), end(3, 13)],
    });
    await user.click(await screen.findByRole('heading', { name: 'Organisation Access' }));
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(await accessRow('Uma Olsen Ended')).toHaveTextContent(/\(ended\)/);
    expect(await accessRow('Support Ends soon')).toHaveTextContent(/\(ends soon\)/);
    expect(await accessRow('Ada Marchetti')).not.toHaveTextContent(/Ended|Ends soon/);
    await user.click(screen.getByRole('button', { name: 'Ends soon or has ended' }));
    await waitFor(() =>
      expect(screen.queryByRole('rowheader', { name: 'Ada Marchetti' })).toBeNull(),
    );
    expect(await accessRow('Support Ends soon')).toBeVisible();
  });

  test('Refresh reads the ends again, too, and marks them at the time of the read', async () => {
    let ends = [{ organisationUserLinkID: ids.link(1), endsAt: '2099-03-31T17:00:00Z' }];
    const { user } = await openAccess('', { [`GET ${accessApi}/accessends`]: () => ends });
    expect(await screen.findByRole('gridcell', { name: /2099/ })).toBeVisible();
    ends = ends.map((end) => ({ ...end, endsAt: '2098-03-31T17:00:00Z' }));
    await user.click(screen.getByRole('button', { name: 'More tools' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('gridcell', { name: /2098/ })).toBeVisible();
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2098-03-30T00:00:00Z'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await accessRow('Ada Marchetti Ends soon')).toBeVisible();
  });

  test.each([404, 501])('has no column of ends for a back end that answers %d', async (status) => {
    const { user, calls } = await openAccess('', {
      [`GET ${accessApi}/accessends`]: () => new Response('', { status }),
    });
    await user.click(await screen.findByRole('heading', { name: 'Organisation Access' }));
    await waitFor(() =>
      expect(calls.map(({ call }) => call)).toContain(`GET ${accessApi}/accessends`),
    );
    await accessRow('Support');
    expect(screen.queryByText('Access Ends')).toBeNull();
  });

  test('marks an unconfirmed account', async () => {
    await openAccess('', {
      [`GET ${accessApi}/links`]: () => exampleOf('listLinks', 'unconfirmed'),
    });
    expect(await accessRow('Theo Novak Unconfirmed')).toHaveTextContent('theo.novak@demo.test');
    expect(screen.getAllByText('Unconfirmed')).toHaveLength(1);
  });

  test('Add opens Add Organisation Access', async () => {
    const { user, history } = await openAccess('');
    await accessRow('Support');
    await user.click(screen.getByRole('button', { name: 'Add access' }));
    await screen.findByRole('heading', { name: 'Add Organisation Access' });
    expect(history.location.pathname).toBe(`${accessList}/create`);
  });

  test('a row links to its edit page', async () => {
    await openAccess('');
    expect(
      within(await accessRow('Uma Olsen')).getByRole('link', { name: 'Edit Uma Olsen' }),
    ).toHaveAttribute('href', `${accessList}/edit/${ids.link(2)}`);
  });

  test('shows a link without a name', async () => {
    const [link] = exampleOf('listLinks', 'links');
    const unnamed = { ...link, teamUserName: '', userEmail: null };
    await openAccess('', { [`GET ${accessApi}/links`]: () => [unnamed] });
    expect(
      await within(await grid()).findByRole('gridcell', { name: 'Administrator' }),
    ).toBeVisible();
  });

  test('OK repeats a failed load of the list', async () => {
    let isDown = true;
    const { user } = await openAccess('', {
      [`GET ${accessApi}/links`]: () => (isDown ? coded('BadRequest') : []),
    });
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Bad Request.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('No Data')).toBeVisible();
  });
});
