import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dateTimeText } from '~/domain/date-time-text';
import {
  addCall,
  app,
  node,
  nodesCall,
  openAcceptances,
  panelHeading,
  row,
  sentBy,
  treeCall,
  version,
} from '~/testing/acceptances-page';
import { accept, acceptButton, box, chooseNode, dialog, openVersion } from '~/testing/accepting';
import { exampleOf } from '~/testing/contract-examples';

const ada = '10000000-0000-4000-8000-000000000002';

test('a version shows its status, notes and size, and that accepting is irreversible', async () => {
  await openVersion();
  expect(await screen.findByText(/^Partial for 1 node, most recently on .*2026/)).toBeVisible();
  expect(screen.getByText(/^Contactless tips\./)).toHaveTextContent(/two kitchens at once\.$/);
  expect(screen.getByText('49.3 MB')).toBeVisible();
  expect(acceptButton()).toBeEnabled();
  expect(screen.getByText('Accepting a version is irreversible.')).toBeVisible();
});

test.each([
  ['an old one', { version: version(2) }, /only the authorised one, POS Terminal 5\.6\.1\.250,/],
  ['one accepted for all nodes', { version: version(3) }, /^Accepted for all nodes/],
])('there is no Accept button for %s', async (_what, search, words) => {
  const tree = exampleOf('getAcceptancesTree', 'applications');
  const entity = tree[0]?.children?.[0]?.entity;
  if (entity?.entityType === 'version') entity.acceptanceStatus.fullyAccepted = true;
  await openAcceptances({ app: app(1), ...search }, { [treeCall]: () => tree });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

describe('accepting', () => {
  test('for all nodes, immediately, after a question', async () => {
    const { user, calls } = await openVersion();
    await user.click(acceptButton());
    const question = await dialog('Accept version');
    expect(question.getByText(/going to be accepted for/)).toHaveTextContent(
      'POS Terminal 5.6.1.250 is going to be accepted for all nodes. Accepting is irreversible.',
    );
    expect(question.getByText('It will take effect immediately.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sentBy(calls, addCall)).toEqual([]);
    await accept(user);
    await waitFor(() =>
      expect(sentBy(calls, addCall)).toEqual([
        {
          applicationPackageID: version(3),
          notBefore: null,
          rootNodeID: null,
          rootNodeType: null,
          userID: ada,
        },
      ]),
    );
  });

  test('for one node: the choice leaves out accepted nodes and terminals', async () => {
    const { user, calls } = await openVersion();
    await user.click(box('Only for node'));
    expect(acceptButton()).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Choose an outlet or group' }));
    const choice = await dialog('Choose an outlet or group');
    const names = (await choice.findAllByRole('treeitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['City Centre', 'Market Hall']);
    await user.click(choice.getByRole('treeitem', { name: 'Market Hall' }));
    expect(await screen.findByText('Outlet in City Centre')).toBeVisible();
    await accept(user);
    await waitFor(() =>
      expect(sentBy(calls, addCall)).toMatchObject([{ rootNodeID: node(3), rootNodeType: 2 }]),
    );
  });

  test('the question names the place of an outlet whose name is not the only one', async () => {
    const { user } = await openVersion({
      [nodesCall]: () =>
        exampleOf('listOutletNodes', 'nodes').map((site) => {
          if (site.nodeID === node(2)) return { ...site, name: 'Bar', parentID: null };
          return site.nodeID === node(3) ? { ...site, name: 'Bar' } : site;
        }),
    });
    await user.click(box('Only for node'));
    await chooseNode(user, 'Bar');
    await user.click(acceptButton());
    const question = await dialog('Accept version');
    expect(question.getByText(/going to be accepted for/)).toHaveTextContent(
      'is going to be accepted for Bar (City Centre).',
    );
  });

  test('later: Not Before needs a date, and Tomorrow sends the next day in UTC', async () => {
    const { user, calls } = await openVersion();
    await user.click(box('Not Before'));
    const next = new Date();
    next.setDate(next.getDate() + 1);
    next.setHours(6, 0, 0, 0);
    const effect = screen.getByText(/^It will take effect in \d+ .*, on /);
    expect(effect.textContent).toContain(dateTimeText(next.getTime(), 'local'));
    expect(effect).toBeVisible();
    expect(screen.getByText(/^In your time zone, /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Date and time' }));
    expect(acceptButton()).toBeDisabled();
    expect(screen.getByText('Set a date, or clear Not Before.')).toBeVisible();
    await user.click(box('Not Before'));
    expect(acceptButton()).toBeEnabled();
    await user.click(box('Not Before'));
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(screen.getByText(/^It will take effect in (1 day|23 hours)/)).toBeVisible();
    await accept(user);
    await waitFor(() => expect(sentBy(calls, addCall)).toHaveLength(1));
    const [{ notBefore }] = sentBy(calls, addCall) as [{ notBefore: string }];
    expect(notBefore).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/);
    const ahead = Date.parse(`${notBefore.replace(' ', 'T')}Z`) - Date.now();
    expect(Math.abs(ahead - 24 * 60 * 60 * 1000)).toBeLessThan(2 * 60 * 60 * 1000);
  });

  test('a text that is no date and time is kept and cannot be accepted, a typed one can', async () => {
    const { user, calls } = await openVersion();
    await user.click(box('Not Before'));
    const field = () => screen.getByRole('textbox', { name: 'Date and time' });
    await user.clear(field());
    await user.type(field(), '2031-02-30 18:21{Enter}');
    expect(field()).toBeInvalid();
    expect(acceptButton()).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
    // An acceptance without a not-before does not need it, and the text is still there afterwards.
    await user.click(box('Not Before'));
    expect(acceptButton()).toBeEnabled();
    await user.click(box('Not Before'));
    expect(field()).toHaveValue('2031-02-30 18:21');
    expect(acceptButton()).toBeDisabled();
    await user.clear(field());
    await user.type(field(), '28 Feb 2031, 18:21');
    await accept(user);
    await waitFor(() => expect(sentBy(calls, addCall)).toHaveLength(1));
    const [{ notBefore }] = sentBy(calls, addCall) as [{ notBefore: string }];
    expect(Date.parse(`${notBefore}Z`)).toBe(new Date(2031, 1, 28, 18, 21).getTime());
  });

  test('the countdown runs every second until the moment has passed', async () => {
    const { user } = await openVersion();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      vi.setSystemTime(new Date(2026, 5, 9, 23, 59, 58));
      // Opens a new form. Its default, 06:00 of the next day, is six hours and two seconds ahead.
      await user.click(await row('2.1.0.40'));
      await user.click(box('Not Before'));
      const timer = screen.getByRole('timer');
      expect(timer).toHaveTextContent('It will take effect in 6 hours, 2 seconds');
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(timer).toHaveTextContent('It will take effect in 6 hours, 1 second');
      vi.setSystemTime(new Date(2026, 5, 10, 6, 0, 1));
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      const past = 'The time selected is in the past. It will take effect immediately.';
      expect(screen.getByText(past)).toHaveRole('status');
    } finally {
      vi.useRealTimers();
    }
  });

  test('after a save the tree shows the new state and keeps selection and expansion', async () => {
    const accepted = exampleOf('getAcceptancesTree', 'applications');
    const entity = accepted[0]?.children?.[0]?.entity;
    if (entity?.entityType === 'version') entity.acceptanceStatus.fullyAccepted = true;
    let tree = exampleOf('getAcceptancesTree', 'applications');
    const { user, history } = await openVersion({
      [treeCall]: () => tree,
      [addCall]: () => {
        tree = accepted;
        return exampleOf('addAcceptance', 'added');
      },
    });
    const address = history.location.search;
    await user.click((await row('5.6.1.250')).querySelector('[data-expander]') as Element);
    await row('Quay Street');
    await user.click((await row('Kitchen Display')).querySelector('[data-expander]') as Element);
    await accept(user);
    expect(await screen.findByText('The acceptance was saved.')).toBeVisible();
    expect(await row('5.6.1.250')).toHaveAccessibleDescription('Accepted');
    expect(await row('5.6.1.250')).toHaveAttribute('aria-selected', 'true');
    expect(await row('Quay Street')).toBeVisible();
    expect(await row('Kitchen Display')).toHaveAttribute('aria-expanded', 'false');
    expect(history.location.search).toBe(address);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await waitFor(async () => expect(await panelHeading('POS Terminal 5.6.1.250')).toHaveFocus());
  });

  test('after a save for one node the form resets', async () => {
    const { user, calls } = await openVersion();
    await user.click(box('Only for node'));
    await chooseNode(user, 'Market Hall');
    await accept(user);
    expect(await screen.findByText('The acceptance was saved.')).toBeVisible();
    expect(box('Only for node')).not.toBeChecked();
    expect(acceptButton()).toBeEnabled();
    expect(sentBy(calls, addCall)).toHaveLength(1);
  });
});
