import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UserBatch } from '~/api/users';
import { personalFieldsOf } from '~/domain/personal-fields';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { personas } from '~/testing/personas';

const uma = () => exampleOf('getUser', '10000000-0000-4000-8000-000000000003');
const path = `/admin/users/edit/${uma().userID}`;
const call = `GET /api/user/${uma().userID}`;

const saves = {
  'GET /api/user': () => exampleOf('listUsers', 'users'),
  [`GET /api/user/${uma().userID}/signinlimits`]: () => exampleOf('getSignInLimits', uma().userID),
  'POST /api/user/batch': () => exampleOf('commitUsers', 'saved'),
};

const isMissing = () => new Response('', { status: 404 });
// The panels below the form belong to extensions, and have tests of their own.
const extensions = { [`${call}/signinlimits`]: isMissing, [`${call}/sessions`]: isMissing };
const open = (answers = {}) =>
  openConsole(path, 'superUser', { [call]: uma, ...extensions, ...saves, ...answers });
const field = (label: string) => screen.findByRole('textbox', { name: label });
const button = (name: string) => screen.queryByRole('button', { name });

async function retype(user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) {
  const input = await field(label);
  await user.clear(input);
  if (text) await user.type(input, text);
}

describe('Edit User', () => {
  test('shows the record with a read-only id, and Done while nothing has changed', async () => {
    await open();
    expect(await field('Full Name')).toHaveValue('Uma Olsen');
    expect(await field('Display Name')).toHaveValue('Uma');
    expect(await field('Email')).toHaveValue('user@demo.test');
    expect(await field('User ID')).toHaveValue(uma().userID);
    expect(await field('User ID')).toHaveAttribute('readonly');
    expect(button('Done')).toBeVisible();
    expect(button('Save')).toBeNull();
    expect(button('Delete')).toBeEnabled();
  });

  test('saves the changes and returns to the list', async () => {
    const { user, calls, history } = await open();
    await retype(user, 'Full Name', 'Uma Berg');
    await user.click(screen.getByRole('switch', { name: 'Server Administrator' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    const batch = calls.find((sent) => sent.call === 'POST /api/user/batch')?.body as UserBatch;
    expect(batch).toEqual({
      changes: [{ ...uma(), fullName: 'Uma Berg', scopes: ['superuser'] }],
      deletes: [],
    });
  });

  test('taking the rights of a server administrator names the invitations that go with them', async () => {
    const { user } = await open({
      [`GET /api/user/${uma().userID}`]: () => ({ ...uma(), scopes: ['superuser'] }),
      [`GET /api/usedby/users/${uma().userID}`]: () => exampleOf('readUsedBy', uma().userID),
    });
    const words =
      'The invitation that they have sent to new.person@demo.test is withdrawn, unless they administer the organisation.';
    const rights = await screen.findByRole('switch', { name: 'Server Administrator' });
    expect(screen.queryByText(words)).toBeNull();
    await user.click(rights);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('the own rights of a server administrator cannot be taken, and no invitation goes', async () => {
    const { user: own, userID } = personas.superUser;
    const { user } = await openConsole(`/admin/users/edit/${userID}`, 'superUser', {
      [`GET /api/user/${userID}`]: () => own,
      [`GET /api/usedby/users/${userID}`]: () => exampleOf('readUsedBy', uma().userID),
    });
    await user.click(await screen.findByRole('switch', { name: 'Server Administrator' }));
    const words = 'These are your own rights. You cannot take them from yourself.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/withdrawn/)).toBeNull();
  });

  test('saves the texts without the spaces around them', async () => {
    const { user, calls, history } = await open();
    await retype(user, 'Display Name', '  Tmp  ');
    await retype(user, 'Email', ' tmp@demo.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    const batch = calls.find((sent) => sent.call === 'POST /api/user/batch')?.body as UserBatch;
    expect(batch.changes).toEqual([{ ...uma(), shortName: 'Tmp', email: 'tmp@demo.test' }]);
  });

  test('offers Done again when the values equal the loaded ones', async () => {
    const { user } = await open();
    await retype(user, 'Display Name', 'Umi');
    expect(button('Save')).toBeVisible();
    await retype(user, 'Display Name', 'Uma');
    expect(button('Save')).toBeNull();
    expect(button('Done')).toBeVisible();
  });

  test('does not send what is too long, and goes to the field', async () => {
    const { user, calls } = await open();
    await retype(user, 'Display Name', 'x'.repeat(33));
    expect(screen.getByText('At most 32 characters; this has 33.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await field('Display Name')).toHaveFocus());
    expect(calls.some((sent) => sent.call === 'POST /api/user/batch')).toBe(false);
  });

  test('shows the message and keeps the edits when the service refuses', async () => {
    const { user, history } = await open({
      'POST /api/user/batch': () => coded('BadRequest_UserDoesNotExist'),
    });
    await retype(user, 'Full Name', 'Uma Berg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User does not exist.')).toBeVisible();
    expect(history.location.pathname).toBe(path);
    expect(await field('Full Name')).toHaveValue('Uma Berg');
  });

  test('asks before it overwrites a change of somebody else', async () => {
    let reads = 0;
    const { user, calls, history } = await open({
      [call]: () => {
        reads += 1;
        return reads === 1 ? uma() : { ...uma(), fullName: 'Uma Lund', locale: 'sv-SE' };
      },
    });
    await retype(user, 'Full Name', 'Uma Berg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    expect(within(dialog).getByRole('row', { name: /Full Name Uma Berg Uma Lund/ })).toBeVisible();
    expect(calls.some((sent) => sent.call === 'POST /api/user/batch')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    const batch = calls.find((sent) => sent.call === 'POST /api/user/batch')?.body as UserBatch;
    // The save keeps the change of somebody else to another field.
    expect(batch.changes).toEqual([{ ...uma(), fullName: 'Uma Berg', locale: 'sv-SE' }]);
  });

  test('says that nothing is saved while it asks, and Escape closes one question at a time', async () => {
    let reads = 0;
    const { user, history } = await open({
      [call]: () => {
        reads += 1;
        return reads === 1 ? uma() : { ...uma(), fullName: 'Uma Lund' };
      },
    });
    await retype(user, 'Full Name', 'Uma Berg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Changed by somebody else' });
    act(() => history.push('/admin/users'));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toHaveTextContent(
      'This page has changes that are not saved. They are lost when you leave.',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: 'Changed by somebody else' })).toBeVisible();
    expect(history.location.pathname).toBe(path);
  });

  test('Back after a deletion shows that there is no such user', async () => {
    let isGone = false;
    const { user, history } = await open({
      [call]: () => (isGone ? coded('The user does not exist.', 404) : uma()),
      'POST /api/user/batch': () => {
        isGone = true;
        return { changes: [], deletes: [uma().userID] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    act(() => history.back());
    expect(await screen.findByText('The user does not exist.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Full Name' })).toBeNull();
    expect(button('Delete')).toBeNull();
  });

  test('asks before a link discards the edits, and Escape keeps them', async () => {
    const { user, history } = await open();
    await retype(user, 'Full Name', 'Uma Berg');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(crumbs.getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.pathname).toBe(path);
    expect(await field('Full Name')).toHaveValue('Uma Berg');
  });

  test('explains an unconfirmed account, and sends the mail that confirms it', async () => {
    const theo = () => exampleOf('getUser', '10000000-0000-4000-8000-000000000006');
    const { isEmailUnconfirmed, ...stored } = theo();
    let isDown = true;
    const { user, calls, history } = await openConsole(
      `/admin/users/edit/${theo().userID}`,
      'superUser',
      {
        [`GET /api/user/${theo().userID}`]: theo,
        'POST /passwordreset/send': () =>
          isDown
            ? coded('BadRequest_PasswordResetRequestEmailSendFailure')
            : exampleOf('sendPasswordReset', 'sent'),
        ...saves,
      },
    );
    const notice = await screen.findByRole('region', { name: 'Unconfirmed account' });
    expect(notice).toHaveTextContent('The account cannot sign in and cannot be given rights.');
    await user.click(within(notice).getByRole('button', { name: 'Send the mail' }));
    expect(await within(notice).findByRole('alert')).toHaveTextContent(
      'The server is not able to send password resets at this time.',
    );
    isDown = false;
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(await within(notice).findByText(/^A mail is on its way to theo\.novak/)).toBeVisible();
    const sent = calls.filter(({ call }) => call === 'POST /passwordreset/send');
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'theo.novak@demo.test' },
      { email: 'theo.novak@demo.test' },
    ]);

    await retype(user, 'Display Name', 'Teo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    const batch = calls.find((sent) => sent.call === 'POST /api/user/batch')?.body as UserBatch;
    expect(batch.changes).toEqual([{ ...stored, shortName: 'Teo' }]);
  });

  test('a confirmed account has no notice', async () => {
    await open();
    await field('Full Name');
    expect(screen.queryByRole('region', { name: 'Unconfirmed account' })).toBeNull();
  });

  test('deletes after a confirmation and returns to the list', async () => {
    const { user, calls, history } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    expect(calls.find((sent) => sent.call === 'POST /api/user/batch')?.body).toEqual({
      changes: [],
      deletes: [uma().userID],
    });
  });

  test('shows the error of a failed load, and Retry loads again', async () => {
    let isBroken = true;
    const { user } = await open({ [call]: () => (isBroken ? coded('BadRequest') : uma()) });
    expect(await screen.findByText('Bad Request.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Full Name')).toHaveValue('Uma Olsen');
  });

  test('sends a new user without an id, and disables Delete', async () => {
    const { user, calls, history } = await openConsole('/admin/users/edit/new', 'superUser', saves);
    expect(await screen.findByRole('heading', { name: 'Create User' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await retype(user, 'Display Name', 'Nora');
    await retype(user, 'Full Name', 'Nora Lind');
    await retype(user, 'Email', 'nora@demo.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
    const batch = calls.find((sent) => sent.call === 'POST /api/user/batch')?.body as UserBatch;
    expect(batch.changes).toEqual([
      {
        ...personalFieldsOf(undefined),
        shortName: 'Nora',
        fullName: 'Nora Lind',
        email: 'nora@demo.test',
        locale: 'en-GB',
        defaultCurrencyCode: 'GBP',
        image: null,
        scopes: [],
      },
    ]);
  });
});
