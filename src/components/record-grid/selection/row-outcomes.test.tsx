import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { type Person, people, type renderGrid, rowOf } from '~/testing/people-grid';
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

test('a refused batch is sent row by row, so that each row has its outcome', async () => {
  const { onCommit, deleted } = commitOf((ids) =>
    ids.includes('2') ? new Error('In use.', { cause: refused() }) : undefined,
  );
  const user = await deleteAll({ onCommit });
  await outcome(/Refused: 1/);
  expect(deleted).toEqual([['1', '2', '3'], ['1'], ['2'], ['3']]);
  expect(screen.getByText('2 of 3 deleted.')).toBeVisible();
  expect(screen.getByText('In use.')).toBeVisible();
  await user.click(button('Retry 1'));
  await waitFor(() => expect(deleted.at(-1)).toEqual(['2']));
  expect(deleted).toHaveLength(5);
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

test('row by row, a row is sent again if the service repeats an earlier answer', async () => {
  const onCommit = vi.fn(async () => ({ wasReplayed: onCommit.mock.calls.length === 1 }));
  const { user } = await begin({ onCommit });
  await user.click(box('Select Sam'));
  await user.click(box('Select Ada'));
  await user.click(button('Change a field'));
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Email' }));
  await user.type(screen.getByRole('textbox', { name: 'New value' }), 'all@demo.test');
  await user.click(button('Change 2 rows'));
  await user.click(button('Save row by row'));
  await user.click(button('Save'));
  await screen.findByText('2 of 2 saved.');
  expect(onCommit).toHaveBeenCalledTimes(3);
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
