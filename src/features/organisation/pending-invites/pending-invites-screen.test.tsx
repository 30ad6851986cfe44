import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
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

describe('the list', () => {
  test('has the columns of the specification, in UTC, and leads to Invite User', async () => {
    await open();
    expect(await row('new.person@demo.test')).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual([
      'Email',
      'Expiry (UTC)',
      'Sender',
      'Organisation Admin',
      'More actions',
      'Delete',
    ]);
    expect(screen.getByRole('gridcell', { name: /Dec 0?5, 2099.*9:30.AM UTC/ })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: 'Ada Marchetti' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Invite User' })).toHaveAttribute(
      'href',
      `/organisation/${harbour}/invite`,
    );
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  test('finds the invitations that expire soon, and marks them', async () => {
    const inDays = (email: string, days: number) => ({
      ...invite(),
      organisationUserInviteID: `61000000-0000-4000-8000-00000000001${days + 1}`,
      email,
      expiryDateTimeUTC: new Date(Date.now() + days * 86_400_000).toISOString(),
    });
    const invites = [inDays('past@demo.test', -1), inDays('near@demo.test', 2), invite()];
    const opened = await open({ [`GET ${api}`]: () => invites });
    await press(opened, 'Expires soon');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(await row('near@demo.test')).toBeVisible();
    expect(screen.getByRole('gridcell', { name: /Expires soon$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Expires soon' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(opened, 'Expires soon');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3));
    await waitFor(() => expect(opened.history.location.search).toBe(''));
    // Three days later, the marks are of the last read.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 86_400_000);
    await press(opened, 'Refresh');
    await waitFor(() => expect(screen.getAllByText('Expired')).toHaveLength(2));
  });

  test('marks an expired invitation, which has no link and which a search finds', async () => {
    const odd = { [`GET ${api}`]: () => exampleOf('listPendingInvites', 'odd') };
    const opened = await open(odd, '?q=expired');
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'too.late@demo.test',
    ]);
    expect(await openMenu(opened, 'too.late@demo.test')).toEqual(['Send again']);
  });

  test('withdraws an invitation at once after the question', async () => {
    const opened = await open();
    await press(opened, 'Delete new.person@demo.test');
    const question = await dialog('Delete Row');
    expect(question).toHaveTextContent('The invitation is withdrawn: links to it stop working.');
    await opened.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(bodiesOf(opened, `POST ${api}/batch`)).toEqual([{ changes: [], deletes: [id] }]),
    );
  });

  test('asks before it withdraws an invitation that somebody else has sent again', async () => {
    let expiryDateTimeUTC = invite().expiryDateTimeUTC;
    const opened = await open({ [`GET ${api}`]: () => [{ ...invite(), expiryDateTimeUTC }] });
    await row('new.person@demo.test');
    expiryDateTimeUTC = '2099-12-19T09:30:00Z';
    await press(opened, 'Delete new.person@demo.test');
    const withdrawing = await dialog('Delete Row');
    await opened.user.click(within(withdrawing).getByRole('button', { name: 'Delete' }));
    const question = await dialog('Changed by somebody else');
    expect(question).toHaveTextContent(/Expiry \(UTC\) was .*2099.*Theirs .*Dec 19, 2099/);
    expect(bodiesOf(opened, `POST ${api}/batch`)).toEqual([]);
    await opened.user.click(within(question).getByRole('radio', { name: 'Keep it as it is now' }));
    await opened.user.click(within(question).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(opened, `POST ${api}/batch`)).toEqual([]);
  });

  test('withdraws nothing twice: an invitation that is gone needs no call', async () => {
    let invites = [invite()];
    const opened = await open({ [`GET ${api}`]: () => invites });
    await row('new.person@demo.test');
    invites = [];
    await press(opened, 'Delete new.person@demo.test');
    const withdrawing = await dialog('Delete Row');
    await opened.user.click(within(withdrawing).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No pending invitations')).toBeVisible();
    expect(bodiesOf(opened, `POST ${api}/batch`)).toEqual([]);
  });

  test('says that there are no invitations', async () => {
    await open({ [`GET ${api}`]: () => [] });
    expect(await screen.findByText('No pending invitations')).toBeVisible();
  });

  test('shows an invitation without an address', async () => {
    await open({ [`GET ${api}`]: () => [{ ...invite(), email: '' }] });
    expect(await screen.findByRole('button', { name: 'Delete row' })).toBeVisible();
  });
});

describe('a link', () => {
  test('is visible until its dialog closes, and nothing keeps it', async () => {
    const opened = await open();
    await choose(opened, 'Copy link');
    const { link } = exampleOf('createInviteLink', id);
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(link);
    expect(await dialog('Copy link')).toHaveTextContent(
      'Pass this link on to new.person@demo.test. Somebody who is signed in with this address joins at once. Everybody else gets a mail to this address first',
    );
    await press(opened, 'Copy');
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await press(opened, 'Copied');
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be copied.');
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();

    const shown = await dialog('Copy link');
    const [close] = within(shown).getAllByRole('button', { name: 'Close' }).slice(-1);
    await opened.user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { queryClient } = opened;
    await waitFor(() => {
      const caches = [
        queryClient.getQueryCache().getAll(),
        queryClient.getMutationCache().getAll(),
      ];
      const kept = caches.flat().map(({ state }) => state);
      expect(JSON.stringify([kept, opened.history.location])).not.toContain('a-token-for-examples');
    });
    expect(document.body.innerHTML).not.toContain('a-token-for-examples');
  });

  test('that the service refuses shows the reason, and Retry repeats the call', async () => {
    let isExpired = true;
    let arrive = () => {};
    const later = new Promise((resolve) => {
      arrive = () => resolve(exampleOf('createInviteLink', id));
    });
    const opened = await open({
      [`POST ${api}/${id}/link`]: () => (isExpired ? coded('BadRequest_InvitationExpired') : later),
    });
    await choose(opened, 'Copy link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invitation has expired.');
    isExpired = false;
    await press(opened, 'Retry');
    expect(await dialog('Copy link')).toHaveFocus();
    arrive();
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeVisible();
  });

  test('is no longer on offer if the service lacks the call', async () => {
    const opened = await open({
      [`POST ${api}/${id}/link`]: () => new Response('', { status: 501 }),
    });
    await choose(opened, 'Copy link');
    expect(
      await screen.findByText('This service does not offer links to invitations.'),
    ).toBeVisible();
    const shown = await dialog('Copy link');
    const [close] = within(shown).getAllByRole('button', { name: 'Close' }).slice(-1);
    await opened.user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await openMenu(opened)).toEqual(['Send again']);
  });
});
