import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Organisation } from '~/api/organisations';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openPalette, palette } from '~/testing/open-palette';
import { pressEnter } from '~/testing/press-and-fill';
import { typeAndPress } from '~/testing/type-and-press';

const harbour = '20000000-0000-4000-8000-000000000003';
const uma = '10000000-0000-4000-8000-000000000003';
const lookup = 'GET /api/EntityLookup/filterunscoped';
const summary = `GET /api/Organisation/summary/${harbour}`;
const choices = `GET /api/organisation/${harbour}/permissiongroups`;
const list = 'GET /api/Organisation';
const matches = () => exampleOf('lookUpEntities', 'matches');
const filterOf = (request: Request) => new URL(request.url).searchParams.get('filter') ?? '';
const room = {
  [summary]: () => exampleOf('getOrganisationSummary', harbour),
  [choices]: () => exampleOf('listPermissionGroupChoices', 'choices'),
};

beforeEach(() => localStorage.clear());

describe('a super user', () => {
  const openAsSuperUser = (answer: (body: unknown, request: Request) => unknown = matches) =>
    openPalette('/admin/entitylookup', 'superUser', { [lookup]: answer });

  test('finds records of every kind, with one call for a word', async () => {
    const { user, callsOf } = await openAsSuperUser();
    await user.keyboard('quay');
    expect(screen.getByText(/Searching\.\.\.$/)).toBeVisible();
    expect(await screen.findByText('12 results')).toBeVisible();
    expect(palette.groups()).toEqual([
      'Organisations',
      'Users',
      'Outlets and Terminals',
      'Service Accounts',
      'Clients and Servers',
      'Actions',
      'Search',
    ]);
    expect(callsOf(lookup)).toHaveLength(1);
  });

  test('looks nothing up with a text beyond the limit, and says so', async () => {
    const { user, callsOf } = await openAsSuperUser();
    await user.paste('x'.repeat(251));
    expect(await screen.findByText('At most 250 characters; this has 251.')).toBeVisible();
    expect(palette.groups()).not.toContain('Search');
    expect(callsOf(lookup)).toHaveLength(0);
  });

  test.each([uma, `{${uma.toUpperCase()}},`, `https://console.test/admin/users/edit/${uma}`])(
    'goes to the record of a pasted id, though Enter comes before the answer: %s',
    async (text) => {
      const { history } = await openAsSuperUser((_body, request) =>
        matches().filter(({ type }) => type === 5 && filterOf(request) === uma),
      );
      typeAndPress(palette.field(), text, 'Enter');
      await waitFor(() => expect(history.location.pathname).toBe(`/admin/users/edit/${uma}`));
    },
  );

  test('goes to a terminal in the System Health of its organisation', async () => {
    const { user, history } = await openAsSuperUser(() =>
      matches().filter(({ name }) => name === 'Bar 1'),
    );
    await user.keyboard('bar 1');
    await screen.findByRole('option', { name: /^Bar 1/ });
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(history.location.pathname).toBe(`/organisation/${harbour}/systemhealth`),
    );
    const terminal = matches().find(({ name }) => name === 'Bar 1')?.entityID;
    expect(history.location.search).toBe(`?node=${terminal}`);
  });

  test('gets the answer to the present text, whichever comes last', async () => {
    const answers = new Map<string, (answer: unknown) => void>();
    const { user } = await openAsSuperUser(
      (_body, request) => new Promise((resolve) => answers.set(filterOf(request), resolve)),
    );
    const [match] = matches();
    const answer = (text: string, name: string) =>
      act(async () => answers.get(text)?.([{ ...match, type: 5, name }]));
    await user.keyboard('first');
    await waitFor(() => expect(answers.has('first')).toBe(true));
    await user.keyboard('x');
    await waitFor(() => expect(answers.has('firstx')).toBe(true));
    await answer('firstx', 'Present');
    await answer('first', 'Stale');
    expect(await screen.findByRole('option', { name: /^Present/ })).toBeVisible();
    expect(palette.options().join()).not.toContain('Stale');
  });

  test('the active option stays when later results come above it', async () => {
    let answer = (_matches: unknown) => {};
    const { user } = await openAsSuperUser(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await user.keyboard('or{ArrowDown}');
    const before = palette.active()?.textContent;
    expect(before).toBeTruthy();
    await screen.findByText(/Searching\.\.\.$/);
    await act(async () => answer(matches()));
    expect(palette.active()).toHaveTextContent(before ?? '');
  });

  test('a press on what has just moved under the pointer opens nothing, a later one does', async () => {
    let answer = (_matches: unknown) => {};
    const { user, history, callsOf } = await openAsSuperUser(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await user.keyboard('quay');
    await waitFor(() => expect(callsOf(lookup)).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['Date'] });
    await act(async () => answer(matches()));
    const search = screen.getByRole('option', { name: 'Audit log: quay' });
    await user.click(search);
    expect(search).toBeInTheDocument();
    vi.advanceTimersByTime(1_000);
    await user.click(search);
    vi.useRealTimers();
    await waitFor(() => expect(history.location.pathname).toBe('/admin/auditlogs'));
  });

  test('searches the audit log for the text by Up and Enter, before or after the answer', async () => {
    const { user, history } = await openAsSuperUser(() => []);
    await user.keyboard('hector morel');
    expect(screen.getByText('Searching...')).toBeVisible();
    expect(palette.active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(palette.active()).toHaveTextContent('Audit log: hector morel');
    expect(await screen.findByText('No record found')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/admin/auditlogs'));
    expect(history.location.search).toBe('?message=hector+morel');
  });

  test('Enter before an answer waits for a record and never opens the audit log', async () => {
    const { user, history, callsOf } = await openAsSuperUser(() => []);
    await user.keyboard('hector morel{Enter}');
    expect(callsOf(lookup)).toEqual([]);
    expect(await screen.findByText('No record found')).toBeVisible();
    expect(history.location.pathname).toBe('/admin/entitylookup');
  });

  test('reads why records could not be searched, and Retry searches again', async () => {
    let works = false;
    const { user } = await openAsSuperUser(() => (works ? matches() : coded('BadRequest')));
    await user.keyboard('quay');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Some records could not be searched. Bad Request.',
    );
    works = true;
    await pressEnter('Retry');
    expect(await screen.findByText('12 results')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('reads that there are more records than the call answers', async () => {
    const [match] = matches();
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...match,
      type: 5,
      entityID: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Ann ${index}`,
    }));
    const { user } = await openAsSuperUser(() => many);
    await user.keyboard('ann');
    expect(await screen.findByText(/There are more: type on to find them\.$/)).toBeVisible();
    expect(screen.getByText('6 of 100')).toBeVisible();
  });
});

describe('an administrator', () => {
  const openAsAdministrator = (answers = {}) =>
    openPalette('/organisation/null', 'organisationAdministrator', { ...room, ...answers });

  test('finds what belongs to the own organisation, without the calls of super users', async () => {
    const { user, callsOf } = await openAsAdministrator();
    await user.keyboard('a');
    await waitFor(() => expect(palette.groups()).toContain('Permission Groups'));
    expect(palette.groups()).toContain('Access');
    expect(callsOf(summary)).toHaveLength(1);
    expect(callsOf(lookup)).toEqual([]);
  });

  test('goes to a team by its pasted id', async () => {
    const [team] = exampleOf('getOrganisationSummary', harbour).teams;
    const { user } = await openAsAdministrator();
    await user.click(palette.field());
    await user.paste(team?.teamID ?? '');
    expect(await screen.findByRole('option', { name: new RegExp(`^${team?.name}`) })).toBeVisible();
    expect(palette.options()).toHaveLength(1);
  });

  test('invites a user to the own organisation', async () => {
    const { user, history } = await openAsAdministrator();
    await user.keyboard('invite');
    await screen.findByRole('option', { name: /^Invite a user to Harbour Restaurants/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}/invite`));
  });

  test('keeps the first result for Enter when others come above it', async () => {
    let answer = (_organisations: unknown) => {};
    const { user, history, callsOf } = await openAsAdministrator({
      [list]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await user.keyboard('uma');
    await screen.findByRole('option', { name: /^Uma Olsen/ });
    await waitFor(() => expect(callsOf(list)).toHaveLength(1));
    const [template] = exampleOf('listOrganisations', 'list');
    await act(async () => answer([{ ...template, name: 'Uma Foods' }]));
    await screen.findByRole('option', { name: /^Uma Foods/ });
    expect(palette.options()[0]).toMatch(/^Uma Foods/);
    expect(palette.active()).toHaveTextContent('Uma Olsen');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toMatch(/\/links\/edit\//));
  });

  test('has the own organisation though the back end keeps the list to super users', async () => {
    const { user } = await openAsAdministrator({ [list]: () => new Response('', { status: 403 }) });
    await user.keyboard('harbour');
    await waitFor(() => expect(palette.groups()).toContain('Organisations'));
    expect(palette.groups()).not.toContain('Search');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an ordinary user gets the own screens, and no call is sent', async () => {
  const { user, calls } = await openPalette('/changeprofilepassword', 'ordinaryUser');
  const before = calls.length;
  expect(palette.options().sort()).toEqual(['Change Password', 'Edit My Profile', 'My Account']);
  await user.keyboard('harbour');
  expect(screen.getByText('No record found')).toBeVisible();
  expect(calls).toHaveLength(before);
});

test('a back end that sends whole lists is asked once, and each key searches 10,000 organisations', async () => {
  const [template] = exampleOf('listOrganisations', 'list') as [Organisation];
  const all = Array.from({ length: 10_000 }, (_, index) => ({
    ...template,
    organisationID: `29000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Organisation ${index}`,
    organisationCode: `CODE${index}`,
  }));
  const { user, callsOf } = await openPalette('/organisation/null', 'organisationAdministrator', {
    ...room,
    [list]: () => all,
  });
  await user.keyboard('code9876');
  expect(await screen.findByRole('option', { name: /^Organisation 9876/ })).toBeVisible();
  expect(callsOf(list)).toHaveLength(1);
});
