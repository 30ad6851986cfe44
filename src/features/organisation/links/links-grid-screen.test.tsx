import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, accessList, ids, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';
import { pressEnter } from '~/testing/press-and-fill';

const grid = () => screen.findByRole('grid', { name: 'Organisation Access' });
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  const found = header.closest<HTMLElement>('[role="row"]');
  if (!found) throw new Error(`There is no row ${name}.`);
  return found;
};
const drawer = () => screen.findByRole('dialog', { name: 'What may a person do, and why?' });

describe('the grid', () => {
  test('shows type, name, administrator and email of each link, read-only', async () => {
    const { user } = await openAccess('');
    const texts = async (name: string) =>
      within(await row(name))
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
      within(await row(name))
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
    expect(await row('Uma Olsen Ended')).toHaveTextContent(/\(ended\)/);
    expect(await row('Support Ends soon')).toHaveTextContent(/\(ends soon\)/);
    expect(await row('Ada Marchetti')).not.toHaveTextContent(/Ended|Ends soon/);
    await user.click(screen.getByRole('button', { name: 'Ends soon or has ended' }));
    await waitFor(() =>
      expect(screen.queryByRole('rowheader', { name: 'Ada Marchetti' })).toBeNull(),
    );
    expect(await row('Support Ends soon')).toBeVisible();
  });

  test('Refresh reads the ends again, too', async () => {
    let ends = [{ organisationUserLinkID: ids.link(1), endsAt: '2099-03-31T17:00:00Z' }];
    const { user } = await openAccess('', { [`GET ${accessApi}/accessends`]: () => ends });
    expect(await screen.findByRole('gridcell', { name: /2099/ })).toBeVisible();
    ends = ends.map((end) => ({ ...end, endsAt: '2098-03-31T17:00:00Z' }));
    await user.click(screen.getByRole('button', { name: 'More tools' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('gridcell', { name: /2098/ })).toBeVisible();
  });

  test.each([404, 501])('has no column of ends for a back end that answers %d', async (status) => {
    const { user, calls } = await openAccess('', {
      [`GET ${accessApi}/accessends`]: () => new Response('', { status }),
    });
    await user.click(await screen.findByRole('heading', { name: 'Organisation Access' }));
    await waitFor(() =>
      expect(calls.map(({ call }) => call)).toContain(`GET ${accessApi}/accessends`),
    );
    await row('Support');
    expect(screen.queryByText('Access ends')).toBeNull();
  });

  test('marks an unconfirmed account', async () => {
    await openAccess('', {
      [`GET ${accessApi}/links`]: () => exampleOf('listLinks', 'unconfirmed'),
    });
    expect(await row('Theo Novak Unconfirmed')).toHaveTextContent('theo.novak@demo.test');
    expect(screen.getAllByText('Unconfirmed')).toHaveLength(1);
  });

  test('the explanation of permissions says that an unconfirmed account can do nothing yet', async () => {
    await openAccess(`?why=true&person=${ids.user(6)}`, {
      [`GET ${accessApi}/links`]: () => exampleOf('listLinks', 'unconfirmed'),
      [`GET ${accessApi}/links/${ids.link(6)}/assignments`]: () => [],
      [`GET ${accessApi}/links/${ids.link(6)}/RootNodes`]: () => [],
    });
    const notice = await screen.findByRole('region', { name: 'Unconfirmed account' });
    expect(notice).toHaveTextContent('The account cannot sign in and cannot be given rights.');
    expect(within(await drawer()).getByRole('combobox', { name: 'Person' })).toHaveValue(
      'Theo Novak (unconfirmed)',
    );
  });

  test('Add opens Add Organisation Access', async () => {
    const { user, history } = await openAccess('');
    await row('Support');
    await user.click(screen.getByRole('button', { name: 'Add access' }));
    await screen.findByRole('heading', { name: 'Add Organisation Access' });
    expect(history.location.pathname).toBe(`${accessList}/create`);
  });

  test('a row links to its edit page', async () => {
    await openAccess('');
    expect(
      within(await row('Uma Olsen')).getByRole('link', { name: 'Edit Uma Olsen' }),
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

describe('What may a person do, and why?', () => {
  const why = `?why=true&person=${ids.user(3)}`;
  const permissionRow = (name: string) =>
    screen.findByRole('row', { name: new RegExp(`^${name}`) });

  test('traces permissions to groups, ways in and outlets', async () => {
    await openAccess(why);
    const ways = await screen.findByRole('region', { name: 'Ways in' });
    await waitFor(() =>
      expect(
        within(ways)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Direct accessGroupsManagers, Everyone (default)OutletsQuay Street',
        'Team SupportGroupsInstallers, Everyone (default)OutletsCity Centre',
      ]),
    );
    expect(await permissionRow('Publish')).toHaveTextContent(
      'PublishAll in Quay StreetManagersdirect access',
    );
    expect(await permissionRow('Tax')).toHaveTextContent(
      'TaxView in Quay StreetManagers through All_Configdirect access',
    );
    expect(await permissionRow('Aggregates')).toHaveTextContent(
      'View in Quay Street, City CentreEdit in City CentreEveryone (default): Viewdirect accessEveryone (default): Viewteam SupportInstallers: Editteam Support',
    );
  });

  test('opens from the row of a person, and closing it clears the address', async () => {
    const { user, history, calls } = await openAccess('');
    await user.click(await screen.findByRole('button', { name: 'More actions for Uma Olsen' }));
    await user.click(screen.getByRole('menuitem', { name: 'What may this person do, and why?' }));
    expect(await drawer()).toBeVisible();
    expect(history.location.search).toContain(ids.user(3));
    expect(calls.some(({ call }) => call.endsWith('/members'))).toBe(true);
    await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.search).toBe('');
  });

  test('loads nothing before it opens', async () => {
    const { calls } = await openAccess('');
    await row('Support');
    expect(calls.filter(({ call }) => /members|assignments|RootNodes|nodes/.test(call))).toEqual(
      [],
    );
  });

  test('offers everybody with access, team members too, and explains administrators', async () => {
    const { user } = await openAccess('?why=true');
    expect(await screen.findByText(/^Choose a person to see/)).toBeVisible();
    await choose(user, 'Person', 'Ada Marchetti');
    const ways = await screen.findByRole('region', { name: 'Ways in' });
    expect(ways).toHaveTextContent(/Administrator by direct access: manages the people/);
    expect(await screen.findAllByText('in all outlets')).not.toHaveLength(0);
  });

  test('loses no key of the filter, and scrolls nothing', async () => {
    const { user, history } = await openAccess(`${why}&permission=sales`);
    await permissionRow('Sales data');
    const scroll = vi.spyOn(window, 'scrollTo');
    const filter = screen.getByRole('textbox', { name: 'Filter permissions' });
    await user.type(filter, 'fe', { initialSelectionStart: 2, initialSelectionEnd: 4 });
    expect(filter).toHaveValue('safes');
    await waitFor(() => expect(history.location.search).toContain('permission=safes'));
    expect(filter).toHaveValue('safes');
    expect(scroll).not.toHaveBeenCalled();
  });

  test('keeps the filter in the address', async () => {
    const { user, history } = await openAccess(`${why}&permission=sales`);
    expect(await permissionRow('Sales data')).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Publish/ })).toBeNull();
    const filter = screen.getByRole('textbox', { name: 'Filter permissions' });
    await user.clear(filter);
    await user.type(filter, 'nothing such');
    expect(await screen.findByText('No permission matches the filter.')).toBeVisible();
    await waitFor(() =>
      expect(new URLSearchParams(history.location.search).get('permission')).toBe('nothing such'),
    );
    await pressEnter('Clear the filter');
    expect(filter).toHaveFocus();
    expect(await permissionRow('Publish')).toBeVisible();
    await waitFor(() => expect(history.location.search).not.toContain('permission'));
  });

  test('a failed part is missing alone, and Retry repeats it alone', async () => {
    let isDown = true;
    const places = `GET ${accessApi}/links/${ids.link(2)}/RootNodes`;
    const { calls } = await openAccess(`${why}&permission=publish`, {
      [places]: () =>
        isDown
          ? coded('BadRequest')
          : [{ nodeID: ids.place(2), nodeType: 2, organisationUserLinkID: ids.link(2) }],
    });
    expect(
      await screen.findByText(
        'The outlet restrictions of direct access could not be loaded. Bad Request.',
      ),
    ).toBeVisible();
    await waitFor(async () =>
      expect(await permissionRow('Publish')).toHaveTextContent('outlets that could not be loaded'),
    );
    isDown = false;
    calls.length = 0;
    await pressEnter('Retry');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await waitFor(async () =>
      expect(await permissionRow('Publish')).toHaveTextContent('All in Quay Street'),
    );
    // The frame reads the summary when a person begins.
    const repeated = calls.filter(({ call }) => !call.includes('/api/Organisation/summary/'));
    expect(repeated.map(({ call }) => call)).toEqual([places]);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  test.each<[string, RegExp]>([
    [
      `/team/${ids.team(1)}/members`,
      /^The members of Support could not be loaded\. Bad Request\.$/,
    ],
    [
      '/userpermissiongroup',
      /^Permission groups could not be loaded for this organisation due to a server error\. Please try again later\./,
    ],
    [
      '/outlets/nodes',
      /^Outlet list could not be retrieved from POSCore for this organisation\. Please try again later\./,
    ],
    [
      `/links/${ids.link(2)}/assignments`,
      /^The permission groups of direct access could not be loaded\. Bad Request\.$/,
    ],
  ])('says that %s is missing', async (path, text) => {
    await openAccess(why, { [`GET ${accessApi}${path}`]: () => coded('BadRequest') });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText(/so this may not be all/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Direct access' })).toBeVisible();
  });

  test('a pending part does not count as missing', async () => {
    await openAccess(`${why}&permission=publish`, {
      [`GET ${accessApi}/links/${ids.link(2)}/RootNodes`]: () => new Promise(() => undefined),
    });
    expect(await permissionRow('Publish')).toHaveTextContent('All in …');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  test('a 404 for team members only says that the team may belong to another organisation', async () => {
    await openAccess(why, {
      [`GET ${accessApi}/team/${ids.team(1)}/members`]: () =>
        new Response('The team does not exist.', { status: 404 }),
    });
    expect(
      await screen.findByText(
        'The members of Support are not listed; the team may belong to another organisation.',
      ),
    ).toBeVisible();
  });

  test('says when somebody has no access', async () => {
    await openAccess(`?why=true&person=${ids.user(8)}`);
    expect(
      await screen.findByText('This person has no access to this organisation.'),
    ).toBeVisible();
  });
});
