import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const other = '20000000-0000-4000-8000-0000000000ff';
const summaryCall = `GET /api/Organisation/summary/${other}`;
const missing = () => coded('The organisation does not exist.', 404);
const refused = () =>
  new Response('You do not manage this organisation.', {
    status: 403,
    headers: { 'Content-Type': 'text/plain' },
  });

/** Opens a page of the organisation, each of whose calls has the same answer. */
function open(
  page: string,
  calls: readonly string[],
  answer: () => unknown = missing,
  given: Record<string, () => unknown> = {},
) {
  const answers = calls.map((call) => [`GET /api/organisation/${other}/${call}`, answer] as const);
  return openConsole(`/organisation/${other}${page}`, 'organisationAdministrator', {
    [summaryCall]: answer,
    ...Object.fromEntries(answers),
    ...given,
  });
}

const heading = () => screen.findByRole('heading', { level: 1 });

describe('a page of an organisation of others', () => {
  test.each([
    ['Teams', '/teams', ['team', 'links']],
    ['Organisation Access', '/links', ['links']],
    ['Service Accounts', '/serviceaccounts', ['serviceaccounts', 'outlets/nodes']],
    ['Permission Groups', '/permissiongroups', ['userpermissiongroup']],
    ['Pending Invites', '/pendinginvites', ['invite']],
    ['Edit Organisation Profile', '/profile', ['profile']],
    ['Version Authorisation', '/authorisations', ['childauthorisations', 'authorisations']],
    ['Install Versions', '/acceptances', ['acceptancestree', 'authorisations']],
    ['System Health', '/systemhealth', ['systemhealthtree', 'authorisations']],
    ['Edit Team', '/teams/edit/x', ['team/x', 'team/x/members', 'links', 'users/values']],
    ['Create Team', '/teams/edit/new', ['team']],
    ['Create Permission Group', '/permissiongroups/edit/new', ['userpermissiongroup']],
    ['Create Service Account', '/serviceaccounts/edit/new', ['outlets/nodes']],
    [
      'Add Organisation Access',
      '/links/edit/new',
      ['links', 'permissiongroups', 'outlets/nodes', 'accessibleteams/values', 'users/values'],
    ],
  ])('%s says that there is none, and offers nothing to add', async (title, page, calls) => {
    await open(page, calls);
    expect(await screen.findByText('There is no organisation with this id.')).toBeVisible();
    expect(await heading()).toHaveTextContent(title);
    expect(screen.queryByRole('button', { name: /Add|Save|Done|OK/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Send me home' })).toHaveAttribute('href', '/');
  });

  test('says that it is not allowed if the back end tells so', async () => {
    await open('/teams', ['team', 'links'], refused);
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(screen.getByText('You do not manage this organisation.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  test('asks again on the next visit', async () => {
    let isTheirs = false;
    const { user, history } = await open('/teams', [], missing, {
      [`GET /api/organisation/${other}/team`]: () =>
        isTheirs ? exampleOf('listTeams', 'teams') : missing(),
      [`GET /api/organisation/${other}/links`]: () => (isTheirs ? [] : missing()),
      [`GET /api/Organisation/summary/${harbour}`]: () =>
        exampleOf('getOrganisationSummary', harbour),
    });
    await user.click(await screen.findByRole('link', { name: 'Send me home' }));
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}`));
    isTheirs = true;
    history.back();
    history.back();
    expect(await screen.findByRole('button', { name: 'Add team' })).toBeVisible();
  });
});

test('a missing record of an own organisation keeps its own message', async () => {
  await open('/teams/edit/x', ['team/x'], missing, {
    [summaryCall]: () => exampleOf('getOrganisationSummary', harbour),
  });
  expect(await screen.findByText(/^This organisation has no team with this id/)).toBeVisible();
});

describe('the link of an outlet in Entity Lookup', () => {
  const outlet = '21000000-0000-4000-8000-000000000002';
  const organisation = {
    organisationID: harbour,
    organisationName: 'Harbour Restaurants',
    organisationCode: 'HARBOUR',
    kapow: 'KPW',
  };
  const lookedUp = (type: number) => [{ type, entityID: outlet, name: 'Quay', organisation }];
  const follow = (matches: unknown, page = '') =>
    openConsole(`/organisation/${outlet}${page}`, 'superUser', {
      [`GET /api/Organisation/summary/${outlet}`]: missing,
      [`GET /api/organisation/${outlet}/team`]: missing,
      [`GET /api/organisation/${outlet}/links`]: missing,
      'GET /api/EntityLookup/filterunscoped': () => matches,
      [`GET /api/organisation/${harbour}/systemhealthtree`]: () =>
        exampleOf('getSystemHealthTree', harbour),
      [`GET /api/organisation/${harbour}/authorisations`]: () => [],
    });

  test.each([
    [2, 'outlet'],
    [3, 'outlet group'],
    [4, 'terminal'],
  ])(
    'leads a super user on to System Health with the node selected (type %i, %s)',
    async (type) => {
      const { history } = await follow(lookedUp(type));
      await waitFor(() =>
        expect(history.location.href).toBe(
          `/organisation/${harbour}/systemhealth?node=ds%3A${outlet}`,
        ),
      );
    },
  );

  test.each([
    ['another record', lookedUp(5)],
    ['nothing', []],
    ['a failed lookup', coded('BadRequest')],
  ])('stays and offers the lookup for %s', async (_what, matches) => {
    const { history } = await follow(matches);
    expect(await screen.findByRole('link', { name: 'Look up this id' })).toBeVisible();
    expect(history.location.pathname).toBe(`/organisation/${outlet}`);
  });

  test('stays on another page than the summary', async () => {
    const { history } = await follow(lookedUp(2), '/teams');
    expect(await screen.findByRole('link', { name: 'Look up this id' })).toBeVisible();
    expect(history.location.pathname).toBe(`/organisation/${outlet}/teams`);
  });
});
