import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '~/api/record-facts';
import { personalFieldLabels } from '~/domain/personal-fields';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { holdBack } from '~/testing/hold-back';
import { openConsole } from '~/testing/open-console';
import { recordFacts } from '../record-facts';

const uma = () => exampleOf('getUser', '10000000-0000-4000-8000-000000000003');
const history = `/api/history/User/${uma().userID}`;
const entries = (): HistoryEntry[] => exampleOf('readHistory', 'several');

const open = (answer: (body: unknown, request: Request) => unknown) =>
  openConsole(`/admin/users/edit/${uma().userID}`, 'superUser', {
    [`GET /api/user/${uma().userID}`]: uma,
    [`GET ${history}`]: answer,
  });
const button = () => screen.findByRole('button', { name: 'History' });
const drawer = () => screen.findByRole('dialog', { name: 'History of Uma Olsen' });
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the drawer says who changed which field from what to what, with the labels of the page', async () => {
  const { user } = await open(entries);
  await user.click(await button());
  const list = await within(await drawer()).findByRole('list', { name: 'Changes' });
  const [changed, password, created] = texts(list);
  expect(changed).toMatch(/^Changed by Sam Underwood.*2026/);
  expect(changed).toContain(`${personalFieldLabels.fullName}Uma Berg to Uma Olsen`);
  expect(changed).toContain(`${personalFieldLabels.image}Changed`);
  expect(changed).toContain('Server AdministratorYes to No');
  expect(password).toMatch(/^Changed by Uma Berg.*PasswordChanged$/);
  expect(created).toMatch(/^Created by nobody signed in.*Emailuser@demo.test$/);
});

test('the links lead to what the person did, to what happened here, and to what others did', async () => {
  const { user } = await open(entries);
  await user.click(await button());
  const link = (name: string) => within(dialog).getByRole('link', { name }).getAttribute('href');
  const dialog = await drawer();
  await within(dialog).findByRole('list', { name: 'Changes' });
  expect(link('Everything Uma Olsen did')).toBe(`/admin/auditlogs?user=${uma().userID}`);
  expect(link('Everything that happened here')).toBe('/admin/auditlogs?message=Uma+Olsen');
  expect(link('Sam Underwood')).toBe('/admin/auditlogs?user=10000000-0000-4000-8000-000000000001');
});

test('the drawer keeps edits of the form, and returns the focus', async () => {
  const { user } = await open(entries);
  await user.type(await screen.findByRole('textbox', { name: /Full Name/ }), ' typed');
  const opener = await button();
  await user.click(opener);
  const shown = await drawer();
  await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
  const backdrop = document.querySelector('.mantine-Drawer-overlay');
  await user.pointer({ keys: '[MouseLeft>]', target: backdrop as Element });
  expect(shown).toContainElement(document.activeElement as HTMLElement);
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /Full Name/ })).toHaveValue('Uma Olsen typed');
});

test.each([404, 501])('a service that answers %i gets no button', async (status) => {
  const { calls } = await open(() => coded('', status));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(`GET ${history}`));
  await screen.findByRole('button', { name: 'Done' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'History' })).toBeNull());
});

