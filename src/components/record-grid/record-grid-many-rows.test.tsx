import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cellTexts, names, type Person, renderGrid } from '~/testing/people-grid';

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
