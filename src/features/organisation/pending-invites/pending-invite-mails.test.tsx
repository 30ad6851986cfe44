import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import {
  api,
  bodiesOf,
  choose,
  dialog,
  id,
  invite,
  open,
  openMenu,
  press,
  row,
} from '~/testing/pending-invites';

describe('the mail of an invitation', () => {
  test('marks mails that wait and those that were not sent, and looks again', async () => {
    let state = 'mailStates';
    const list = () =>
      state === 'mailStates'
        ? exampleOf('listPendingInvites', 'mailStates')
        : exampleOf('listPendingInvites', 'mailStates').map((one) => ({
            ...one,
            mailState: 'Sent',
          }));
    const opened = await open({ [`GET ${api}`]: list });
    const textsOf = async (email: string) =>
      within((await row(email)).closest('[role="row"]') as HTMLElement)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent);
    expect(await textsOf('new.person@demo.test')).toContain('Will be sent');
    expect(await textsOf('no.such.mailbox@demo.test')).toContain('Not sent');
    expect(await openMenu(opened)).toEqual(['Copy link']);
    await opened.user.keyboard('{Escape}');
    for (const email of ['no.such.mailbox@demo.test', 'second.manager@demo.test']) {
      expect(await openMenu(opened, email)).toContain('Send again');
      await opened.user.keyboard('{Escape}');
    }
    state = 'sent';
    await waitFor(() => expect(screen.queryByText('Will be sent')).toBeNull(), { timeout: 10_000 });
    expect(screen.queryByRole('columnheader', { name: /^Mail/ })).toBeNull();
  });

  test('withdraws without a question when only the mail was sent meanwhile', async () => {
    let mailState = 'Pending';
    const opened = await open({ [`GET ${api}`]: () => [{ ...invite(), mailState }] });
    await screen.findByText('Will be sent');
    mailState = 'Sent';
    await press(opened, 'Delete new.person@demo.test');
    const question = await dialog('Delete Row');
    await opened.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bodiesOf(opened, `POST ${api}/batch`)).toHaveLength(1));
  });
});

describe('sending again', () => {
  test('asks, sends once, and says until when it is valid', async () => {
    const opened = await open();
    await choose(opened, 'Send again');
    const question = await dialog('Send again');
    expect(question).toHaveTextContent('Send the invitation to new.person@demo.test again?');
    await opened.user.dblClick(within(question).getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText(/^The invitation was sent to new\.person@demo\.test again\./),
    ).toHaveTextContent(/It can be accepted until .*2099/);
    expect(bodiesOf(opened, `POST ${api}/${id}/resend`)).toHaveLength(1);
    await press(opened, 'OK');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(opened, `GET ${api}`)).toHaveLength(2);
  });

  test.each([
    ['mailPending', 'The invitation will be sent to new.person@demo.test again.'],
    ['mailFailed', 'The mail could not be sent to new.person@demo.test. Check the address'],
  ] as const)('says what became of the mail: %s', async (example, text) => {
    const opened = await open({
      [`POST ${api}/${id}/resend`]: () => exampleOf('resendInvite', example),
    });
    await choose(opened, 'Send again');
    await press(opened, 'Send');
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    await press(opened, 'OK');
  });

  test('that was done although its answer cannot be read is not offered once more', async () => {
    const opened = await open({ [`POST ${api}/${id}/resend`]: () => ({}) });
    await choose(opened, 'Send again');
    await press(opened, 'Send');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This was done, but the answer/);
    await press(opened, 'OK');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the reason of a failure in the dialog', async () => {
    const opened = await open({
      [`POST ${api}/${id}/resend`]: () => coded('BadRequest_InvitationEmailSendFailure'),
    });
    await choose(opened, 'Send again');
    await press(opened, 'Send');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to send invite! The server is not able to send email invitations at this time.',
    );
  });

  test.each([
    ['501', () => new Response('', { status: 501 })],
    ['404 although the invitation exists', () => coded('Not Found', 404)],
  ])('is no longer on offer after %s', async (_what, answer) => {
    const opened = await open({ [`POST ${api}/${id}/resend`]: answer });
    await choose(opened, 'Send again');
    await press(opened, 'Send');
    expect(
      await screen.findByText(/^This service does not offer to send invitations again\./),
    ).toBeVisible();
    await press(opened, 'OK');
    expect(await row('new.person@demo.test')).toBeVisible();
    expect(await openMenu(opened)).toEqual(['Copy link']);
  });

  test('stays offered when only this invitation is gone', async () => {
    let isGone = false;
    const other = {
      ...invite(),
      organisationUserInviteID: '61000000-0000-4000-8000-000000000099',
      email: 'other.person@demo.test',
    };
    const opened = await open({
      [`GET ${api}`]: () => (isGone ? [other] : [invite(), other]),
      [`POST ${api}/${id}/resend`]: () => {
        isGone = true;
        return coded('The invitation does not exist.', 404);
      },
    });
    await choose(opened, 'Send again');
    await press(opened, 'Send');
    expect(await screen.findByRole('alert')).toHaveTextContent('The invitation does not exist.');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await press(opened, 'OK');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('new.person@demo.test')).toBeNull();
    expect(await openMenu(opened, 'other.person@demo.test')).toEqual(['Send again', 'Copy link']);
  });

  test('says so when a repeated answer is about an invitation that is gone', async () => {
    let isGone = false;
    const headers = { 'Idempotency-Replayed': 'true' };
    const opened = await open({
      [`GET ${api}`]: () => (isGone ? [] : [invite()]),
      [`POST ${api}/${id}/resend`]: () => {
        isGone = true;
        return Response.json(invite(), { headers });
      },
    });
    await choose(opened, 'Send again');
    await press(opened, 'Send');
    expect(await screen.findByRole('alert')).toHaveTextContent('The invitation does not exist.');
    expect(screen.queryByText(/was sent to/)).toBeNull();
  });
});
