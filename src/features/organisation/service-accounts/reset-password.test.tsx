import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { pressTwice } from '~/testing/press-and-fill';

const orgId = '20000000-0000-4000-8000-000000000003';
const id = '70000000-0000-4000-8000-000000000001';
const base = `/api/organisation/${orgId}/serviceaccounts`;
const resetCall = `POST ${base}/${id}/resetpassword`;
const password = 'Tq7-mWx2-Vb9k-Ls4d';
const title = 'Reset service account password';

const open = (answers = {}) =>
  openConsole(`/organisation/${orgId}/serviceaccounts/edit/${id}`, 'organisationAdministrator', {
    [`GET ${base}`]: () => exampleOf('listServiceAccounts', 'serviceAccounts'),
    [`GET ${base}/${id}`]: () => exampleOf('getServiceAccount', id),
    [`GET /api/organisation/${orgId}/outlets/nodes`]: () => exampleOf('listOutletNodes', 'nodes'),
    [resetCall]: () => ({ generatedPassword: password }),
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;

const resets = ({ calls }: Opened) => calls.filter(({ call }) => call === resetCall);
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const newPasswordDialog = async (opened: Opened) => {
  await press(opened, title);
  await press(opened, 'Reset password');
  return dialog('New password');
};

/** Returns everything that could keep the password: caches, storages, address and page. */
function kept({ queryClient, history }: Opened) {
  const caches = [
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ];
  return JSON.stringify([
    caches,
    { ...localStorage },
    { ...sessionStorage },
    history.location.href,
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input')].map(({ value }) => value),
  ]);
}

test('asks first, and Cancel resets nothing', async () => {
  const opened = await open();
  await press(opened, title);
  expect(await dialog(title)).toHaveTextContent('Reset the password of "Quay Street POS"?');
  await press(opened, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(resets(opened)).toEqual([]);
});

test('shows that it is busy, and a second click sends nothing more', async () => {
  let answer: (response: unknown) => void = () => {};
  const opened = await open({
    [resetCall]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await press(opened, title);
  await press(opened, 'Reset password');
  const question = await dialog(title);
  const confirm = within(question).getByRole('button', { name: 'Reset password' });
  expect(confirm).toHaveAttribute('data-loading', 'true');
  await opened.user.click(confirm);
  await opened.user.keyboard('{Escape}');
  expect(question).toBeVisible();
  await act(async () => answer({ generatedPassword: password }));
  expect(await dialog('New password')).toBeVisible();
  expect(resets(opened)).toEqual([{ call: resetCall, body: undefined }]);
});

test('a double press sends one call', async () => {
  const opened = await open();
  await press(opened, title);
  await pressTwice('Reset password');
  expect(await dialog('New password')).not.toHaveTextContent('An earlier attempt');
  expect(resets(opened)).toHaveLength(1);
});

test('tells the password once; copied, it closes and nothing of it is left', async () => {
  const opened = await open();
  const shownOnce = await newPasswordDialog(opened);
  const shown = within(shownOnce).getByRole('textbox', { name: 'New password' });
  expect(shown).toHaveValue(password);
  expect(within(shownOnce).queryByRole('button', { name: 'Close' })).toBeNull();
  await press(opened, 'Copy');
  expect(await navigator.clipboard.readText()).toBe(password);
  expect(within(shownOnce).getByText('The password is in the clipboard.')).toBeVisible();
  await press(opened, 'I have stored it');
  expect(screen.queryByRole('dialog', { name: 'New password' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: title })).toHaveFocus());
  await waitFor(() => expect(kept(opened)).not.toContain(password));
  expect(resets(opened)).toHaveLength(1);
});

test('neither Escape, nor a click beside the dialog, nor a navigation closes it', async () => {
  const opened = await open();
  await newPasswordDialog(opened);
  await opened.user.keyboard('{Escape}');
  const overlay = document.querySelector('.mantine-Modal-overlay');
  if (overlay) await opened.user.click(overlay);
  act(() => opened.history.push('/organisation'));
  expect(await dialog('New password')).toBeVisible();
  expect(opened.history.location.pathname).toContain(id);
});

test('asks before it closes a password that was not copied', async () => {
  const opened = await open();
  const shownOnce = await newPasswordDialog(opened);
  await press(opened, 'I have stored it');
  expect(within(shownOnce).getByRole('alert')).toHaveTextContent('The password was not copied.');
  await press(opened, 'Back');
  expect(within(shownOnce).queryByRole('alert')).toBeNull();
  await press(opened, 'I have stored it');
  await press(opened, 'Close without copying');
  expect(screen.queryByRole('dialog', { name: 'New password' })).toBeNull();
  await waitFor(() => expect(kept(opened)).not.toContain(password));
});

test('if the browser cannot copy, the dialog says so and asks before it closes', async () => {
  const opened = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const shownOnce = await newPasswordDialog(opened);
  await press(opened, 'Copy');
  expect(
    await within(shownOnce).findByText(/It could not be copied\. It is selected/),
  ).toBeVisible();
  expect(within(shownOnce).getByRole('textbox', { name: 'New password' })).toHaveFocus();
  await press(opened, 'I have stored it');
  expect(within(shownOnce).getByRole('alert')).toBeVisible();
});

test('a failure shows the text of the screen, and a retry succeeds', async () => {
  let answer: () => unknown = () => coded('BadRequest');
  const opened = await open({ [resetCall]: () => answer() });
  await press(opened, title);
  await press(opened, 'Reset password');
  const question = await dialog(title);
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'There was a problem resetting the password for this service account. Please try again later. Bad Request.',
  );
  answer = () => ({ generatedPassword: password });
  await press(opened, 'Reset password');
  expect(await dialog('New password')).toBeVisible();
});

test('nobody leaves the page between the reset and its password', async () => {
  let answer: (response: unknown) => void = () => {};
  const opened = await open({
    [resetCall]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await press(opened, title);
  await press(opened, 'Reset password');
  await waitFor(() => expect(resets(opened)).toHaveLength(1));
  act(() => opened.history.back());
  act(() => opened.history.push('/organisation'));
  expect(opened.history.location.pathname).toContain(id);
  await act(async () => answer({ generatedPassword: password }));
  expect(await dialog('New password')).toBeVisible();
});

test.each([true, false])('says whether an earlier attempt has set the password: %s', async (is) => {
  const headers: HeadersInit = is ? { 'Idempotency-Replayed': 'true' } : {};
  const opened = await open({
    [resetCall]: () => Response.json({ generatedPassword: password }, { headers }),
  });
  await newPasswordDialog(opened);
  expect(screen.queryAllByText(/^An earlier attempt has set it: if somebody else/)).toHaveLength(
    is ? 1 : 0,
  );
});