test('a drawer that is opened before such an answer says that there is no history', async () => {
  let answer: () => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = () => resolve(coded('', 404));
  });
  const { user } = await open(() => answered);
  await user.click(await button());
  await drawer();
  answer();
  expect(await screen.findByText('There is no history of this record.')).toBeVisible();
  expect(within(await drawer()).queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('the button is there before the drawer has loaded, and a press opens the drawer when it has', async () => {
  const late = holdBack(recordFacts);
  const { user, calls } = await open(entries);
  await user.click(await button());
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  expect(calls.map(({ call }) => call)).not.toContain(`GET ${history}`);
  await late.arrive();
  expect(await within(await drawer()).findByRole('list', { name: 'Changes' })).toBeVisible();
  expect(await button()).toHaveAttribute('aria-busy', 'false');
});

test('a history that cannot be read says why, and Retry reads it again', async () => {
  let isBroken = true;
  const { user } = await open(() => (isBroken ? coded('BadRequest') : entries()));
  await user.click(await button());
  expect(await within(await drawer()).findByRole('alert')).toHaveTextContent('Bad Request.');
  isBroken = false;
  await user.click(within(await drawer()).getByRole('button', { name: 'Retry' }));
  expect(await within(await drawer()).findByRole('list', { name: 'Changes' })).toBeVisible();
});

test('a record without recorded changes says so', async () => {
  const { user } = await open(() => []);
  await user.click(await button());
  expect(await within(await drawer()).findByText('No change is recorded yet.')).toBeVisible();
});

test('older changes come below, and take the focus of their button', async () => {
  const [first] = entries();
  const page = (newest: number, length: number) =>
    Array.from({ length }, (_, index) => ({ ...first, auditLogEntryID: newest - index }));
  let arrive = () => {};
  const later = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = await open((_body, { url }) => {
    const before = new URL(url).searchParams.get('before');
    if (before === null) return page(100, 50);
    return later.then(() => page(Number(before) - 1, 2));
  });
  await user.click(await button());
  await user.click(await within(await drawer()).findByRole('button', { name: 'Older changes' }));
  expect(await drawer()).toHaveFocus();
  arrive();
  const older = await screen.findByRole('list', { name: 'Older changes' });
  expect(older).toHaveFocus();
  expect(texts(older)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Older changes' })).toBeNull();
});

test('a field that the console does not know has its name, and a list its new entries', async () => {
  const { user } = await open(() => exampleOf('readHistory', 'ofClient'));
  await user.click(await button());
  const list = await within(await drawer()).findByRole('list', { name: 'Changes' });
  expect(texts(list)[0]).toContain('newerThanThisConsoleNone to some text');
  expect(texts(list)[0]).toContain('Added https://kiosk.example.test/back');
});

test('many changes at once are shown in part, until a person asks for all', async () => {
  const changes = Array.from({ length: 30 }, (_, index) => ({
    field: 'permissions',
    part: `Permission ${index}`,
    kind: 'Value',
    before: null,
    after: 'View',
  }));
  const { user } = await open(() => [{ ...entries()[0], changes }]);
  await user.click(await button());
  const dialog = within(await drawer());
  await user.click(await dialog.findByRole('button', { name: 'Show all 30 changes' }));
  expect(dialog.getByText('Permission 29')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

const teamPath =
  '/organisation/20000000-0000-4000-8000-000000000003/teams/edit/40000000-0000-4000-8000-000000000001';
const team = '/history/Team/40000000-0000-4000-8000-000000000001';
const teamAnswers = () => ({
  'GET /api/organisation/20000000-0000-4000-8000-000000000003/team/40000000-0000-4000-8000-000000000001':
    () => exampleOf('getTeam', '40000000-0000-4000-8000-000000000001'),
});

test('administrators read by the address of their organisation, without links to the log', async () => {
  const { user, calls } = await openConsole(teamPath, 'organisationAdministrator', {
    ...teamAnswers(),
    [`GET /api/organisation/20000000-0000-4000-8000-000000000003${team}`]: () =>
      exampleOf('readOrganisationHistory', 'several'),
  });
  await user.click(await button());
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Support' }));
  expect(await dialog.findByText('Added', { exact: false })).toBeVisible();
  expect(dialog.queryAllByRole('link')).toEqual([]);
  expect(calls.map(({ call }) => call)).not.toContain(`GET /api${team}`);
});

test('a super user reads the whole history on the page of an organisation', async () => {
  const { user, calls } = await openConsole(teamPath, 'superUser', {
    ...teamAnswers(),
    [`GET /api${team}`]: entries,
  });
  const opener = await button();
  expect(calls.filter(({ call }) => call.includes('/history/')).map(({ call }) => call)).toEqual([
    `GET /api${team}`,
  ]);
  await user.click(opener);
  // Other organisations have teams of the same name.
  const here = await screen.findByRole('link', { name: 'Everything that happened here' });
  expect(here).toHaveAttribute(
    'href',
    '/admin/auditlogs?message=Support&organisation=20000000-0000-4000-8000-000000000003',
  );
});

test('an ordinary user has no history on the own profile', async () => {
  const { calls } = await openConsole('/profile', 'ordinaryUser', {
    'GET /api/user/profile': uma,
  });
  await screen.findByRole('button', { name: 'Done' });
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  expect(calls.filter(({ call }) => call.includes('/history/'))).toEqual([]);
});
