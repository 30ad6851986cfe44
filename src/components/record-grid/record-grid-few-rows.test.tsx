import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Person, people, renderGrid } from '~/testing/people-grid';

// Which records a save reads before it sends them (docs/product/grids.md#overwriting).

const many: Person[] = Array.from({ length: 11 }, (_, number) => ({
  ...(people[0] as Person),
  id: `${number + 1}`,
  name: `Person ${number + 1}`,
}));

const fail = () => Promise.reject(new TypeError('Failed to fetch'));

/** Renders a grid that can read some of its records, and counts its reads. */
function renderCounted(props: Parameters<typeof renderGrid>[0] = {}) {
  const readFew = vi.fn(async (_ids: readonly string[]): Promise<Person[] | undefined> => many);
  const readFresh = vi.fn(async () => many);
  const view = renderGrid({ records: many, readFew, readFresh, ...props });
  const edit = async (name: string) => {
    screen.getByRole('rowheader', { name }).focus();
    await view.user.keyboard('{F2}{Control>}a{/Control}Mine{Enter}');
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...view, readFew, readFresh, edit, save };
}

test('a save of up to 10 stored rows reads these alone', async () => {
  const { readFew, readFresh, onCommit, edit, save } = renderCounted();
  await edit('Person 1');
  await edit('Person 3');
  await save();
  await waitFor(() => expect(onCommit).toHaveBeenCalledOnce());
  expect(readFew.mock.calls).toEqual([[['1', '3']]]);
  expect(readFresh).not.toHaveBeenCalled();
});

test('a save of more rows reads the list', async () => {
  const { readFew, readFresh, onCommit, edit, save } = renderCounted();
  for (const { name } of many) await edit(name);
  await save();
  await waitFor(() => expect(onCommit).toHaveBeenCalledOnce());
  expect(readFew).not.toHaveBeenCalled();
  expect(readFresh).toHaveBeenCalledOnce();
});

test('a save with a new row reads the list', async () => {
  const { readFew, readFresh, onCommit, edit, save, user } = renderCounted();
  await edit('Person 1');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('New{Enter}');
  await save();
  await waitFor(() => expect(onCommit).toHaveBeenCalledOnce());
  expect(readFew).not.toHaveBeenCalled();
  expect(readFresh).toHaveBeenCalledOnce();
});

test('the look after a lost answer reads the list', async () => {
  const { readFew, readFresh, onCommit, edit, save, user } = renderCounted({ onCommit: fail });
  await edit('Person 1');
  await save();
  const error = await screen.findByRole('dialog', { name: 'Error' });
  await user.click(within(error).getByRole('button', { name: 'OK' }));
  await save();
  await waitFor(() => expect(onCommit).toHaveBeenCalledTimes(2));
  expect(readFew).toHaveBeenCalledOnce();
  expect(readFresh).toHaveBeenCalledOnce();
});

test('a save reads the list if the records cannot be read one by one', async () => {
  const { readFew, readFresh, onCommit, edit, save } = renderCounted();
  readFew.mockResolvedValue(undefined);
  await edit('Person 1');
  await save();
  await waitFor(() => expect(onCommit).toHaveBeenCalledOnce());
  expect(readFresh).toHaveBeenCalledOnce();
});
