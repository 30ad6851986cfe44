import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import {
  type PeopleBatch,
  type Person,
  people,
  type renderGrid,
  rowOf,
} from '~/testing/people-grid';
import { pressTwice } from '~/testing/press-and-fill';
import { bar, begin, box, button } from '~/testing/selected-rows';

const refused = () => new ApiError({ status: 400, reason: 'In use' });
const commitOf = (refuse: (ids: readonly string[]) => Error | undefined) => {
  const deleted: string[][] = [];
  const onCommit = async ({ deletes }: { deletes: string[] }) => {
    deleted.push(deletes);
    const failure = refuse(deletes);
    if (failure) throw failure;
  };
  return { onCommit, deleted };
};
const deleteAll = async (props: Parameters<typeof renderGrid>[0]) => {
  const { user } = await begin({ inPlace: false, ...props });
  await user.click(box('Select all shown rows'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  await user.click(button('Delete 3 rows'));
  return user;
};
const outcome = (kind: RegExp) => screen.findByRole('heading', { name: kind });

test('the halves of a refused batch are sent, so that each row has its outcome', async () => {
  const { onCommit, deleted } = commitOf((ids) =>
    ids.includes('2') ? new Error('In use.', { cause: refused() }) : undefined,
  );
  const user = await deleteAll({ onCommit });
  await outcome(/Refused: 1/);
  expect(deleted).toEqual([['1', '2', '3'], ['1', '2'], ['1'], ['2'], ['3']]);
  expect(screen.getByText('2 of 3 deleted.')).toBeVisible();
  expect(screen.getByText('In use.')).toBeVisible();
  await user.click(button('Retry 1'));
  await waitFor(() => expect(deleted.at(-1)).toEqual(['2']));
  expect(deleted).toHaveLength(6);
});

test('a double press of Retry sends the rest once', async () => {
  const { onCommit, deleted } = commitOf((ids) => (ids.includes('2') ? refused() : undefined));
  await deleteAll({ onCommit });
  await outcome(/Refused: 1/);
  await pressTwice('Retry 1');
  await waitFor(() => expect(deleted).toHaveLength(6));
  await outcome(/Refused: 1/);
  expect(deleted).toHaveLength(6);
});

test('a call without an answer ends the attempt, and the rest stays untried', async () => {
  const { onCommit, deleted } = commitOf((ids) => {
    if (ids.length > 1) return refused();
    return ids[0] === '2' ? new ApiError({ status: 0 }) : undefined;
  });
  await deleteAll({ onCommit });
  await outcome(/Without a clear answer, and perhaps done: 1/);
  await outcome(/Not tried: 1/);
  expect(deleted.at(-1)).toEqual(['2']);
});

test('a row that is gone counts as deleted, and one that somebody else has changed stays', async () => {
  const { onCommit, deleted } = commitOf(() => undefined);
  const fresh: Person[] = people.slice(1).map((one) => ({ ...one, admin: one.id === '2' }));
  await deleteAll({ onCommit, readFresh: async () => fresh });
  await outcome(/Refused: 1/);
  expect(screen.getByText('Somebody else has changed it. Look at it again.')).toBeVisible();
  expect(deleted).toEqual([['3']]);
});

test('row by row, a refused row keeps its edits and the others are saved', async () => {
  const { onCommit, deleted } = commitOf((ids) => (ids.includes('2') ? refused() : undefined));
  const { user } = await begin({ onCommit });
  await user.click(box('Select all shown rows'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  await user.click(button('Delete 3 rows'));
  await user.click(button('Save row by row'));
  await user.click(button('Save'));
  await outcome(/Refused: 1/);
  expect(screen.getByText('2 of 3 saved.')).toBeVisible();
  expect(deleted).toEqual([['1'], ['2'], ['3']]);
  await user.keyboard('{Escape}');
  expect(rowOf('Ada')).toHaveAttribute('data-mark', 'deleted');
  expect(screen.getByText('1 row unsaved')).toHaveAttribute('role', 'status');
});

/** Gives Sam and Ada one email, and saves them row by row. */
const saveEmails = async (props: Parameters<typeof renderGrid>[0]) => {
  const { user } = await begin(props);
  return saveEmailsIn(user);
};
const saveEmailsIn = async (user: ReturnType<typeof renderGrid>['user']) => {
  await user.click(box('Select Sam'));
  await user.click(box('Select Ada'));
  await user.click(button('Change a field'));
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Email' }));
  await user.type(screen.getByRole('textbox', { name: 'New value' }), 'all@demo.test');
  await user.click(button('Change 2 rows'));
  await user.click(button('Save row by row'));
  await user.click(button('Save'));
  return user;
};

test('row by row, a row is sent again if the service repeats an earlier answer', async () => {
  const onCommit = vi.fn(async () => ({ wasReplayed: onCommit.mock.calls.length === 1 }));
  await saveEmails({ onCommit });
  await screen.findByText('2 of 2 saved.');
  expect(onCommit).toHaveBeenCalledTimes(3);
});

/** A service in which somebody else changes Ada while the row of Sam is on its way. */
const changedMeanwhile = (change: Partial<Person>, hasCallForOne: boolean) => {
  let stored = people;
  const sent: PeopleBatch[] = [];
  const readFresh = vi.fn(async () => stored);
  return {
    sent,
    readFresh,
    readFew: async () => (hasCallForOne ? stored : undefined),
    onCommit: async (batch: PeopleBatch) => {
      if (sent.length === 0) {
        stored = stored.map((one) => (one.id === '2' ? { ...one, ...change } : one));
      }
      sent.push(batch);
    },
  };
};

test.each([true, false])(
  'row by row, a row keeps what somebody else saves during the save (a call for one: %s)',
  async (hasCallForOne) => {
    const { sent, ...grid } = changedMeanwhile({ name: 'Adaline', admin: true }, hasCallForOne);
    const user = await saveEmails(grid);
    await screen.findByText('2 of 2 saved.');
    expect(sent.flatMap(({ changes }) => changes)).toEqual([
      { ...people[0], email: 'all@demo.test' },
      { ...people[1], email: 'all@demo.test', name: 'Adaline', admin: true },
    ]);
    expect(grid.readFresh).toHaveBeenCalledTimes(hasCallForOne ? 0 : 2);
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/unsaved/)).toBeNull();
  },
);

test('row by row, a field that somebody else changes during the save is not overwritten', async () => {
  const { sent, ...grid } = changedMeanwhile({ email: 'other@demo.test' }, true);
  await saveEmails(grid);
  await outcome(/Refused: 1/);
  expect(screen.getByText(/^Somebody else has changed it as well/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('row by row, a new row that a save without an answer has stored is not added later', async () => {
  const eve: Person = { id: '9', name: 'Eve', email: '', locale: 'en-GB', admin: false };
  const sent: PeopleBatch[] = [];
  const { user } = await begin({
    readFresh: async () => (sent.length > 0 ? [...people, eve] : people),
    readFew: async () => people,
    onCommit: async (batch: PeopleBatch) => {
      sent.push(batch);
      if (sent.length === 1) throw new Error('Network error');
    },
  });
  await user.click(button('Add'));
  await user.keyboard('Eve{Enter}');
  await user.click(button('Save Changes'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await saveEmailsIn(user);
  await screen.findByText('2 of 2 saved.');
  await user.keyboard('{Escape}');
  await user.click(button('Save Changes'));
  expect(await screen.findByText('Eve was saved already.')).toBeVisible();
  expect(sent).toHaveLength(3);
});

test('row by row, nothing is sent for a row that cannot be read again', async () => {
  const { sent, ...grid } = changedMeanwhile({}, false);
  const readFresh = async () => Promise.reject(new ApiError({ status: 0 }));
  await saveEmails({ ...grid, readFresh });
  await outcome(/Refused: 1/);
  await outcome(/Not tried: 1/);
  expect(
    screen.getByText(/^Nothing was changed: the list could not be read again\./),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

test('after a refused batch, a row that somebody else changes meanwhile is not deleted', async () => {
  let stored: readonly Person[] = people;
  const { onCommit, deleted } = commitOf((ids) => {
    if (ids.length === 1 && ids[0] === '1') {
      stored = stored.map((one) => (one.id === '2' ? { ...one, name: 'Another' } : one));
    }
    return ids.length > 1 ? refused() : undefined;
  });
  await deleteAll({ onCommit, readFresh: async () => stored });
  await outcome(/Refused: 1/);
  expect(screen.getByText('Somebody else has changed it. Look at it again.')).toBeVisible();
  expect(deleted.slice(2)).toEqual([['1'], ['3']]);
});

test('row by row, a row that somebody else has changed is not sent', async () => {
  const { onCommit, deleted } = commitOf(() => undefined);
  const readFresh = async () =>
    people.map((one) => (one.id === '2' ? { ...one, name: 'Adaline' } : one));
  const { user } = await begin({ onCommit, readFresh });
  await user.click(box('Select Sam'));
  await user.click(box('Select Ada'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  await user.click(button('Delete 2 rows'));
  await user.click(button('Save row by row'));
  await user.click(button('Save'));
  await outcome(/Refused: 1/);
  expect(screen.getByText(/^Somebody else has changed it as well/)).toBeVisible();
  expect(deleted).toEqual([['1']]);
});
