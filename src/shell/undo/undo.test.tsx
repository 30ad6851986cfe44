import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';
import { confirm, press, pressTwice } from '~/testing/press-and-fill';
import { undoTexts } from './undo-texts';

const api = `/api/organisation/${harbour}`;
const stored = exampleOf('listPendingInvites', 'odd');
const emails = stored.map(({ email }) => email);
const [first = '', second = ''] = emails;

/** Opens Pending Invites on a service with records. `header` is of every withdrawal. */
async function open(given: object = {}, header: Record<string, string> | undefined = undefined) {
  let records = stored;
  let withdrawals = 0;
  const opened = await openConsole(
    `/organisation/${harbour}/pendinginvites`,
    'organisationAdministrator',
    {
      [`GET ${api}/invite`]: () => records,
      [`GET ${api}/summary`]: () => new Response('', { status: 500 }),
      [`POST ${api}/invite/batch`]: (body: unknown) => {
        const { deletes } = body as { deletes: string[] };
        records = records.filter((one) => !deletes.includes(one.organisationUserInviteID));
        withdrawals += 1;
        const headers = header ?? { 'Undo-Id': `withdrawal ${withdrawals}` };
        return Response.json({ changes: [], deletes }, { headers });
      },
      [`POST ${api}/undo`]: () => {
        records = stored;
        return { restoredIDs: stored.map((one) => one.organisationUserInviteID) };
      },
      ...given,
    },
  );
  const undone = () => opened.calls.filter(({ call }) => call === `POST ${api}/undo`);
  return { ...opened, undone };
}

async function withdraw(email: string) {
  await press(`Delete ${email}`);
  await confirm('Delete');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: email })).toBeNull());
}

const region = () => screen.findByRole('region', { name: 'Undo' });
const notice = async () => within(await region()).getByRole('status');
const ctrlZ = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

