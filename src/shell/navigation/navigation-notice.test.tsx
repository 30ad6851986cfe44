import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';
import { pressEnter } from '~/testing/press-and-fill';

const api = `/api/organisation/${harbour}`;
const support = '40000000-0000-4000-8000-000000000001';
const list = `/organisation/${harbour}/teams`;
const proxyPage = (status: number) => () =>
  new Response('<html><h1>Bad gateway</h1></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
const saysWhy = () => coded('Please try again in a minute.', 503);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the list of teams. `away` answers the calls of other pages until `state.isAway` is false. */
async function open(away: () => unknown) {
  const state = { isAway: true };
  const unlessAway = (answer: () => unknown) => () => (state.isAway ? away() : answer());
  const opened = await openConsole(list, 'organisationAdministrator', {
    [`GET ${api}/team`]: () => exampleOf('listTeams', 'teams'),
    [`GET ${api}/links`]: () => exampleOf('listLinks', 'links'),
    [`GET ${api}/team/${support}`]: unlessAway(() => exampleOf('getTeam', support)),
    [`GET ${api}/team/${support}/members`]: unlessAway(() => exampleOf('listTeamMembers', support)),
    [`GET ${api}/users/values`]: unlessAway(() => exampleOf('listOrganisationUserValues', 'users')),
    [`GET /api/Organisation/summary/${harbour}`]: unlessAway(() =>
      exampleOf('getOrganisationSummary', harbour),
    ),
  });
  await screen.findByRole('rowheader', { name: 'Support' });
  return { ...opened, state };
}

const summaryLink = () => screen.getByRole('link', { name: 'Organisation Summary' });
const notice = () => screen.findByRole('alert', {}, { timeout: 3_000 });

describe('a page that cannot be opened', () => {
  test.each([
    ['a network that is away', offline, 'Network error.'],
    ['a service that says why', saysWhy, 'Please try again in a minute.'],
    ['a proxy that answers 502', proxyPage(502), 'The server cannot be reached.'],
    ['a proxy that answers 503', proxyPage(503), 'The server is not available at this time.'],
  ])('after %s leaves the shown page', async (_what, away, reason) => {
    const { user, history, state } = await open(away);
    await user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'sup');
    await user.click(summaryLink());
    expect(await notice()).toHaveTextContent(`${reason} This page stays as it is`);
    expect(screen.getByRole('rowheader', { name: 'Support' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Search all columns' })).toHaveValue('sup');
    expect(history.location.pathname).toBe(list);

    state.isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}`));
    expect(await screen.findByRole('region', { name: 'Teams' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    history.back();
    expect(await screen.findByRole('rowheader', { name: 'Support' })).toBeVisible();
  });

  test('that waits for its record stays away as well, and a second failure keeps the notice', async () => {
    const { user, history, state } = await open(offline);
    await user.click(screen.getByRole('link', { name: 'Edit Support' }));
    expect(await notice()).toBeVisible();
    await pressEnter('Retry');
    expect(await notice()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(history.location.pathname).toBe(list);
    state.isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Support');
  });

  test('loses no unsaved edit, and asks before the next try does', async () => {
    const { user, history, state } = await open(offline);
    await user.click(screen.getByRole('rowheader', { name: 'Support' }));
    await user.keyboard('{F2}{Control>}a{/Control}Night{Enter}');
    await user.click(summaryLink());
    expect(await notice()).toBeVisible();
    expect(screen.getByText('Unsaved')).toBeVisible();
    state.isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    expect(history.location.pathname).toBe(list);
  });

  test('can be left for another one, which takes the notice away', async () => {
    const { user, history } = await open(offline);
    await user.click(summaryLink());
    expect(await notice()).toBeVisible();
    await pressEnter('Stay here');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(history.location.pathname).toBe(list);
  });
});

test('a service that refuses a page is not away: the page opens and shows the failure', async () => {
  const { user, history } = await open(() => new Response('', { status: 500 }));
  await user.click(summaryLink());
  await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}`));
});
