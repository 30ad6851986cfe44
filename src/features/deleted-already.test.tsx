import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { damagedExamples } from '~/testing/damaged-examples';
import { savingPages } from '~/testing/saving-pages';
import { openSaving, type SavingScreen } from '~/testing/saving-screen';

// A record that somebody else has deleted counts as deleted on its edit page, as in its list.

const { 'Edit My Profile': _own, 'Edit Organisation Profile': _profile, ...pages } = savingPages;

/** Presses Delete, and confirms it. */
async function deleteShown(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
}

/** Opens an edit page, and deletes the record. The service refuses. Its lists are empty from `isGone` on. */
async function openRefused(page: SavingScreen, isGone: boolean) {
  const came = damagedExamples[page.kind]();
  let wasAsked = false;
  const refused = () => {
    wasAsked = true;
    return coded('BadRequest');
  };
  const reads = Object.entries(page.reads(() => came)).map(([call, read]) => [
    call,
    (...sent: Parameters<typeof read>) => (wasAsked && isGone ? [] : read(...sent)),
  ]);
  const opened = await openSaving(page, () => came, {
    ...Object.fromEntries(reads),
    [page.call]: refused,
  });
  await deleteShown(opened.user);
  await waitFor(() => expect(wasAsked).toBe(true));
  return opened;
}

test.each(Object.entries(pages))('%s leads to the list', async (_name, page) => {
  const { history } = await openRefused(page, true);
  await waitFor(() => expect(history.location.pathname).not.toBe(page.path));
  expect(screen.queryByText(/Bad Request\./)).toBeNull();
});

test('a record whose deletion was undone meanwhile is deleted again by another try', async () => {
  const page = savingPages['Edit Deployment Server'];
  let calls = 0;
  const { user, history } = await openSaving(page, () => damagedExamples[page.kind](), {
    [page.call]: (body: unknown) => {
      calls += 1;
      if (calls > 1) return body;
      return Response.json(body, { headers: { 'Idempotency-Replayed': 'true' } });
    },
  });
  await deleteShown(user);
  await waitFor(() => expect(history.location.pathname).not.toBe(page.path));
  expect(calls).toBe(2);
});

test('a refused deletion of a record that is there shows why', async () => {
  const page = savingPages['Edit Deployment Server'];
  const { history } = await openRefused(page, false);
  expect(await screen.findByText(/Bad Request\./)).toBeVisible();
  expect(history.location.pathname).toBe(page.path);
});

/** Opens an edit page, and deletes the record that somebody else has changed meanwhile. */
async function openChanged(page: SavingScreen) {
  let stored = damagedExamples[page.kind]();
  const opened = await openSaving(page, () => stored);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
  stored = { ...stored, ...page.edited };
  await deleteShown(opened.user);
  const question = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  const press = (name: string) => opened.user.click(within(question).getByRole('button', { name }));
  const calls = () => opened.calls.filter(({ call }) => call === page.call);
  return { ...opened, question, press, calls };
}

test.each(Object.entries(pages))(
  '%s asks again before it deletes what somebody else has changed',
  async (_name, page) => {
    const { history, question, press, calls } = await openChanged(page);
    const [value] = Object.values<string | boolean>(page.edited);
    expect(question).toHaveTextContent(value === false ? 'YesNo' : String(value));
    expect(calls()).toEqual([]);
    await press('Delete it all the same');
    await waitFor(() => expect(history.location.pathname).not.toBe(page.path));
    expect(calls()).toHaveLength(1);
  },
);

test.each(['Edit Team', 'Edit Organisation Access'] as const)(
  '%s shows a record that is kept as it is now',
  async (name) => {
    const page = savingPages[name];
    const { user, history, press, calls } = await openChanged(page);
    await press('Keep it as it is now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(calls()).toEqual([]);
    if (name === 'Edit Team') expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine');
    else expect(screen.getByLabelText('Organisation Administrator')).not.toBeChecked();
    // The person has seen these values now.
    await deleteShown(user);
    await waitFor(() => expect(history.location.pathname).not.toBe(page.path));
  },
);
