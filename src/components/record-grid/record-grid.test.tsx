import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { gridRights } from '~/domain/grid-rights';
import { setTimeZone } from '~/domain/time-zone';
import { rowHeight, setDensity } from '~/testing/grid-views';
import { inTimeZone } from '~/testing/in-time-zone';
import { cellTexts, names, people, renderGrid, rowOf } from '~/testing/people-grid';
import { pressEnter } from '~/testing/press-and-fill';

const button = (name: string | RegExp) => screen.queryByRole('button', { name });

test('shows the records with the texts of their values', () => {
  renderGrid();
  expect(cellTexts()).toEqual([
    ['Sam', 'sam@demo.test', 'English', 'Yes'],
    ['Ada', 'ada@demo.test', 'Italian', 'No'],
    ['Uma', '', 'English', 'No'],
  ]);
  const grid = screen.getByRole('grid', { name: 'People' });
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  expect(rowOf('Sam')).toHaveAttribute('aria-rowindex', '2');
  expect(screen.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  expect(screen.getByText('3 rows')).toBeVisible();
});

test('an own content replaces the text of a cell, unless it is undefined', () => {
  const contents: Record<string, ReactNode> = { Sam: <b>Sam!</b>, Ada: null };
  const name = { key: 'name', header: 'Name', width: 200 } as const;
  const own = { key: 'own', header: 'Own', width: 200, value: () => 'text' } as const;
  renderGrid({
    columns: [
      name,
      { ...own, cell: (person) => contents[person.name] },
      { ...own, key: 'other', header: 'Other', kind: 'boolean', cell: () => null },
    ],
  });
  expect(cellTexts().map((cells) => cells.slice(0, 3))).toEqual([
    ['Sam', 'Sam!', ''],
    ['Ada', '', ''],
    ['Uma', 'text', ''],
  ]);
});

test('draws only the visible rows', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...people[0],
    id: String(index),
    name: `Person ${index}`,
  }));
  renderGrid({ records: many as never });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  expect(names().length).toBeGreaterThan(10);
  expect(names().length).toBeLessThan(60);
});

test.each([
  ['loading', { records: undefined, isLoading: true }, 'Loading...'],
  ['empty', { records: [] }, 'No Data'],
  ['empty with a text of its own', { records: [], emptyText: 'Nobody yet' }, 'Nobody yet'],
])('shows the text of the state: %s', (_name, props, text) => {
  renderGrid(props);
  expect(screen.getByText(text)).toBeVisible();
});

test('a failed load opens an error dialog; OK refreshes', async () => {
  const onRefresh = vi.fn();
  const error = new Error('Network error');
  const { user } = renderGrid({ records: undefined, error, onRefresh });
  expect(screen.getByText('Error...')).toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent('Network error');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['Full', gridRights.Full, [true, true, true]],
  ['None', gridRights.None, [false, false, false]],
  ['Insert', gridRights.Insert, [true, false, false]],
  ['Delete', gridRights.Delete, [false, true, false]],
  ['Change', gridRights.Change, [false, false, true]],
])('shows the buttons of the rights %s', (_name, rights, [mayAdd, mayDelete, mayChange]) => {
  renderGrid({ rights });
  expect(button('Add') !== null).toBe(mayAdd);
  expect(button('Delete Sam') !== null).toBe(mayDelete);
  expect(screen.getByRole('rowheader', { name: 'Sam' }).hasAttribute('aria-readonly')).toBe(
    !mayChange,
  );
});

test('a read-only grid has no Add, no Delete and no editors, but it opens records', async () => {
  const onEdit = vi.fn();
  const { user } = renderGrid({ rights: gridRights.None, onEdit });
  expect(button('Add')).toBeNull();
  expect(button('Delete Sam')).toBeNull();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  await user.dblClick(screen.getByRole('rowheader', { name: 'Sam' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Sam' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('1');
});

test('Edit is a link where the record has an address', async () => {
  const onEdit = vi.fn();
  const { user } = renderGrid({ onEdit, editHref: (id) => `/people/edit/${id}` });
  const link = screen.getByRole('link', { name: 'Edit Ada' });
  expect(link).toHaveAttribute('href', '/people/edit/2');
  await user.click(link);
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('2');
});

test('a link that a person points at is reported before the click, with its record', async () => {
  const onReach = vi.fn();
  const { user } = renderGrid({ onEdit: vi.fn(), editHref: (id) => `/people/edit/${id}`, onReach });
  await user.hover(screen.getByRole('link', { name: 'Edit Ada' }));
  await waitFor(() => expect(onReach).toHaveBeenCalledExactlyOnceWith('2'));
});

test('Add goes to the create page where inline insert is disabled', async () => {
  const onAdd = vi.fn();
  const { user } = renderGrid({ onAdd });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
});

test('without in-place editing the grid sends a confirmed delete at once', async () => {
  const { user, onCommit } = renderGrid({ inPlace: false });
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
  expect(onCommit).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({ changes: [], deletes: ['2'] });
  expect(button('Save Changes')).toBeNull();
});

test('a header sorts up, down and not at all', async () => {
  const { user } = renderGrid();
  const header = screen.getByRole('columnheader', { name: /^Name/ });
  const sort = within(header).getByRole('button', { name: 'Name' });
  await user.click(sort);
  expect(names()).toEqual(['Ada', 'Sam', 'Uma']);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await user.click(sort);
  expect(names()).toEqual(['Uma', 'Sam', 'Ada']);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await user.click(sort);
  expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
  expect(header).not.toHaveAttribute('aria-sort');
});

test.each([
  ['email', ['Ada', 'Sam', 'Uma']],
  ['-email', ['Sam', 'Ada', 'Uma']],
])('blanks come last in a sort by %s', (sort, expected) => {
  renderGrid({ search: { sort } });
  expect(names()).toEqual(expected);
});

test('the search matches the shown texts of all columns', async () => {
  const onSearchChange = vi.fn();
  const { user } = renderGrid({ search: {}, onSearchChange });
  await user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'english');
  await waitFor(() => expect(names()).toEqual(['Sam', 'Uma']));
  expect(screen.getByText('2 of 3 rows')).toBeVisible();
  await waitFor(() =>
    expect(onSearchChange).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'english' })),
  );
});

