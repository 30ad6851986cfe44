import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserSession } from '~/api/sessions';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { pressTwice } from '~/testing/press-and-fill';

const uma = () => exampleOf('getUser', '10000000-0000-4000-8000-000000000003');
const sessions = `/api/user/${uma().userID}/sessions`;
const endAll = `POST ${sessions}/end`;

const open = (answers: Parameters<typeof openConsole>[2]) =>
  openConsole(`/admin/users/edit/${uma().userID}`, 'superUser', {
    [`GET /api/user/${uma().userID}`]: uma,
    // The panel of limits would show a failure of its own.
    [`GET /api/user/${uma().userID}/signinlimits`]: () => new Response('', { status: 404 }),
    ...answers,
  });
const two = (): UserSession[] => exampleOf('listSessions', 'ofSomebodyElse');
const panel = () => screen.findByRole('region', { name: 'Sessions' });
const press = async (name: string) => within(await panel()).findByRole('button', { name });

test('a super user ends all sessions of a user after a question', async () => {
  let listed = two();
  const { user, calls } = await open({
    [`GET ${sessions}`]: () => listed,
    [endAll]: () => {
      listed = [];
      return exampleOf('endSessions', 'ended');
    },
  });
  expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(2);
  await user.click(await press('End all sessions'));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all sessions' }));
  expect(dialog.getByText(/End all sessions of Uma Olsen\?/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(calls.map(({ call }) => call)).not.toContain(endAll);

  await user.click(await press('End all sessions'));
  const again = within(await screen.findByRole('dialog', { name: 'End all sessions' }));
  await user.click(again.getByRole('button', { name: 'End all sessions' }));
  expect(await screen.findByText('2 sessions have ended.')).toHaveFocus();
  expect(await panel()).toHaveTextContent('Not signed in anywhere.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ call }) => call === endAll)).toHaveLength(1);
});

test('a double press ends them once, and says so', async () => {
  const answer = () => exampleOf('endSessions', 'ended');
  const { user, calls } = await open({ [`GET ${sessions}`]: two, [endAll]: answer });
  await user.click(await press('End all sessions'));
  await pressTwice('End all sessions', { within: await screen.findByRole('dialog') });
  expect(await screen.findByText('2 sessions have ended.')).toHaveFocus();
  expect(calls.filter(({ call }) => call === endAll)).toHaveLength(1);
});

test('a failure to end them is shown in the question, which stays open', async () => {
  const { user } = await open({ [`GET ${sessions}`]: two, [endAll]: () => coded('', 503) });
  await user.click(await press('End all sessions'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'End all sessions' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is not available');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('ending sessions neither saves nor loses edits of the form', async () => {
  const path = `${sessions}/example-session-4/end`;
  const { user, calls } = await open({
    [`GET ${sessions}`]: two,
    [`POST ${path}`]: () => exampleOf('endSession', 'ended'),
  });
  const name = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(name);
  await user.type(name, 'Uma Berg');
  await user.click(await press('End the session on Chrome on Android at 198.51.100.7'));
  await screen.findByText('The session on Chrome on Android has ended.');
  expect(name).toHaveValue('Uma Berg');
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/user/batch');
});

test('the own user keeps the present session, and needs no question', async () => {
  const { user } = await open({
    [`GET ${sessions}`]: () => exampleOf('listSessions', uma().userID),
    [endAll]: () => exampleOf('endSessions', 'ended'),
  });
  await user.click(await press('End all other sessions'));
  await screen.findByText('2 sessions have ended.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a service without the calls gets no panel', async () => {
  await open({ [`GET ${sessions}`]: () => coded('', 501) });
  await screen.findByRole('textbox', { name: 'Full Name' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sessions' })).toBeNull());
});
