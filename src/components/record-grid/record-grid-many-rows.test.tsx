import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  cellOf,
  cellTexts,
  names,
  type Person,
  people,
  renderGrid,
  rowOf,
} from '~/testing/people-grid';

const many = Array.from(
  { length: 10_001 },
  (_, number): Person => ({
    id: `${number}`,
    name: `P ${number}`,
    email: `p${number % 2}@demo.test`,
    locale: 'en-GB',
    admin: false,
  }),
);
const grid = () => screen.getByRole('grid', { name: 'People' });
const header = (name: string) => screen.getByRole('button', { name });
const isAtRest = () => waitFor(() => expect(grid()).not.toHaveAttribute('aria-busy'));

test('a sort of many rows leaves the old ones until it is done', async () => {
  const { user } = renderGrid({ records: many });
  expect(names()[0]).toBe('P 0');
  await user.dblClick(header('Name'));
  await isAtRest();
  expect(names()[0]).toBe('P 10000');
  expect(screen.getByText('10,001 rows')).toBeVisible();
});

test('a search ends the sort that it comes after', () => {
  const { rerenderGrid } = renderGrid({ records: many, search: { sort: '-name' } });
  expect(grid()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading...')).toBeVisible();
  rerenderGrid({ search: { sort: '-name', q: 'P 77' } });
  return waitFor(() => {
    expect(grid()).not.toHaveAttribute('aria-busy');
    expect(names()[0]).toBe('P 7799');
    expect(screen.getByText('111 of 10,001 rows')).toBeVisible();
  });
});

test('the rows of the list before show what is loaded meanwhile', async () => {
  const search = { sort: 'name' };
  const { rerenderGrid } = renderGrid({ records: many, search });
  await isAtRest();
  const [first, ...others] = many;
  rerenderGrid({ search, records: first ? [{ ...first, email: 'new@demo.test' }, ...others] : [] });
  expect(grid()).toHaveAttribute('aria-busy', 'true');
  expect(cellTexts()[0]?.slice(0, 2)).toEqual(['P 0', 'new@demo.test']);
  await isAtRest();
  expect(cellTexts()[0]?.slice(0, 2)).toEqual(['P 0', 'new@demo.test']);
});

test('paper has all rows', () => {
  renderGrid({ records: many.slice(0, 300) });
  expect(names().length).toBeLessThan(100);
  fireEvent(window, new Event('beforeprint'));
  expect(names()).toHaveLength(300);
  fireEvent(window, new Event('afterprint'));
  expect(names().length).toBeLessThan(100);
});

test('a part of a list is shown as one, and is not exported', async () => {
  const save = vi.spyOn(URL, 'createObjectURL');
  const { user } = renderGrid({ records: people, isIncomplete: true, isLoading: true });
  expect(screen.getByText('3 rows so far')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
  expect(save).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'nobody');
  // The record may be among those that are still to come.
  await screen.findByText('0 of 3 rows so far');
  expect(screen.getByText('Loading...')).toBeVisible();
});

test('before its records have loaded, a list has no rows to select or to export', () => {
  const { rerenderGrid } = renderGrid({ records: undefined, isLoading: true });
  const isOffered = () =>
    ['Select rows', 'Export to CSV'].map(
      (name) => screen.getByRole('button', { name }).ariaDisabled !== 'true',
    );
  expect(isOffered()).toEqual([false, false]);
  rerenderGrid({ records: people });
  expect(isOffered()).toEqual([true, true]);
});

test('edits of a part of a list stay, whatever comes after it', async () => {
  const part = { isIncomplete: true, isLoading: true };
  const { user, rerenderGrid, onCommit } = renderGrid({ ...part, records: people.slice(0, 2) });
  await user.click(screen.getByRole('button', { name: 'Delete Sam' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.dblClick(cellOf('Ada', 'Email'));
  await user.keyboard('new@demo.test{Enter}');
  // The list breaks, and restarts with other rows.
  rerenderGrid({ ...part, records: people.slice(2) });
  rerenderGrid({ isIncomplete: false, isLoading: false, records: people });
  expect(rowOf('Sam')).toHaveAttribute('data-mark', 'deleted');
  expect(rowOf('Ada')).toHaveAttribute('data-mark', 'changed');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(onCommit).toHaveBeenCalledExactlyOnceWith({
      changes: [expect.objectContaining({ id: '2', email: 'new@demo.test' })],
      deletes: ['1'],
    }),
  );
});
