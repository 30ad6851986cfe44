import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cellOf, names, people, renderGrid } from '~/testing/people-grid';

const name = (text: string) => screen.getByRole('rowheader', { name: text });
const field = (label: string) => screen.queryByRole('textbox', { name: label });

/** Focuses the grid's first cell, as Tab does. */
function enter(props: Parameters<typeof renderGrid>[0] = {}) {
  const view = renderGrid(props);
  name('Sam').focus();
  return view;
}

const tabStops = () =>
  within(screen.getByRole('grid'))
    .getAllByText((_text, element) => element?.getAttribute('tabindex') === '0')
    .map((element) => element.textContent);

test('Tab stops once in the grid and then leaves it', async () => {
  const { user } = enter();
  expect(tabStops()).toEqual(['Sam']);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(tabStops()).toEqual(['ada@demo.test']);
  await user.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  await user.tab({ shift: true });
  expect(cellOf('Ada', 'Email')).toHaveFocus();
});

test('arrows, Home and End move the focus', async () => {
  const { user } = enter();
  await user.keyboard('{ArrowDown}');
  expect(name('Ada')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(cellOf('Ada', 'Locale')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(name('Ada')).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('button', { name: 'Delete Uma' })).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(name('Sam')).toHaveFocus();
});

test('Arrow up leads from the first row to the header and its buttons', async () => {
  const { user } = enter();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Name column menu' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Email' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Ada', 'Sam', 'Uma']);
  await user.keyboard('{ArrowDown}');
  expect(cellOf('Ada', 'Email')).toHaveFocus();
});

test.each(['{Enter}', '{F2}'])('%s opens the editor with the whole text', async (key) => {
  const { user } = enter();
  await user.keyboard(key);
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveValue('Sam');
});

test('typing replaces the text', async () => {
  const { user } = enter();
  await user.keyboard('Eve');
  expect(field('Name')).toHaveValue('Eve');
});

test('Backspace empties the cell', async () => {
  const { user } = enter();
  await user.keyboard('{Backspace}');
  expect(field('Name')).toHaveValue('');
});

test('Escape drops the edit and keeps the focus in the cell', async () => {
  const { user } = enter();
  await user.keyboard('Eve{Escape}');
  expect(field('Name')).toBeNull();
  expect(name('Sam')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test('Enter keeps the edit and goes down', async () => {
  const { user } = enter();
  await user.keyboard('Eve{Enter}');
  expect(names()).toEqual(['Eve', 'Ada', 'Uma']);
  expect(name('Ada')).toHaveFocus();
});

test('Tab keeps the edit and goes to the next cell, Shift+Tab to the one before', async () => {
  const { user } = enter();
  await user.keyboard('Eve{Tab}');
  expect(cellOf('Eve', 'Email')).toHaveFocus();
  await user.keyboard('x{Shift>}{Tab}{/Shift}');
  expect(name('Eve')).toHaveFocus();
  expect(cellOf('Eve', 'Email')).toHaveTextContent('x');
});

test('arrows move within the text of an open editor', async () => {
  const { user } = enter();
  await user.keyboard('{F2}{End}{ArrowLeft}x{Enter}');
  expect(names()[0]).toBe('Saxm');
});

test('Space toggles a boolean', async () => {
  const { user } = enter();
  await user.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  expect(cellOf('Sam', 'Admin')).toHaveFocus();
  await user.keyboard(' ');
  expect(cellOf('Sam', 'Admin')).toHaveTextContent('No');
  expect(cellOf('Sam', 'Admin')).toHaveFocus();
});

test('Tab keeps a typed choice', async () => {
  const { user } = enter();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('combobox', { name: 'Locale' });
  await user.clear(list);
  await user.type(list, 'ital');
  await user.tab();
  await waitFor(() => expect(cellOf('Sam', 'Locale')).toHaveTextContent('Italian'));
  expect(cellOf('Sam', 'Admin')).toHaveFocus();
});

test('Delete asks first and returns the focus', async () => {
  const { user } = enter();
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('button', { name: 'Restore Sam' })).toBeVisible();
  await waitFor(() => expect(name('Sam')).toHaveFocus());
});

test('Enter on a read-only cell opens the record', async () => {
  const onEdit = vi.fn();
  const { user } = enter({ inPlace: false, onEdit });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('2');
});

test('Ctrl+S in an open editor saves', async () => {
  const { user, onCommit } = enter();
  await user.keyboard('Eve{Control>}s{/Control}');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({
    changes: [{ ...people[0], name: 'Eve' }],
    deletes: [],
  });
});

test('Ctrl+S in an open list of options saves what is marked', async () => {
  const { user, onCommit } = enter();
  cellOf('Sam', 'Locale').focus();
  await user.keyboard('ital{Control>}s{/Control}');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({
    changes: [{ ...people[0], locale: 'it-IT' }],
    deletes: [],
  });
  await waitFor(() => expect(cellOf('Sam', 'Locale')).toHaveFocus());
});

test('Ctrl+S saves nothing behind a dialog', async () => {
  const { user, onCommit } = enter();
  await user.keyboard('Eve{Enter}{Delete}');
  await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.keyboard('{Control>}s{/Control}');
  expect(onCommit).not.toHaveBeenCalled();
});

test('the active row keeps the focus when a sort moves it', async () => {
  const { user, rerenderGrid } = enter({ search: {} });
  await user.keyboard('{ArrowDown}');
  rerenderGrid({ search: { sort: '-name' } });
  expect(names()).toEqual(['Uma', 'Sam', 'Ada']);
  expect(name('Ada')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(name('Sam')).toHaveFocus();
});

test('the neighbour of a removed active row takes the focus', async () => {
  const { user, rerenderGrid } = enter();
  await user.keyboard('{ArrowDown}');
  rerenderGrid({ records: people.filter(({ id }) => id !== '2') });
  expect(name('Uma')).toHaveFocus();
});

test('a column menu opens by keyboard and returns the focus', async () => {
  const { user } = enter();
  await user.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Hide Name column' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Name column menu' })).toHaveFocus(),
  );
});