test('the grid shows the state of the address', () => {
  renderGrid({ search: { sort: '-name', filter: { locale: 'English' }, hide: 'email' } });
  expect(names()).toEqual(['Uma', 'Sam']);
  expect(screen.queryByRole('columnheader', { name: /Email/ })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Filter Locale' })).toHaveValue('English');
});

test('the browser offers in no filter what it knows of the person', async () => {
  const { user } = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Filter rows' }));
  const filters = document.querySelectorAll(':is(input, select)[aria-label^="Filter "]');
  expect(filters).toHaveLength(4);
  for (const filter of filters) expect(filter).toHaveAttribute('autocomplete', 'off');
});

test('the grid follows a change of the address, such as Back', () => {
  const { rerenderGrid } = renderGrid({ search: { q: 'ada' } });
  expect(names()).toEqual(['Ada']);
  rerenderGrid({ search: {} });
  expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
});

test('column filters narrow the list; "Clear filters" brings it back', async () => {
  const { user } = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Filter rows' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter Admin' }), 'Yes');
  expect(names()).toEqual(['Sam']);
  await user.type(screen.getByRole('textbox', { name: 'Filter Email' }), 'nobody');
  await pressEnter('Clear filters');
  expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
});

test('the keyboard hides a column in the menu of columns', async () => {
  const { user } = renderGrid();
  screen.getByRole('button', { name: 'Columns' }).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitemcheckbox', { name: 'Email' });
  item.focus();
  await user.keyboard('{Enter}');
  expect(item).toHaveAttribute('aria-checked', 'false');
  expect(screen.queryByRole('columnheader', { name: /Email/ })).toBeNull();
});

test('the density changes the height of the rows', async () => {
  const onSearchChange = vi.fn();
  const { user } = renderGrid({ search: {}, onSearchChange });
  const before = rowHeight();
  await setDensity(user, 'Roomy');
  expect([before, rowHeight()]).toEqual(['36px', '48px']);
  await waitFor(() =>
    expect(onSearchChange).toHaveBeenLastCalledWith(expect.objectContaining({ density: 'roomy' })),
  );
});

test('the menu of a column widens it, and Shift with an arrow key resizes it', async () => {
  const onSearchChange = vi.fn();
  const { user } = renderGrid({ search: {}, onSearchChange });
  await user.click(screen.getByRole('button', { name: 'Email column menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make wider' }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Email column menu' })).toHaveFocus(),
  );
  screen.getByRole('button', { name: 'Name' }).focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await waitFor(() =>
    expect(onSearchChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ width: { email: 320, name: 180 } }),
    ),
  );
});

inTimeZone('Asia/Kathmandu', () => {
  test('another time zone changes how moments are shown and searched, except in a column of a zone', () => {
    const moment = { width: 200, kind: 'date-time', value: () => '2026-07-01T22:30:00Z' } as const;
    renderGrid({
      columns: [
        { key: 'name', header: 'Name', width: 200 },
        { ...moment, key: 'created', header: 'Created' },
        { ...moment, key: 'expiry', header: 'Expiry (UTC)', timeZone: 'UTC' },
      ],
      search: { q: 'Jul 02' },
    });
    const first = () => cellTexts()[0]?.slice(1, 3);
    const utc = expect.stringMatching(/^Jul 01.* UTC$/);
    expect(first()).toEqual([expect.stringMatching(/^Jul 02.* GMT\+5:45$/), utc]);
    act(() => setTimeZone('UTC'));
    expect(screen.queryByRole('rowheader')).toBeNull();
    act(() => setTimeZone('local'));
    expect(first()).toEqual([expect.stringMatching(/^Jul 02.* GMT\+5:45$/), utc]);
  });
});
