import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const harbour = '20000000-0000-4000-8000-000000000003';
const path = `/organisation/${harbour}/profile`;
const read = `GET /api/organisation/${harbour}/profile`;
const write = `POST /api/organisation/${harbour}/profile`;
const readZone = `GET /api/organisation/${harbour}/timezone`;
const profile = () => exampleOf('getOrganisationProfile', harbour);

async function open(answers = {}) {
  // Like a service, every later answer has the saved name.
  let name = profile().name;
  const opened = await openConsole(path, 'organisationAdministrator', {
    [read]: () => ({ ...profile(), name }),
    [write]: (body: unknown) => {
      name = (body as { name: string }).name;
      return { ...profile(), name };
    },
    'GET /api/Organisation': () =>
      exampleOf('listOrganisations', 'own').map((organisation) =>
        organisation.organisationID === harbour ? { ...organisation, name } : organisation,
      ),
    [readZone]: () => exampleOf('getOrganisationTimeZone', 'none'),
    [`GET /api/Organisation/summary/${harbour}`]: () =>
      exampleOf('getOrganisationSummary', harbour),
    ...answers,
  });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  return { ...opened, field };
}

const button = (name: string) => screen.queryByRole('button', { name });

test('shows the name, and no Delete', async () => {
  const { field } = await open();
  expect(field).toHaveValue('Harbour Restaurants');
  expect(button('Done')).toBeVisible();
  expect(button('Save')).toBeNull();
  expect(button('Delete')).toBeNull();
});

test('sends the whole record and returns to the summary, which has the new name', async () => {
  const { user, field, calls, history } = await open();
  await user.clear(field);
  await user.type(field, ' Harbour & Sons ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}`));
  expect(calls.find(({ call }) => call === write)?.body).toEqual({
    organisationID: harbour,
    name: 'Harbour & Sons',
  });
  expect(await screen.findByText('Harbour & Sons [HARBOUR], Licensee Group')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Organisation: Harbour & Sons [HARBOUR]' }),
  ).toBeVisible();
});

test.each([
  ['  ', 'Enter a name.'],
  ['x'.repeat(33), 'At most 32 characters; this has 33.'],
])('"%s" is not sent: %s', async (name, text) => {
  const { user, field, calls } = await open();
  await user.clear(field);
  await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(field).toHaveFocus();
  expect(calls.some(({ call }) => call === write)).toBe(false);
});

test('Cancel leads to the summary, two levels up', async () => {
  const { user, field, history } = await open();
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${harbour}`));
});

test('a refused save keeps the name and shows the reason', async () => {
  const { user, field, history } = await open({ [write]: () => coded('BadRequest') });
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bad Request.')).toBeVisible();
  expect(field).toHaveValue('Harbour Restaurants!');
  expect(history.location.pathname).toBe(path);
});

test('asks before it overwrites a change of somebody else', async () => {
  let name = profile().name;
  const { user, field, calls } = await open({ [read]: () => ({ ...profile(), name }) });
  await user.type(field, '!');
  name = 'Harbour Dining';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Harbour Dining');
  expect(calls.some(({ call }) => call === write)).toBe(false);
});

test('Retry repeats a failed load', async () => {
  let isBroken = true;
  const { user } = await openConsole(path, 'organisationAdministrator', {
    [read]: () => (isBroken ? coded('BadRequest') : profile()),
  });
  expect(await screen.findByText('Bad Request.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Harbour Restaurants');
});
