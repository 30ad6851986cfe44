import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, headers } from '~/testing/grid-views';
import { people, renderGrid, renderQuietGrid } from '~/testing/people-grid';

const tools = ['Filter rows', 'Columns', 'Export to CSV', 'Select rows'];
const shownTools = () => tools.filter((name) => screen.queryByRole('button', { name }));
const many = Array.from({ length: 10 }, (_, index) => ({
  id: `${index}`,
  name: `Person ${index}`,
  email: null,
  locale: 'en-GB',
  admin: false,
}));

describe('a short grid', () => {
  test('shows the search and Add alone until a person asks, also on the next visit', async () => {
    const { user, unmount } = renderQuietGrid();
    expect(shownTools()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Search all columns' })).toBeVisible();
    expect(button('Add')).toBeVisible();
    await user.click(button('More tools'));
    expect(shownTools()).toEqual(tools);
    expect(button('Filter rows')).toHaveFocus();
    unmount();
    renderQuietGrid();
    expect(shownTools()).toEqual(tools);
  });

  test.each([
    ['a filter', { search: { filter: { name: 'a' } } }],
    ['a sort', { search: { sort: 'name' } }],
    ['a density', { search: { density: 'roomy' } }],
    ['a selection', { isSelecting: true }],
  ] as const)('shows its tools with %s', (_what, props) => {
    renderQuietGrid(props);
    expect(shownTools()).toEqual(tools);
  });

  test.each([
    ['a search', { q: 'a' }],
    ['the default density of a link', { density: 'normal' }],
  ] as const)('does not show them with %s', (_what, search) => {
    renderQuietGrid({ search });
    expect(shownTools()).toEqual([]);
  });

  test('keeps the tools that a view has brought', async () => {
    const { user } = renderQuietGrid({ viewKey: 'sam:/people', search: { sort: 'name' } });
    await user.click(await screen.findByRole('button', { name: 'Reset view' }));
    expect(shownTools()).toEqual(tools);
    expect(button('Columns')).toHaveFocus();
  });
});

test('a grid of ten rows shows its tools, and one of nine does not', () => {
  const { unmount } = renderQuietGrid({ records: many });
  expect(shownTools()).toEqual(tools);
  unmount();
  renderQuietGrid({ records: many.slice(1) });
  expect(shownTools()).toEqual([]);
});

test('a grid that could not be read shows its tools, and so Refresh', () => {
  renderQuietGrid({ records: undefined, error: new Error('lost'), onRefresh: () => {} });
  expect(button('Refresh')).toBeVisible();
});

test('a long list is no short grid before all of it has come', () => {
  renderQuietGrid({ records: people, isIncomplete: true });
  expect(shownTools()).toEqual(tools);
});

describe('the menu Columns', () => {
  test('moves a column, and the focus moves with it', async () => {
    const { user } = renderGrid();
    await user.click(button('Columns'));
    await user.click(screen.getByRole('menuitem', { name: 'Move Email left' }));
    expect(headers()).toEqual(['Email', 'Name', 'Locale', 'Admin']);
    const moved = screen.getByRole('menuitem', { name: 'Move Email left' });
    expect(moved).toHaveFocus();
    expect(moved).toHaveAttribute('aria-disabled', 'true');
  });

  test('is moved by the arrow keys: Right reaches the buttons of a column', async () => {
    const { user } = renderGrid();
    await user.click(button('Columns'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('menuitem', { name: 'Move Name right' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Move Email right' })).toHaveFocus();
    await user.keyboard('{Enter}{ArrowLeft}{ArrowLeft}');
    expect(headers()).toEqual(['Name', 'Locale', 'Email', 'Admin']);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Email' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Admin' })).toHaveFocus();
  });
});

test('a column filter has an error while it is beyond the limit, and filters once it is not', async () => {
  const { user } = renderGrid();
  await user.click(button('Filter rows'));
  const field = screen.getByRole('textbox', { name: 'Filter Name' });
  fireEvent.change(field, { target: { value: 'x'.repeat(251) } });
  expect(field).toHaveAccessibleDescription('At most 250 characters; this has 251.');
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: 'x'.repeat(250) } });
  expect(field).toBeValid();
  await waitForElementToBeRemoved(() => screen.queryByText('Ada'));
});
