import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';

type Given = Parameters<typeof openAcceptances>[1];

const ada = '10000000-0000-4000-8000-000000000002';
const open = async (given?: Given) => {
  const opened = await openAcceptances({ app: app(1), version: version(3) }, given);
  await panelHeading('POS Terminal 5.6.1.250');
  return opened;
};
const acceptButton = () => screen.getByRole('button', { name: 'Accept' });
const box = (name: string) => screen.getByRole('checkbox', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function chooseNode(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Choose an outlet or group' }));
  const choice = await dialog('Choose an outlet or group');
  await user.click(await choice.findByRole('treeitem', { name }));
}

async function accept(user: UserEvent) {
  await user.click(acceptButton());
  await user.click((await dialog('Accept version')).getByRole('button', { name: 'Accept' }));
}

test('a version shows its status, notes and size, and that accepting is irreversible', async () => {
  await open();
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
    const { user, calls } = await open();
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
    const { user, calls } = await open();
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

  test('later: Not Before needs a date, and Tomorrow sends the next day in UTC', async () => {
    const { user, calls } = await open();
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
    const { user, calls } = await open();
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
    const { user } = await open();
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
      expect(timer).toHaveTextContent(
        'The time selected is in the past. It will take effect immediately.',
      );
    } finally {
      vi.useRealTimers();
    }
  });

  test('after a save the tree shows the new state and keeps selection and expansion', async () => {
    const accepted = exampleOf('getAcceptancesTree', 'applications');
    const entity = accepted[0]?.children?.[0]?.entity;
    if (entity?.entityType === 'version') entity.acceptanceStatus.fullyAccepted = true;
    let tree = exampleOf('getAcceptancesTree', 'applications');
    const { user, history } = await open({
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
    const { user, calls } = await open();
    await user.click(box('Only for node'));
    await chooseNode(user, 'Market Hall');
    await accept(user);
    expect(await screen.findByText('The acceptance was saved.')).toBeVisible();
    expect(box('Only for node')).not.toBeChecked();
    expect(acceptButton()).toBeEnabled();
    expect(sentBy(calls, addCall)).toHaveLength(1);
  });
});

describe('failures and unsaved choices', () => {
  test('a failed save shows the reason and Retry in the question', async () => {
    let isBroken = true;
    const { user, calls } = await open({
      [addCall]: () => (isBroken ? coded('BadRequest') : exampleOf('addAcceptance', 'added')),
    });
    await user.click(box('Only for node'));
    await chooseNode(user, 'Market Hall');
    await accept(user);
    const question = await dialog('Accept version');
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Unable to save acceptance. Bad Request.',
    );
    isBroken = false;
    await user.click(question.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The acceptance was saved.')).toBeVisible();
    expect(sentBy(calls, addCall)).toHaveLength(2);
  });

  test('Cancel after a failed save reloads what somebody else accepted', async () => {
    let tree = exampleOf('getAcceptancesTree', 'applications');
    const { user } = await open({
      [treeCall]: () => tree,
      [addCall]: () => {
        tree = exampleOf('getAcceptancesTree', 'applications');
        const entity = tree[0]?.children?.[0]?.entity;
        if (entity?.entityType !== 'version') throw new Error('The example has no version.');
        entity.acceptanceStatus.acceptedRootNodeIDs.push(node(3));
        return coded('BadRequest');
      },
    });
    await user.click(box('Only for node'));
    await chooseNode(user, 'Market Hall');
    await accept(user);
    const question = await dialog('Accept version');
    await question.findByRole('alert');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^Partial for 2 nodes/)).toBeVisible();
    expect(screen.getByText('No node is chosen.')).toBeVisible();
    expect(acceptButton()).toBeDisabled();
  });

  test('failed nodes show the reason and Retry, and Accept stays disabled', async () => {
    let isBroken = true;
    const { user } = await open({
      [nodesCall]: () => (isBroken ? coded('BadRequest') : exampleOf('listOutletNodes', 'nodes')),
    });
    await user.click(box('Only for node'));
    expect(await screen.findByText('Unable to fetch nodes. Bad Request.')).toBeVisible();
    expect(acceptButton()).toBeDisabled();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await chooseNode(user, 'City Centre');
    expect(acceptButton()).toBeEnabled();
  });

  test('the choice says when no node is left', async () => {
    const { user } = await open({ [nodesCall]: () => [] });
    await user.click(box('Only for node'));
    await user.click(await screen.findByRole('button', { name: 'Choose an outlet or group' }));
    expect(await screen.findByText(/^The version is accepted for every outlet/)).toBeVisible();
  });

  test('a failed reload after a save says that the page may be out of date', async () => {
    let isSaved = false;
    const { user } = await open({
      [treeCall]: () =>
        isSaved ? coded('BadRequest') : exampleOf('getAcceptancesTree', 'applications'),
      [addCall]: () => {
        isSaved = true;
        return exampleOf('addAcceptance', 'added');
      },
    });
    await accept(user);
    expect(
      await screen.findByText(/What is shown may be out of date\. Bad Request\./),
    ).toBeVisible();
    isSaved = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });

  test('asks before a navigation discards the choices', async () => {
    const { user } = await open();
    await user.click(box('Not Before'));
    await user.click(await row('Kitchen Display'));
    const question = await dialog('Unsaved changes');
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(box('Not Before')).toBeChecked();
    await user.click(box('Not Before'));
    await user.click(await row('Kitchen Display'));
    expect(await panelHeading('Kitchen Display')).toBeVisible();
  });
});
