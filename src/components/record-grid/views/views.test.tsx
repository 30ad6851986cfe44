import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  changeView,
  headers,
  openGrid,
  rowHeight,
  saveView,
  setDensity,
  viewKey,
} from '~/testing/grid-views';
import { holdBack } from '~/testing/hold-back';
import { cellOf, names, personColumns, renderGrid } from '~/testing/people-grid';
import type { GridSearch } from '../grid-search';
import { gridTools } from '../grid-tools';

/** What the browser remembers of the grid, as it is stored. */
const remembered = () => JSON.stringify({ ...localStorage });

describe('what is remembered', () => {
  test('a grid opens with the columns, order, sort, filters and density of the last visit', async () => {
    const first = openGrid();
    await changeView(first.user);
    await first.user.click(button('Filter rows'));
    await first.user.type(screen.getByRole('textbox', { name: 'Filter Name' }), 'am');
    await waitFor(() => expect(localStorage.getItem('console-view-filters-1')).toContain('"am"'));
    first.unmount();
    openGrid();
    expect(headers()).toEqual(['Email', 'Name', 'Admin']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Sam']);
    expect(screen.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(rowHeight()).toBe('48px');
    expect(screen.getByRole('textbox', { name: 'Filter Name' })).toHaveValue('am');
  });

  test('the address has the remembered view, so that it can be sent', async () => {
    const first = openGrid();
    await setDensity(first.user, 'Roomy');
    first.unmount();
    const onSearchChange = vi.fn<(search: GridSearch) => void>();
    renderGrid({ viewKey, onSearchChange });
    await waitFor(() =>
      expect(onSearchChange).toHaveBeenCalledWith(expect.objectContaining({ density: 'roomy' })),
    );
  });

  test.each([
    ['on the page', false],
    ['that a person has left', true],
  ])(
    'a change before the code of the views has come is remembered, in a grid %s',
    async (_, hasGone) => {
      const late = holdBack<unknown>(gridTools);
      const first = openGrid();
      await first.user.click(button('Name'));
      if (hasGone) first.unmount();
      await late.arrive();
      first.unmount();
      openGrid();
      expect(names()).toEqual(['Ada', 'Sam', 'Uma']);
    },
  );

  test('a grid that was left and is open again keeps what it shows now', async () => {
    const late = holdBack<unknown>(gridTools);
    const first = openGrid();
    await first.user.click(button('Name'));
    first.unmount();
    const again = openGrid();
    await again.user.click(button('Email'));
    await late.arrive();
    await waitFor(() => expect(remembered()).toContain('email'));
    expect(remembered()).not.toContain('name');
  });

  test('a view in the address wins, and opening it changes nothing that is remembered', async () => {
    const first = openGrid();
    await setDensity(first.user, 'Roomy');
    first.unmount();
    const link = openGrid({ sort: 'name' });
    expect(rowHeight()).toBe('36px');
    link.unmount();
    const named = openGrid({ density: 'normal' });
    expect(rowHeight()).toBe('36px');
    named.unmount();
    openGrid();
    expect(rowHeight()).toBe('48px');
  });

  test('a search in the address gets the layout without the filters, and is not remembered', async () => {
    const first = openGrid({ filter: { name: 'Uma' } });
    await setDensity(first.user, 'Roomy');
    first.unmount();
    const searched = openGrid({ q: 'ada' });
    expect(names()).toEqual(['Ada']);
    expect(rowHeight()).toBe('48px');
    await setDensity(searched.user, 'Compact');
    expect(JSON.stringify({ ...localStorage })).not.toContain('ada');
  });

  test.each([
    ['another person', 'uma:/people'],
    ['another grid', 'sam:/clients'],
  ])('%s has other views', async (_who, other) => {
    const first = openGrid();
    await setDensity(first.user, 'Roomy');
    first.unmount();
    renderGrid({ viewKey: other });
    expect(rowHeight()).toBe('36px');
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['malformed values', '{"hide":{"a":1},"density":"huge","order":[1],"sort":{},"width":"x"}'],
    [
      'columns that are gone',
      '{"hide":"gone","order":"gone,older","sort":"gone","filter":{"gone":"x"}}',
    ],
  ])('a grid opens with its default view although the storage has %s', (_what, text) => {
    for (const key of [`console-view-1:${viewKey}`, `console-views-1:${viewKey}`]) {
      localStorage.setItem(key, text);
    }
    localStorage.setItem('console-view-filters-1', text);
    openGrid();
    expect(headers()).toEqual(['Name', 'Email', 'Locale', 'Admin']);
    expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
  });

  test('a filter in one tab leaves the layout that another tab has remembered', async () => {
    const { user } = openGrid();
    await user.click(button('Filter rows'));
    const stored = '{"density":"roomy"}';
    localStorage.setItem(`console-view-1:${viewKey}`, stored);
    await user.type(screen.getByRole('textbox', { name: 'Filter Name' }), 'am');
    await waitFor(() => expect(localStorage.getItem('console-view-filters-1')).toContain('"am"'));
    expect(localStorage.getItem(`console-view-1:${viewKey}`)).toBe(stored);
  });

  test('a column that comes while the menu is open moves nothing below it', async () => {
    const { user, rerenderGrid } = openGrid();
    await user.click(button('Columns'));
    const items = () => screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent);
    const before = items();
    const late = { key: 'seen' as 'name', header: 'Seen', width: 100 };
    rerenderGrid({ columns: [...personColumns, late] });
    expect(headers()).toContain('Seen');
    expect(items()).toEqual(before);
    await user.keyboard('{Escape}');
    await user.click(button('Columns'));
    expect(items()).toEqual([...before, 'Seen']);
  });

  test('a column that is newer than the stored order comes last', () => {
    localStorage.setItem(`console-view-1:${viewKey}`, '{"order":"locale,gone,name"}');
    openGrid();
    expect(headers()).toEqual(['Locale', 'Name', 'Email', 'Admin']);
  });

  test('a grid works without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const { user } = openGrid();
    await setDensity(user, 'Roomy');
    expect(rowHeight()).toBe('48px');
    await saveView(user, 'Short');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /could not store the view/,
    );
    vi.restoreAllMocks();
  });
});

describe('Reset view', () => {
  test('one press brings back the default view, and forgets the other one', async () => {
    const { user, unmount } = openGrid();
    expect(screen.queryByRole('button', { name: 'Reset view' })).toBeNull();
    await changeView(user);
    await user.click(button('Reset view'));
    expect(headers()).toEqual(['Name', 'Email', 'Locale', 'Admin']);
    expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
    expect(button('Columns')).toHaveFocus();
    unmount();
    openGrid();
    expect(rowHeight()).toBe('36px');
    expect({ ...localStorage }).toEqual({});
  });

  test('it keeps the search and the unsaved edits', async () => {
    const { user } = openGrid();
    await user.dblClick(cellOf('Ada', 'Email'));
    await user.keyboard('x{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'a');
    await changeView(user);
    await user.click(button('Reset view'));
    expect(screen.getByRole('textbox', { name: 'Search all columns' })).toHaveValue('a');
    expect(cellOf('Ada', 'Email')).toHaveTextContent('x');
    expect(button('Save Changes')).toBeVisible();
  });
});

test('a grid without a key has no views', async () => {
  const { user } = renderGrid();
  await user.click(button('Columns'));
  expect(screen.getByRole('menuitemradio', { name: 'Normal' })).toBeVisible();
  expect(screen.queryByText('Views')).toBeNull();
});
