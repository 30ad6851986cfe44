import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { rowOf } from '~/testing/people-grid';

// What a save of Browse Users costs: the list may have 50,000 users (decision 0080).

const listCall = 'GET /api/user';
const batchCall = 'POST /api/user/batch';
const users = () => exampleOf('listUsers', 'users');
const [sam, , uma] = users();
if (!sam || !uma) throw new Error('no Uma');
const umaCall = `GET /api/user/${uma.userID}`;

/** An answer that a test gives later. */
function held<Answer>() {
  let arrive = (_answer: Answer) => {};
  const answer = new Promise<Answer>((resolve) => {
    arrive = resolve;
  });
  return { answer, arrive: (late: Answer) => arrive(late) };
}

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
  const list = vi.fn(users);
  const { save, callsOfSave } = await editUma({
    [listCall]: list,
    [umaCall]: () => coded('NotFound', 404),
  });
  list.mockReturnValue([sam]);
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  expect(dialog).toHaveTextContent('Uma Olsen');
  expect(callsOfSave()).toEqual([umaCall, listCall]);
});

test('a row that is marked to be deleted while the save reads stays marked', async () => {
  const read = held<unknown>();
  const { save, user } = await editUma({ [umaCall]: () => read.answer });
  await save();
  await user.click(screen.getByRole('button', { name: 'Delete Sam Underwood' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(rowOf('Sam Underwood')).toHaveTextContent('Unsaved, to be deleted');
  read.arrive(uma);
  await waitFor(() => expect(rowOf('Uma Berg')).not.toHaveTextContent('Unsaved'));
  expect(rowOf('Sam Underwood')).toHaveTextContent('Unsaved, to be deleted');
});

test.each([
  ['has no call for one user', () => new Response('', { status: 404 })],
  ['says so in words', () => coded('Cannot GET /api/user', 404)],
  ['answers another user', () => sam],
  ['answers less than the list', () => ({ ...uma, locale: undefined })],
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

test('an answer with less than the list reads the list again', async () => {
  const { save, settled, callsOfSave } = await editUma({
    [batchCall]: () => ({ changes: [{ ...uma, email: undefined }], deletes: [] }),
  });
  await save();
  await settled();
  expect(callsOfSave()).toEqual([umaCall, batchCall, listCall]);
  expect(await screen.findByRole('gridcell', { name: uma.email })).toBeVisible();
});

test('a list that was read again while the save read a user is newer than that user', async () => {
  const read = held<unknown>();
  const fresh = { ...uma, email: 'new@demo.test' };
  const list = vi.fn(users);
  const { save, settled, user, callsOfSave, calls } = await editUma({
    [listCall]: list,
    [umaCall]: () => read.answer,
  });
  list.mockReturnValue([{ ...sam, fullName: 'Sam Hill' }, fresh]);
  await save();
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('rowheader', { name: 'Sam Hill' })).toBeVisible();
  read.arrive(uma);
  await settled();
  expect(callsOfSave()).toEqual([umaCall, listCall, listCall, batchCall]);
  expect(calls.find(({ call }) => call === batchCall)?.body).toMatchObject({
    changes: [{ email: fresh.email, fullName: 'Uma Berg' }],
  });
});

test('a list that began to come before the save is read again after it', async () => {
  const [early, batch] = [held<unknown>(), held<unknown>()];
  const saved = { ...uma, fullName: 'Uma Berg' };
  const list = vi.fn<() => unknown>(users);
  const { save, settled, user, callsOfSave } = await editUma({
    [listCall]: list,
    [batchCall]: () => batch.answer,
  });
  await save();
  await waitFor(() => expect(callsOfSave()).toEqual([umaCall, batchCall]));
  list.mockReturnValueOnce(early.answer).mockReturnValue([saved]);
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  batch.arrive({ changes: [saved], deletes: [] });
  await settled();
  early.arrive(users());
  expect(await screen.findByRole('rowheader', { name: 'Uma Berg' })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Uma Olsen' })).toBeNull();
  expect(callsOfSave()).toEqual([umaCall, batchCall, listCall, listCall]);
});

test('a second save sends nothing that the door completed in the answer to the first one', async () => {
  let stored = { ...uma, locale: undefined };
  const { user, save, settled, callsOfSave, calls } = await editUma({
    [listCall]: () => [sam, stored],
    [umaCall]: () => stored,
    [batchCall]: (batch) => {
      [stored = stored] = (batch as { changes: (typeof stored)[] }).changes;
      return batch;
    },
  });
  await save();
  await settled();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Save Changes/ })).toBeNull());
  screen.getByRole('rowheader', { name: 'Uma Berg' }).focus();
  await user.keyboard('{F2}{Control>}a{/Control}Uma Hill{Enter}');
  await save();
  await settled();
  expect(callsOfSave()).toEqual([umaCall, batchCall, umaCall, batchCall]);
  const sent = calls.flatMap(({ call, body }) => (call === batchCall ? [body] : []));
  expect(sent[1]).toMatchObject({ changes: [{ fullName: 'Uma Hill', email: uma.email }] });
  expect(JSON.stringify(sent)).not.toContain('locale');
});

test('an answer that the service has given before reads the list again', async () => {
  let stored = users();
  const { save, settled, callsOfSave } = await editUma({
    [listCall]: () => stored,
    [batchCall]: (batch: unknown) => {
      const { changes } = batch as { changes: typeof stored };
      stored = users().map((user) => changes.find((one) => one.userID === user.userID) ?? user);
      return Response.json(batch, { headers: { 'Idempotency-Replayed': 'true' } });
    },
  });
  await save();
  await settled();
  // The list of the page, and the comparison with what was sent.
  expect(callsOfSave()).toEqual([umaCall, batchCall, listCall, listCall]);
});
