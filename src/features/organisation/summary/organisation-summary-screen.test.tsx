import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole, type Persona } from '~/testing/open-console';

const harbour = '20000000-0000-4000-8000-000000000003';
const root = '20000000-0000-4000-8000-000000000001';
const market = '20000000-0000-4000-8000-000000000005';
const template = '20000000-0000-4000-8000-000000000006';
const outlet = '21000000-0000-4000-8000-000000000002';

const summary = (name: string = harbour) => exampleOf('getOrganisationSummary', name);
const open = (
  answer: () => unknown = summary,
  { orgId = harbour, persona = 'organisationAdministrator' as Persona, answers = {} } = {},
) =>
  openConsole(`/organisation/${orgId}`, persona, {
    [`GET /api/Organisation/summary/${orgId}`]: answer,
    ...answers,
  });
const card = (name: string) => screen.findByRole('region', { name });
const linksOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(`/organisation/${harbour}`, ''));
const entriesOf = async (name: string) =>
  within(await card(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the Organisation Summary', () => {
  test('has the six cards and leads to every part of the organisation', async () => {
    await open();
    await card('Teams');
    expect(screen.getAllByRole('region').map((region) => region.ariaLabel)).toEqual(
      expect.arrayContaining([
        'Teams',
        'Access',
        'Service Accounts',
        'Versions',
        'Permission Groups',
        'Pending Invitations',
      ]),
    );
    const links = linksOf(screen.getByRole('main'));
    for (const part of [
      'profile',
      'teams',
      'links',
      'invite',
      'serviceaccounts',
      'systemhealth',
      'acceptances',
      'authorisations',
      'permissiongroups',
      'pendinginvites',
    ]) {
      expect(links).toContain(`/${part}`);
    }
  });

  test('marks an unconfirmed account in the Access card', async () => {
    const [ada, ...others] = summary().links;
    await open(() => ({ ...summary(), links: [{ ...ada, isEmailUnconfirmed: true }, ...others] }));
    expect(await entriesOf('Access')).toEqual([
      'Ada MarchettiUser, administrator, unconfirmed',
      'SupportTeam',
      'Uma OlsenUser',
    ]);
  });

  test('says in the Access card which access has ended', async () => {
    const [ada] = summary().links;
    const end = { organisationUserLinkID: ada?.organisationUserLinkID };
    const ended = () => [{ ...end, endsAt: '2020-11-20T18:00:00Z' }];
    await open(summary, { answers: { [`GET /api/organisation/${harbour}/accessends`]: ended } });
    await waitFor(async () =>
      expect(await entriesOf('Access')).toEqual([
        'Ada MarchettiUser, ended',
        'SupportTeam',
        'Uma OlsenUser',
      ]),
    );
  });

  test('lists the records, with counts and links', async () => {
    await open();
    expect(await entriesOf('Teams')).toEqual(['Area Managers1 member', 'Support2 members']);
    expect(await entriesOf('Access')).toEqual([
      'Ada MarchettiUser, administrator',
      'SupportTeam',
      'Uma OlsenUser',
    ]);
    expect(await entriesOf('Service Accounts')).toEqual([
      'Partner feedIntegration Server',
      'Quay Street POSPOS Server',
    ]);
    expect(await entriesOf('Pending Invitations')).toEqual(['new.person@demo.test']);
    expect(within(await card('Permission Groups')).getByText('3')).toBeVisible();
    expect(linksOf(await card('Teams'))).toContain(
      '/teams/edit/40000000-0000-4000-8000-000000000002',
    );
    expect(linksOf(await card('Access'))).toContain(
      '/links/edit/60000000-0000-4000-8000-000000000003',
    );
    expect(linksOf(await card('Service Accounts'))).toContain(
      '/serviceaccounts/edit/70000000-0000-4000-8000-000000000002',
    );
    expect(screen.getByRole('heading', { name: 'Access 3' })).toBeVisible();
  });

  test('shows the name, code and type of the organisation', async () => {
    await open();
    expect(await screen.findByText('Harbour Restaurants [HARBOUR], Licensee Group')).toBeVisible();
  });

  test('takes the name of the own organisation from the session if the list fails', async () => {
    await open(summary, { answers: { 'GET /api/Organisation': () => coded('BadRequest') } });
    expect(await screen.findByText('Harbour Restaurants')).toBeVisible();
    expect(await card('Teams')).toBeVisible();
  });

  test('a root installs no versions', async () => {
    await open(() => summary(root), { orgId: root, persona: 'superUser' });
    expect(linksOf(await card('Versions'))).toEqual([
      `/organisation/${root}/authorisations`,
      `/organisation/${root}/systemhealth`,
    ]);
  });

  test('only an organisation with others below it authorises versions', async () => {
    await open(() => ({ ...summary(), childOrganisations: [] }));
    expect(linksOf(await card('Versions'))).toEqual(['/acceptances', '/systemhealth']);
  });

  test('counts the organisations below it and the inactive ones', async () => {
    await open();
    expect(
      within(await card('Versions')).getByText('For 2 child organisations, 1 inactive'),
    ).toBeVisible();
  });

  test('the first of many: the totals, and a search in the grid of all', async () => {
    const { user, history } = await open(() => summary('first'), {
      answers: { [`GET /api/organisation/${harbour}/team`]: () => exampleOf('listTeams', 'teams') },
    });
    expect(await entriesOf('Access')).toHaveLength(20);
    expect(screen.getByRole('heading', { name: 'Access 4,200' })).toBeVisible();
    expect(await card('Access')).toHaveTextContent('20 of 4,200');
    expect(screen.getByText('For 9,900 child organisations, 990 inactive')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search teams' }), 'area{Enter}');
    await waitFor(() =>
      expect(history.location.href).toBe(`/organisation/${harbour}/teams?q=area`),
    );
  });

  test('an empty card offers the next step', async () => {
    await open(() => summary('empty'));
    const stepOf = async (name: string) => linksOf(await card(name));
    expect(await stepOf('Teams')).toEqual(['/teams', '/teams/edit/new']);
    expect(await stepOf('Access')).toEqual(['/links', '/links/create', '/invite']);
    expect(await stepOf('Service Accounts')).toEqual([
      '/serviceaccounts',
      '/serviceaccounts/edit/new',
    ]);
    expect(await stepOf('Permission Groups')).toEqual([
      '/permissiongroups',
      '/permissiongroups/edit/new',
    ]);
    expect(await stepOf('Pending Invitations')).toEqual(['/pendinginvites', '/invite']);
    expect(screen.getByText(/No teams yet/)).toBeVisible();
  });

  test('an organisation that is not initialised links to the initialisation', async () => {
    await open(() => summary(market), { orgId: market, persona: 'superUser' });
    expect(await screen.findByRole('link', { name: 'Initialise organisation' })).toHaveAttribute(
      'href',
      `/organisation/${market}/initialise`,
    );
    expect(screen.getByText('Harbour Market [HMARKET], Licensee, inactive')).toBeVisible();
  });

  test('a template needs no initialisation', async () => {
    const list = exampleOf('listOrganisations', 'list').map((organisation) => ({
      ...organisation,
      initialised: false,
    }));
    await open(() => summary(template), {
      orgId: template,
      persona: 'superUser',
      answers: { 'GET /api/Organisation': () => list },
    });
    expect(await screen.findByText(/TPLREST.*Public Template/)).toBeVisible();
    expect(screen.queryByText(/not initialised/)).toBeNull();
  });
});

test('empty names and addresses have fallbacks', async () => {
  const id = '90000000-0000-4000-8000-000000000001';
  await open(() => ({
    ...summary('empty'),
    teams: [{ teamID: id, name: '', totalMembers: 0 }],
    links: [{ organisationUserLinkID: id, linkType: 1, teamUserName: '', isOrgAdmin: false }],
    serviceAccounts: [{ serviceAccountID: id, name: '', serviceAccountType: 0 }],
    pendingInvitations: [{ organisationUserInviteID: id, email: '' }],
  }));
  expect(await entriesOf('Teams')).toEqual(['No name0 members']);
  expect(await entriesOf('Access')).toEqual(['No nameUser']);
  expect(await entriesOf('Service Accounts')).toEqual(['No nameNone']);
  expect(await entriesOf('Pending Invitations')).toEqual(['No email']);
});

describe('a failed answer', () => {
  test('shows an error without older records, and Retry repeats the load', async () => {
    let isBroken = true;
    const answer = () => (isBroken ? coded('BadRequest') : summary());
    const { user, queryClient } = await open(answer);
    expect(await screen.findByText('Error...')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Teams')).toBeVisible();

    isBroken = true;
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Teams' })).toBeNull();
  });

  test('an id of no organisation shows a notice with links', async () => {
    await open(() => coded('The organisation does not exist.', 404), {
      orgId: outlet,
      persona: 'superUser',
    });
    expect(await screen.findByText('There is no organisation with this id.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Id' })).toHaveValue(outlet);
    expect(screen.getByRole('link', { name: 'Look up this id' })).toHaveAttribute(
      'href',
      `/admin/entitylookup?filter=${outlet}`,
    );
    expect(screen.getByRole('link', { name: 'Send me home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('region', { name: 'Teams' })).toBeNull();
  });

  test('only a super user gets a link to Entity Lookup', async () => {
    await open(() => coded('The organisation does not exist.', 404), { orgId: outlet });
    expect(await screen.findByText(/an organisation that you do not manage/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Look up this id' })).toBeNull();
  });

  test.each([
    ['nonsense', 'There is no organisation with this id.'],
    [harbour, 'Bad Request.'],
  ])('a refused id: %s', async (orgId, text) => {
    await open(() => coded('BadRequest'), { orgId, persona: 'superUser' });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
