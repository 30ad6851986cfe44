import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Organisation } from '~/api/organisations';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { typeAndPress } from '~/testing/type-and-press';
import { findOrganisations } from './organisation-list';

const harbour = '20000000-0000-4000-8000-000000000003';

function manyOrganisations(count: number): Organisation[] {
  const [template] = exampleOf('listOrganisations', 'list');
  if (!template) throw new Error('The contract has no organisation.');
  return Array.from({ length: count }, (_, index) => ({
    ...template,
    organisationID: `29000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Organisation ${index}`,
    organisationCode: `CODE${index}`,
  }));
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const search = () => screen.getByRole('combobox', { name: 'Search organisations by name or code' });

test('the switcher shows name [organisationCode] of the current organisation, and finds others', async () => {
  const { user, history } = await openConsole(`/organisation/${harbour}/teams`, 'superUser', {
    [`GET /api/organisation/${harbour}/team`]: () => exampleOf('listTeams', 'teams'),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Organisation: Harbour Restaurants [HARBOUR]' }),
  );
  expect(search()).toHaveFocus();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
    'Harbour Restaurants [HARBOUR]',
  );
  await user.type(search(), 'hmark');
  await waitFor(() => expect(options()).toEqual(['Harbour Market [HMARKET]']));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(history.location.pathname).toBe('/organisation/20000000-0000-4000-8000-000000000005'),
  );
});

test('Enter right after the last letter chooses from the matches of the whole text', async () => {
  const { user, history } = await openConsole('/organisation/null', 'superUser');
  const [button] = await screen.findAllByRole('button', { name: 'Choose an organisation' });
  await user.click(button as HTMLElement);
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  typeAndPress(search(), 'hmark', 'Enter');
  await waitFor(() =>
    expect(history.location.pathname).toBe('/organisation/20000000-0000-4000-8000-000000000005'),
  );
});

test('the arrow keys move through the matches', async () => {
  const { user, history } = await openConsole('/organisation/null', 'superUser');
  const [button] = await screen.findAllByRole('button', { name: 'Choose an organisation' });
  await user.click(button as HTMLElement);
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  const second = screen.getAllByRole('option')[1];
  await user.keyboard('{ArrowDown}');
  expect(search()).toHaveAttribute('aria-activedescendant', second?.id);
  await user.click(second as HTMLElement);
  const [, chosen] = exampleOf('listOrganisations', 'list');
  await waitFor(() =>
    expect(history.location.pathname).toBe(`/organisation/${chosen?.organisationID}`),
  );
});

test.each([
  ['superUser', '/organisation/null'],
  ['organisationAdministrator', `/organisation/${harbour}`],
] as const)('Clear leads %s to %s', async (persona, path) => {
  const other = '20000000-0000-4000-8000-000000000004';
  const { user, history } = await openConsole(`/organisation/${other}`, persona);
  await user.click(await screen.findByRole('button', { name: 'Clear organisation' }));
  await waitFor(() => expect(history.location.pathname).toBe(path));
});

test('a list of 10,000 organisations draws a hundred options, and a search finds any of them', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser', {
    'GET /api/Organisation': () => manyOrganisations(10_000),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose an organisation' }));
  await waitFor(() => expect(options()).toHaveLength(100));
  expect(screen.getByText('The first 100 of 10,000. Type to find others.')).toBeVisible();
  await user.type(search(), 'CODE9999');
  await waitFor(() => expect(options()).toEqual(['Organisation 9999 [CODE9999]']));
});

test('the list is empty if its call fails', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser', {
    'GET /api/Organisation': () => new Response('', { status: 400 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose an organisation' }));
  expect(await screen.findByText('No organisations')).toBeVisible();
  expect(options()).toEqual([]);
});

const listCall = 'GET /api/Organisation';

test.each([403, 404, 405, 501])(
  'an administrator whose back end refuses the list with %i has the organisation of the session',
  async (status) => {
    const { user, history } = await openConsole(
      `/organisation/${harbour}/teams`,
      'organisationAdministrator',
      {
        [listCall]: () => new Response('', { status }),
        [`GET /api/organisation/${harbour}/team`]: () => exampleOf('listTeams', 'teams'),
        [`GET /api/organisation/${harbour}/links`]: () => [],
        [`GET /api/Organisation/summary/${harbour}`]: () =>
          exampleOf('getOrganisationSummary', harbour),
      },
    );
    await user.click(
      await screen.findByRole('button', { name: 'Organisation: Harbour Restaurants' }),
    );
    expect(options()).toEqual(['Harbour Restaurants']);
    expect(screen.getByText('1 organisation')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}`));
  },
);

test('a refused list is empty for a super user, who has no other organisation', async () => {
  const { user } = await openConsole('/admin/auditlogs', 'superUser', {
    [listCall]: () => new Response('', { status: 403 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose an organisation' }));
  expect(await screen.findByText('No organisations')).toBeVisible();
});

test('an ordinary user has no switcher', async () => {
  await openConsole('/user', 'ordinaryUser');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Choose an organisation' })).toBeNull();
});

test('the organisations that match best come first', () => {
  const [template] = manyOrganisations(1) as [Organisation];
  const named = (name: string, organisationCode: string) => ({
    ...template,
    name,
    organisationCode,
  });
  const organisations = [
    named('Unquayed', 'A1'),
    named('Old Quay', 'A2'),
    named('Quay Street', 'B2'),
    named('Bar', 'QUAY9'),
  ];
  const { found, total } = findOrganisations(organisations, ' quay ', 3);
  expect(found.map(({ name }) => name)).toEqual(['Quay Street', 'Bar', 'Old Quay']);
  expect(total).toBe(4);
  expect(findOrganisations(organisations, 'a2', 1).found[0]?.name).toBe('Old Quay');
});

const [example] = exampleOf('listOrganisations', 'list') as [Organisation];
const quay = { ...example, name: 'Harbour Quay', organisationCode: '' };
const coded = { ...example, name: '', organisationCode: 'HQUAY' };
const nameless = { ...example, name: '', organisationCode: '' };
const all = [quay, coded, nameless];

test('a search finds an organisation without a name by its code, and the other way round', () => {
  expect(findOrganisations(all, 'hquay', 10).found).toEqual([coded]);
  expect(findOrganisations(all, 'harbour', 10).found).toEqual([quay]);
  expect(findOrganisations(all, '', 10).total).toBe(3);
});
