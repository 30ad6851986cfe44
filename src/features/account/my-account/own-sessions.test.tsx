import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserSession } from '~/api/sessions';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole, type Persona } from '~/testing/open-console';
import { pressEnter } from '~/testing/press-and-fill';

const uma = '10000000-0000-4000-8000-000000000003';
const read = `GET /api/user/${uma}/sessions`;
const end = `POST /api/user/${uma}/sessions/example-session-2/end`;
const endAll = `POST /api/user/${uma}/sessions/end`;
const telephone = 'End the session on Safari on iPhone at 2001:db8:85a3:8d3:1319:8a2e:370:7348';

const open = (answers: Parameters<typeof openConsole>[2], persona: Persona = 'ordinaryUser') =>
  openConsole(`/user/${uma}`, persona, {
    [`GET /api/User/summary/${uma}`]: () =>
      exampleOf('getUserSummary', persona === 'superUser' ? 'somebodyElse' : uma),
    ...answers,
  });
const several = (): UserSession[] => exampleOf('listSessions', uma);
const card = () => screen.findByRole('region', { name: 'Sessions' });
const rows = async () => within(await card()).findAllByRole('listitem');
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:05Z'));
});

describe('the sessions on the own account', () => {
  test('have device, address and last use, and the present one is marked', async () => {
    await open({ [read]: several });
    const texts = (await rows()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(
        /^Firefox on Windows203\.0\.113\.24Last used just now, Nov 21, 2026, .*Signed in .*This session$/,
      ),
      expect.stringMatching(
        /^Safari on iPhone2001:db8.*7348Last used 40 minutes ago, Nov 21, 2026, .*Signed in .*End$/,
      ),
      expect.stringMatching(
        /^Unknown deviceLast used 54 minutes ago, Nov 21, 2026, .*Signed in .*End$/,
      ),
    ]);
    expect(screen.getAllByRole('button', { name: /^End the session/ })).toHaveLength(2);
  });

  test('of one device and address also have the time of their sign-in as a name', async () => {
    const [, safari, ...others] = several();
    await open({
      [read]: () => [
        { ...safari, sessionID: 'present', isCurrent: true },
        safari,
        { ...safari, sessionID: 'again', dateTimeCreated: '2026-11-20T07:15:00Z' },
        ...others,
      ],
    });
    await rows();
    const buttons = screen.getAllByRole('button', { name: /^End the session on Safari/ });
    expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/ at 2001:.*7348 \(signed in Nov 21, 2026, .*\)$/),
      expect.stringMatching(/ at 2001:.*7348 \(signed in Nov 20, 2026, .*\)$/),
    ]);
    expect(await button('End the session on Unknown device')).toBeVisible();
  });

  test('end one at a time, which reads the list again and says so', async () => {
    let sessions = several();
    const { user, calls } = await open({
      [read]: () => sessions,
      [end]: () => {
        sessions = sessions.filter(({ sessionID }) => sessionID !== 'example-session-2');
        return exampleOf('endSession', 'ended');
      },
    });
    await user.click(await button(telephone));
    const notice = await screen.findByText('The session on Safari on iPhone has ended.');
    expect(notice).toHaveFocus();
    expect(await rows()).toHaveLength(2);
    expect(calls.filter(({ call }) => call === end)).toHaveLength(1);
  });

  test('end together except the present one, without a question', async () => {
    let sessions = several();
    const { user } = await open({
      [read]: () => sessions,
      [endAll]: () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return exampleOf('endSessions', 'ended');
      },
    });
    await user.click(await button('End all other sessions'));
    expect(await screen.findByText('2 sessions have ended.')).toHaveFocus();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  test.each([
    ['one', telephone],
    ['all', 'End all other sessions'],
  ])('stay in the list when ending %s fails, and the reason is shown', async (_, name) => {
    let fail: () => void = () => {};
    const failing = new Promise<Response>((resolve) => {
      fail = () => resolve(coded('', 500));
    });
    await open({ [read]: several, [end]: () => failing, [endAll]: () => failing });
    await pressEnter(name);
    await waitFor(async () => expect(await button(name)).toHaveAttribute('aria-disabled'));
    // The attribute would take the focus away.
    expect(await button(name)).not.toHaveAttribute('disabled');
    fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server failed to answer');
    expect(await rows()).toHaveLength(3);
    expect(await button(name)).toHaveFocus();
    expect(await button(name)).not.toHaveAttribute('aria-disabled');
  });

  test('cannot be ended twice by a second click', async () => {
    let answer: (value: unknown) => void = () => {};
    const { user, calls } = await open({
      [read]: several,
      [end]: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(await button(telephone));
    await waitFor(async () => expect(await button(telephone)).toHaveAttribute('aria-disabled'));
    await user.click(await button(telephone));
    await user.click(await button('End all other sessions'));
    answer(exampleOf('endSession', 'nothingToEnd'));
    await screen.findByText('The session on Safari on iPhone has ended.');
    expect(calls.filter(({ call }) => [end, endAll].includes(call))).toHaveLength(1);
  });

  test('are loading until the answer comes', async () => {
    let answer: (value: unknown) => void = () => {};
    await open({ [read]: () => new Promise((resolve) => (answer = resolve)) });
    expect(await card()).toHaveTextContent('Loading...');
    answer(several());
    expect(await rows()).toHaveLength(3);
  });

  test('offer Retry after a failed read, while the other cards stay', async () => {
    const failure = () => coded('BadRequest');
    let answer: () => unknown = failure;
    const { queryClient } = await open({ [read]: () => answer() });
    expect(await within(await card()).findByText('Bad Request.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Profile' })).toBeVisible();
    answer = several;
    await pressEnter('Retry');
    expect(await rows()).toHaveLength(3);
    expect(await card()).toHaveFocus();
    answer = failure;
    await act(() => queryClient.invalidateQueries());
    expect(await within(await card()).findByText('Bad Request.')).toBeVisible();
    expect(await rows()).toHaveLength(3);
    answer = () => new Promise(() => {});
    await pressEnter('Retry');
    expect(await card()).toHaveTextContent('Loading...');
  });

  test.each([404, 501])('are not offered by a service that answers %i', async (status) => {
    await open({ [read]: () => coded('', status) });
    await screen.findByRole('region', { name: 'Profile' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sessions' })).toBeNull());
  });
});

test("somebody else's account shows no sessions: Edit User does", async () => {
  const { calls } = await open({}, 'superUser');
  await screen.findByText('Account of Uma Olsen');
  expect(screen.queryByRole('region', { name: 'Sessions' })).toBeNull();
  expect(calls.map(({ call }) => call)).not.toContain(read);
});
