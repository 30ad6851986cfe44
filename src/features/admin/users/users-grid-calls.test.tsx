import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

// What a save of Browse Users costs: the list may have 50,000 users (decision 0080).

const listCall = 'GET /api/user';
const batchCall = 'POST /api/user/batch';
const users = () => exampleOf('listUsers', 'users');
const [, , uma] = users();
if (!uma) throw new Error('no Uma');
const umaCall = `GET /api/user/${uma.userID}`;

/** Opens the list and edits Uma's full name. Returns the calls of the save that follows. */
async function editUma(answers: Parameters<typeof openConsole>[2]) {
  const opened = await openConsole('/admin/users', 'superUser', {
    [listCall]: users,
    [umaCall]: () => uma,
    [batchCall]: (batch: unknown) => batch,
    ...answers,
  });
  const { user } = opened;
  await user.dblClick(await screen.findByRole('rowheader', { name: 'Uma Olsen' }));
  const input = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(input);
  await user.type(input, 'Uma Berg{Enter}');
  const before = opened.calls.length;
  const callsOfSave = () =>
    opened.calls
      .slice(before)
      .map(({ call }) => call)
      .filter((call) => /\/api\/user\b/.test(call));
  const save = () => user.click(screen.getByRole('button', { name: /Save Changes/ }));
  const settled = () => waitFor(() => expect(screen.queryByText('Unsaved')).toBeNull());
  return { ...opened, callsOfSave, save, settled };
}

test('a save of one cell reads one record and sends one batch, and shows what is stored', async () => {
  const stored = { ...uma, fullName: 'Uma Berg-Olsen' };
  const { save, settled, callsOfSave } = await editUma({
    [batchCall]: () => ({ changes: [stored], deletes: [] }),
  });
  await save();
  await settled();
  expect(await screen.findByRole('rowheader', { name: stored.fullName })).toBeVisible();
  expect(callsOfSave()).toEqual([umaCall, batchCall]);
});

test("a save keeps another person's change of another field, which the read has found", async () => {
  const fresh = { ...uma, email: 'new@demo.test' };
  const { save, settled, calls } = await editUma({ [umaCall]: () => fresh });
  await save();
  await settled();
  expect(calls.find(({ call }) => call === batchCall)?.body).toMatchObject({
    changes: [{ userID: uma.userID, email: 'new@demo.test', fullName: 'Uma Berg' }],
  });
  expect(await screen.findByRole('gridcell', { name: 'new@demo.test' })).toBeVisible();
});

test('a user who is gone is a conflict, and nothing is sent', async () => {
  const { save, callsOfSave } = await editUma({
    [umaCall]: () => coded('NotFound', 404),
  });
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  expect(dialog).toHaveTextContent('Uma Olsen');
  expect(callsOfSave()).toEqual([umaCall]);
});

test.each([
  ['has no call for one user', () => new Response('', { status: 404 })],
  ['answers another user', () => users()[0]],
  ['fails', () => new Response('', { status: 500 })],
])('a back end that %s is asked for the list', async (_name, answer) => {
  const { save, settled, callsOfSave } = await editUma({ [umaCall]: answer });
  await save();
  await settled();
  expect(callsOfSave()).toEqual([umaCall, listCall, batchCall]);
});

test('an answer about another user, as an example of the mock, reads the list again', async () => {
  const { save, settled, callsOfSave } = await editUma({
    [batchCall]: () => ({ changes: users().slice(0, 1), deletes: [] }),
  });
  await save();
  await settled();
  expect(callsOfSave()).toEqual([umaCall, batchCall, listCall]);
  expect(await screen.findByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
});

test('an answer that the service has given before reads the list again', async () => {
  const { save, settled, callsOfSave } = await editUma({
    [batchCall]: (batch: unknown) =>
      Response.json(batch, { headers: { 'Idempotency-Replayed': 'true' } }),
  });
  await save();
  await settled();
  expect(callsOfSave()).toEqual([umaCall, batchCall, listCall]);
});
