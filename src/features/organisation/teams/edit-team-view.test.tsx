import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { rowHeight, setDensity } from '~/testing/grid-views';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const support = '40000000-0000-4000-8000-000000000001';
const api = `/api/organisation/${harbour}`;
const open = () =>
  openConsole(`/organisation/${harbour}/teams/edit/${support}`, 'organisationAdministrator', {
    [`GET ${api}/team/${support}`]: () => exampleOf('getTeam', support),
    [`GET ${api}/team/${support}/members`]: () => exampleOf('listTeamMembers', support),
    [`GET ${api}/users/values`]: () => exampleOf('listOrganisationUserValues', 'users'),
    [`GET ${api}/links`]: () => exampleOf('listLinks', 'links'),
    [`GET ${api}/accessends`]: () => [],
  });
const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const member = (name: string) => screen.findByRole('rowheader', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('the view of the members is in the address, and changes nothing of unsaved edits', async () => {
  const { user, history } = await open();
  await user.type(await nameField(), ' desk');
  await member('Uma Olsen');
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click(button('More tools'));
  await setDensity(user, 'Roomy');
  await waitFor(() => expect(history.location.search).toContain('density=roomy'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  expect(scroll).not.toHaveBeenCalled();
  expect(await nameField()).toHaveValue('Support desk');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Columns'));
  expect(await screen.findByRole('group', { name: 'Views', hidden: true })).toBeInTheDocument();
});

test('the members of another team have the remembered view', async () => {
  localStorage.setItem(
    'console-view-1:10000000-0000-4000-8000-000000000002:/organisation/$orgId/teams/edit/$id',
    '{"density":"roomy"}',
  );
  await open();
  await member('Uma Olsen');
  expect(rowHeight()).toBe('48px');
});
