import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, accessRow, ids, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';
import { pressEnter } from '~/testing/press-and-fill';

const drawer = () => screen.findByRole('dialog', { name: 'What may a person do, and why?' });

describe('What may a person do, and why?', () => {
  const why = `?why=true&person=${ids.user(3)}`;
  const permissionRow = (name: string) =>
    screen.findByRole('row', { name: new RegExp(`^${name}`) });

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

  test('opened by its address, it gives the focus to the heading when it closes', async () => {
    const { user } = await openAccess(why);
    expect(await drawer()).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('loads nothing before it opens', async () => {
    const { calls } = await openAccess('');
    await accessRow('Support');
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
    // The address has no blank at the end. The field keeps it for the next word.
    await user.type(filter, 'nothing ');
    await waitFor(() => expect(history.location.search).toContain('permission=nothing'));
    await user.type(filter, 'such');
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
