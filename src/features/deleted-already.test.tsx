import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { damagedExamples } from '~/testing/damaged-examples';
import { savingPages } from '~/testing/saving-pages';
import { openSaving, type SavingScreen } from '~/testing/saving-screen';

// A record that somebody else has deleted counts as deleted on its edit page, as in its list.

const { 'Edit My Profile': _own, 'Edit Organisation Profile': _profile, ...pages } = savingPages;

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
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
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
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(history.location.pathname).not.toBe(page.path));
  expect(calls).toBe(2);
});

test('a refused deletion of a record that is there shows why', async () => {
  const page = savingPages['Edit Deployment Server'];
  const { history } = await openRefused(page, false);
  expect(await screen.findByText(/Bad Request\./)).toBeVisible();
  expect(history.location.pathname).toBe(page.path);
});
