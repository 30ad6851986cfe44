import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { type PeopleBatch, type Person, people, renderGrid } from '~/testing/people-grid';

// A grid without in-place editing deletes at once.

/** Renders a grid whose deletions the test ends, in their order. */
function openGrid(readFresh = async () => people) {
  const ends: { resolve: () => void; reject: (cause: Error) => void }[] = [];
  const onCommit = vi.fn(
    (_batch: PeopleBatch) => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })),
  );
  const view = renderGrid({ inPlace: false, onCommit, readFresh });
  const remove = async (name: string) => {
    await view.user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete Row' })).toBeNull());
  };
  const deleted = () => onCommit.mock.calls.flatMap(([{ deletes }]) => deletes);
  const end = (index: number) => act(async () => ends[index]?.resolve());
  const fail = (index: number) => act(async () => ends[index]?.reject(new Error(`No. ${index}`)));
  return { ...view, remove, deleted, end, fail };
}

const failure = () => screen.findByRole('dialog', { name: 'Error' });

test('deletions that are confirmed while another one runs follow it, one at a time', async () => {
  const { remove, deleted, end } = openGrid();
  for (const name of ['Sam', 'Ada', 'Uma']) await remove(name);
  expect(deleted()).toEqual(['1']);
  await end(0);
  await waitFor(() => expect(deleted()).toEqual(['1', '2']));
  await end(1);
  await waitFor(() => expect(deleted()).toEqual(['1', '2', '3']));
});

test('a deletion that waits follows the answer to the failure of the one before it', async () => {
  const { user, remove, deleted, fail } = openGrid();
  await remove('Sam');
  await remove('Ada');
  await fail(0);
  const dialog = await failure();
  expect(dialog).toHaveTextContent('No. 0');
  expect(deleted()).toEqual(['1']);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(deleted()).toEqual(['1', '2']));
  await fail(1);
  expect(await failure()).toHaveTextContent('No. 1');
});

test('a deletion that waits follows a failure after the person has left the page', async () => {
  const { remove, deleted, fail, end, unmount } = openGrid();
  for (const name of ['Sam', 'Ada', 'Uma']) await remove(name);
  unmount();
  await fail(0);
  await waitFor(() => expect(deleted()).toEqual(['1', '2']));
  await end(1);
  await waitFor(() => expect(deleted()).toEqual(['1', '2', '3']));
});

test.each([
  ['the end of the id', undefined, 'Delete "Sam (…2)"?'],
  ['the detail of the screen', ({ email }: Person) => email ?? '', 'Delete "Sam (ada@demo.test)"?'],
])('the question tells records of one name apart by %s', async (_, labelDetailOf, text) => {
  const records = people.map((person) => (person.id === '2' ? { ...person, name: 'Sam' } : person));
  const { user } = renderGrid({ records, labelDetailOf });
  const [, second] = screen.getAllByRole('button', { name: 'Delete Sam' });
  if (second) await user.click(second);
  const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
  expect(dialog).toHaveTextContent(text);
});

test('Retry after a list that could not be read sends the deletion', async () => {
  const readFresh = vi.fn(async () => people).mockRejectedValueOnce(new Error('Network error'));
  const { user, remove, deleted, end } = openGrid(readFresh);
  await remove('Ada');
  const dialog = await failure();
  expect(dialog).toHaveTextContent('Nothing was changed: the list could not be read again.');
  expect(deleted()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(deleted()).toEqual(['2']));
  await end(0);
  expect(await screen.findByText('Row deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Retry does not drop the deletion that waits behind the failed one', async () => {
  const readFresh = vi.fn(async () => people);
  let fail = () => {};
  readFresh.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        fail = () => reject(new Error('Network error'));
      }),
  );
  const { user, remove, deleted, end } = openGrid(readFresh);
  await remove('Sam');
  await remove('Ada');
  await act(async () => fail());
  await user.click(within(await failure()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(deleted()).toHaveLength(1));
  await end(0);
  await waitFor(() => expect(deleted().toSorted()).toEqual(['1', '2']));
});

test.each([
  ['all rows', '', '3 of 3 deleted.', ['Deleted: 3']],
  ['all rows but a refused one', '2', '2 of 3 deleted.', ['Refused: 1', 'Deleted: 2']],
])(
  'a deletion of many counts the rows that have left the list: %s',
  async (_name, refused, sum, kinds) => {
    let records = people;
    const onCommit = async ({ deletes }: PeopleBatch) => {
      if (deletes.includes(refused)) throw new ApiError({ status: 400, reason: 'In use' });
      records = records.filter(({ id }) => !deletes.includes(id));
      view.rerenderGrid({ records });
    };
    const view = renderGrid({ inPlace: false, onCommit, readFresh: async () => records });
    const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
    await press('Select rows');
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all shown rows' }));
    await press('Delete');
    await press('Delete 3 rows');
    const outcomes = within(await screen.findByRole('region', { name: 'Outcomes' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByText(sum)).toBeVisible();
    expect(outcomes.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(kinds);
  },
);