test.each(['Columns', 'Name column menu'])(
  'the menu "%s" takes the focus before any timer, each time that it opens',
  async (menu) => {
    enter();
    const button = () =>
      document.querySelector<HTMLElement>(`[aria-label="${menu}"]`) as HTMLElement;
    for (const time of ['first', 'second']) {
      button().focus();
      fireEvent.click(button());
      await Promise.resolve();
      await Promise.resolve();
      const items = document.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)');
      expect(items[0], time).toHaveFocus();
      fireEvent.keyDown(items[0] as HTMLElement, { key: 'ArrowDown' });
      expect(items[1], time).toHaveFocus();
      // The timers of the focus trap do not move the focus back.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(items[1], time).toHaveFocus();
      fireEvent.keyDown(items[1] as HTMLElement, { key: 'Escape' });
      expect(button(), time).toHaveFocus();
    }
  },
);

test('the menu of a filter focuses its current mode before any timer', async () => {
  const { user } = enter();
  await user.click(screen.getByRole('button', { name: 'Filter rows' }));
  for (const mode of ['Contains', 'Equals']) {
    const button = screen.getByRole('button', { name: `Filter Name: ${mode}` });
    button.focus();
    fireEvent.click(button);
    await Promise.resolve();
    expect(screen.getByRole('menuitemradio', { name: mode })).toHaveFocus();
    await user.click(screen.getByRole('menuitemradio', { name: 'Equals' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});

test.each(['Save Changes', 'Cancel'])('%s returns the focus to the grid', async (button) => {
  const { user } = enter();
  await user.keyboard('{ArrowDown}Eve{Enter}');
  screen.getByRole('button', { name: button }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  expect(name('Uma')).toHaveFocus();
});

test('Save Changes keeps the focus during a save and after a failure', async () => {
  let fail = () => {};
  const onCommit = vi.fn(
    () =>
      new Promise<void>((_resolve, reject) => {
        fail = () => reject(new Error('Taken.'));
      }),
  );
  const { user } = enter({ onCommit });
  await user.keyboard('Eve{Enter}');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  save.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(onCommit).toHaveBeenCalledOnce();
  expect(save).toHaveFocus();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  act(() => fail());
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveFocus());
});

test('Refresh keeps the focus and runs once at a time', async () => {
  const onRefresh = vi.fn();
  const { user, rerenderGrid } = enter({ onRefresh });
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  refresh.focus();
  await user.keyboard('{Enter}');
  rerenderGrid({ isRefreshing: true });
  await user.keyboard('{Enter}');
  expect(refresh).toHaveFocus();
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('a menu of the grid has the focus before any timer, and returns it after a choice', async () => {
  renderGrid();
  fireEvent.click(screen.getByRole('button', { name: 'Filter rows' }));
  const opener = () => screen.getByRole('button', { name: /^Filter Name: / });
  opener().focus();
  fireEvent.click(opener());
  await Promise.resolve();
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus();
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Equals' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener()).toHaveFocus();
});