describe('a withdrawn invitation', () => {
  test('is named, comes back, and its row gets the focus', async () => {
    const { user, undone } = await open();
    await withdraw(first);
    expect(await notice()).toHaveTextContent(`Invitation withdrawn: ${first}.`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`Invitation restored: ${first}.`)).toBeVisible();
    expect(undone().map(({ body }) => body)).toEqual([{ undoID: 'withdrawal 1' }]);
    const row = await screen.findByRole('rowheader', { name: first });
    await waitFor(() => expect(row).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('comes back by one call after a double press', async () => {
    const { undone } = await open();
    await withdraw(first);
    await pressTwice(/^Undo/);
    expect(await screen.findByText(`Invitation restored: ${first}.`)).toBeVisible();
    expect(undone()).toHaveLength(1);
  });

  test('comes back by Ctrl+Z, which in a field belongs to its text', async () => {
    const { undone } = await open();
    await withdraw(first);
    await notice();
    ctrlZ(screen.getByLabelText('Search all columns'));
    expect(undone()).toEqual([]);
    ctrlZ();
    expect(await screen.findByRole('rowheader', { name: first })).toBeVisible();
  });

  test('keeps its notice on another page', async () => {
    const { user } = await open();
    await withdraw(first);
    await notice();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Invite User' }));
    expect(await screen.findByRole('heading', { name: 'Invite User' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`Invitation restored: ${first}.`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('is not named by a service that cannot undo it', async () => {
    await open({}, {});
    await withdraw(first);
    await screen.findByRole('rowheader', { name: second });
    expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull();
  });
});

test('two deletions have a notice each, and Ctrl+Z undoes the newer one first', async () => {
  const { undone } = await open();
  await withdraw(first);
  await withdraw(second);
  expect(within(await region()).getAllByRole('status')).toHaveLength(2);
  ctrlZ();
  await screen.findByText(`Invitation restored: ${second}.`);
  ctrlZ();
  await screen.findByText(`Invitation restored: ${first}.`);
  expect(undone().map(({ body }) => body)).toEqual([
    { undoID: 'withdrawal 2' },
    { undoID: 'withdrawal 1' },
  ]);
});

test('an undo whose answer cannot be read is done', async () => {
  const { user } = await open({ [`POST ${api}/undo`]: () => ({}) });
  await withdraw(first);
  await notice();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`Invitation restored: ${first}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an undo whose answer is repeated does not count once somebody else has deleted it again', async () => {
  let isReadable = false;
  let undos = 0;
  const { user, undone } = await open({
    [`GET ${api}/invite`]: () =>
      isReadable || undos === 0 ? stored.slice(undos) : new Response('', { status: 503 }),
    [`POST ${api}/undo`]: () => {
      undos += 1;
      if (undos === 1) throw new TypeError('Failed to fetch');
      const headers = { 'Idempotency-Replayed': 'true' };
      return Response.json({ restoredIDs: [] }, { headers });
    },
  });
  await press(`Delete ${first}`);
  await confirm('Delete');
  const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }));
  const lead = 'It is not known whether it was undone.';
  await notice();
  await undo();
  expect(await screen.findByText(`${lead} Network error`)).toBeVisible();
  await undo();
  expect(await screen.findByText(`${lead} The server is not available at this time`)).toBeVisible();
  isReadable = true;
  await undo();
  expect(
    await screen.findByText('It could not be undone. Somebody has deleted it again.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  // The third time only reads: the service has undone the deletion, and would refuse another undo.
  expect(undone()).toHaveLength(2);
});

test('a failure stays in the notice, which offers it again', async () => {
  const reason = `${first} was invited again meanwhile.`;
  const refused = () => {
    const response = coded('BadRequest');
    response.headers.set('X-Error-Reason', reason);
    return response;
  };
  const { user, undone } = await open({ [`POST ${api}/undo`]: refused });
  await withdraw(first);
  await notice();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`It could not be undone. ${reason}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['that can no longer be undone', 404],
  ['of a session that has ended', 401],
])('a deletion %s offers no further attempt', async (_name, status) => {
  const tooLate = () => new Response('It can no longer be undone.', { status });
  const { user } = await open({ [`POST ${api}/undo`]: tooLate });
  await withdraw(first);
  await notice();
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText(/^It could not be undone\. .*It can no longer be undone\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a refusal shows what somebody else has added again', async () => {
  const [record] = stored;
  let records = stored;
  const { user } = await open({
    [`GET ${api}/invite`]: () => records,
    [`POST ${api}/invite/batch`]: (body: unknown) => {
      records = stored.slice(1);
      return Response.json(body, { headers: { 'Undo-Id': 'withdrawal' } });
    },
    [`POST ${api}/undo`]: () => coded('BadRequest'),
  });
  await withdraw(first);
  await notice();
  if (record) {
    const organisationUserInviteID = '90000000-0000-4000-8000-000000000099';
    records = [{ ...record, organisationUserInviteID }, ...records];
  }
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^It could not be undone\./)).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: first })).toBeVisible();
});

test('every deletion has a notice of its own', async () => {
  await open();
  await withdraw(first);
  await withdraw(second);
  expect(within(await region()).getAllByRole('status')).toHaveLength(2);
});

test('a notice goes after ten seconds, unless the pointer or the focus is on it', async () => {
  await open();
  await withdraw(first);
  const shown = await region();
  const undo = within(shown).getByRole('button', { name: 'Undo' });
  const box = undo.parentElement as HTMLElement;
  vi.useFakeTimers();
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  fireEvent.pointerEnter(box);
  await pass(60);
  act(() => undo.focus());
  fireEvent.pointerLeave(box);
  await pass(60);
  expect(undo).toBeVisible();
  act(() => undo.blur());
  await pass(9.9);
  expect(undo).toBeVisible();
  await pass(0.2);
  expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull();
  vi.useRealTimers();
});

test('a dialog hides a notice, whose time begins when it closes', async () => {
  await open();
  await withdraw(first);
  const shown = await region();
  await press(`Delete ${second}`);
  const dialog = await screen.findByRole('dialog');
  vi.useFakeTimers();
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  // The clock that began before runs in real time.
  const box = within(shown).getByRole('status').parentElement as HTMLElement;
  fireEvent.pointerEnter(box);
  fireEvent.pointerLeave(box);
  await pass(60);
  expect(shown).toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await pass(8.9);
  expect(shown).toBeInTheDocument();
  await pass(1.2);
  expect(shown).not.toBeInTheDocument();
  vi.useRealTimers();
});

test('a notice about several invitations has the plural', () => {
  const isBack = async () => true;
  const several = {
    kind: 'invitations',
    orgId: harbour,
    undoID: 'u',
    ids: ['1', '2'],
    records: [],
  } as const;
  expect(undoTexts({ ...several, isBack }).removed).toBe('Invitations withdrawn: 2 addresses.');
});
