import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdBack } from '~/testing/hold-back';
import { cellOf, names, renderGrid } from '~/testing/people-grid';
import { typeAndPress } from '~/testing/type-and-press';
import { modalPart } from '../dialogs/dialog';
import { type LostPart, onLostPart } from '../late-part';
import { gridTools } from './grid-tools';

// The menus, lists and dialogs of a grid come after its first rows.

const filters = { search: { filter: { name: 'a' } } };
const tools = [
  { button: 'Columns', item: 'Name', part: gridTools },
  { button: 'Filter Name: Contains', item: 'Equals', part: gridTools },
  { button: 'Name column menu', item: 'Hide Name column', part: gridTools },
] as const;
const ways = ['click', 'touch', 'key'] as const;
const cases = tools.flatMap((tool) => ways.map((way) => ({ ...tool, way })));

const button = (name: string) => screen.getByRole('button', { name });

test('the first paint asks for no menu, no list and no dialog', () => {
  const all = [gridTools, modalPart];
  const parts = all.map((part) => holdBack<unknown>(part));
  renderGrid(filters);
  expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
  for (const { load } of parts) expect(load).not.toHaveBeenCalled();
});

test.each(cases)('a first $way on "$button" opens its menu when it arrives', async (tool) => {
  const late = holdBack<unknown>(tool.part);
  const { user } = renderGrid(filters);
  if (tool.way === 'key') {
    button(tool.button).focus();
    await user.keyboard('{Enter}');
  } else {
    const keys = tool.way === 'touch' ? '[TouchA]' : '[MouseLeft]';
    await user.pointer({ keys, target: button(tool.button) });
  }
  expect(button(tool.button)).toHaveFocus();
  expect(button(tool.button)).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('menu')).toBeNull();
  await late.arrive();
  const menu = screen.getByRole('menu');
  expect(within(menu).getByText(tool.item)).toBeVisible();
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button(tool.button)).toHaveFocus();
});

test.each(tools)(
  'the button "$button" is the same before and after its menu arrives',
  async (tool) => {
    const late = holdBack<unknown>(tool.part);
    const { user } = renderGrid(filters);
    const { textContent } = document.body;
    const stopOf = () => [button(tool.button).tabIndex, button(tool.button).ariaHasPopup];
    const before = stopOf();
    await late.arrive();
    expect(stopOf()).toEqual(before);
    expect(document.body.textContent).toBe(textContent);
    await user.click(button(tool.button));
    await user.keyboard('{Escape}');
    expect(stopOf()).toEqual(before);
  },
);

test.each(['pointer', 'focus'])('the %s asks for the menus of columns in advance', async (way) => {
  const late = holdBack(gridTools);
  const { user } = renderGrid();
  if (way === 'pointer') await user.hover(button('Email'));
  else button('Email').focus();
  expect(late.load).toHaveBeenCalled();
});

test('a selection that arrives late begins with the row of the key', async () => {
  const late = holdBack(gridTools);
  const { user } = renderGrid();
  await user.click(cellOf('Ada', 'Email'));
  await user.keyboard('{Shift>} {/Shift}');
  expect(button('Select rows')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await late.arrive();
  expect(screen.getByRole('checkbox', { name: 'Select Ada' })).toBeChecked();
});

test('a menu that arrives after the focus has moved to another element stays closed', async () => {
  const late = holdBack(gridTools);
  const { user } = renderGrid();
  await user.click(button('Name column menu'));
  const field = screen.getByRole('textbox', { name: 'Search all columns' });
  await user.click(field);
  await late.arrive();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(field).toHaveFocus();
});

test('a menu that a person has given up with Escape stays closed', async () => {
  const late = holdBack(gridTools);
  const { user } = renderGrid();
  await user.click(button('Name column menu'));
  await user.keyboard('{Escape}');
  await late.arrive();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button('Name column menu')).toHaveFocus();
});

test('a menu that does not load says so, and Retry opens it', async () => {
  const late = holdBack(gridTools);
  const lost = vi.fn<(part: LostPart) => void>();
  const stop = onLostPart(lost);
  const { user } = renderGrid();
  await user.click(button('Name column menu'));
  const cause = new Error('lost');
  await late.fail(cause);
  expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause }));
  lost.mock.calls[0]?.[0].retry();
  await late.arrive();
  expect(screen.getByRole('menu')).toBeVisible();
  stop();
});

test('the edge of a column follows the pointer at once, and a double click brings the width back', async () => {
  // No menu has to arrive for it.
  holdBack(gridTools);
  const onSearchChange = vi.fn();
  renderGrid({ search: {}, onSearchChange });
  const [edge] = screen
    .getByRole('columnheader', { name: /^Name/ })
    .querySelectorAll<HTMLElement>(':scope > span:last-child');
  if (!edge) throw new Error('The header has no edge.');
  edge.setPointerCapture = () => {};
  const at = (clientX: number) => ({ clientX, isPrimary: true, button: 0, pointerId: 1 });
  const isWidth = (width: unknown) =>
    waitFor(() => expect(onSearchChange.mock.lastCall?.[0]).toMatchObject({ width }));
  fireEvent.pointerDown(edge, at(200));
  fireEvent.pointerMove(edge, at(230));
  fireEvent.pointerMove(edge, at(250));
  fireEvent.pointerUp(edge, at(250));
  fireEvent.pointerMove(edge, at(400));
  await isWidth({ name: 250 });
  fireEvent.pointerDown(edge, at(250));
  fireEvent.pointerMove(edge, at(-500));
  await isWidth({ name: 60 });
  fireEvent.doubleClick(edge);
  await waitFor(() => expect(onSearchChange.mock.lastCall?.[0].width).toBeUndefined());
  // Where there is room, a column is drawn wider than its width.
  const drawn = vi.spyOn(edge.parentElement as HTMLElement, 'getBoundingClientRect');
  drawn.mockReturnValue({ width: 320 } as DOMRect);
  fireEvent.pointerDown(edge, at(320));
  fireEvent.pointerMove(edge, at(330));
  await isWidth({ name: 330 });
});

test('a list of options takes over what was typed before it arrived', async () => {
  const late = holdBack(gridTools);
  const { user } = renderGrid();
  cellOf('Sam', 'Locale').focus();
  expect(late.load).toHaveBeenCalled();
  await user.keyboard('ital');
  expect(screen.getByRole('textbox', { name: 'Locale' })).toHaveValue('ital');
  await late.arrive();
  expect(screen.getByRole('combobox', { name: 'Locale' })).toHaveValue('ital');
  expect(screen.getByRole('combobox', { name: 'Locale' })).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(cellOf('Sam', 'Locale')).toHaveTextContent('Italian');
});

test.each([
  ['Enter', 'Locale'],
  ['Tab', 'Admin'],
])('%s chooses the best option before the list has arrived', async (key, column) => {
  holdBack(gridTools);
  const { user } = renderGrid();
  cellOf('Sam', 'Locale').focus();
  await user.keyboard(`ital{${key}}`);
  expect(cellOf('Sam', 'Locale')).toHaveTextContent('Italian');
  expect(cellOf('Sam', column)).toHaveFocus();
});

test.each(['Enter', 'Tab'])(
  '%s on a text that fits no option waits for the list, which says so and keeps the text',
  async (key) => {
    const late = holdBack(gridTools);
    const { user } = renderGrid();
    cellOf('Sam', 'Locale').focus();
    await user.keyboard(`xyz{${key}}`);
    await late.arrive();
    const field = screen.getByRole('combobox', { name: 'Locale' });
    expect(field).toHaveValue('xyz');
    expect(screen.getByText('No matches', { selector: '[role="status"]' })).toBeInTheDocument();
    await user.keyboard(`{${key}}`);
    expect(field).toHaveValue('xyz');
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(cellOf('Sam', 'Locale')).toHaveFocus();
  },
);

test.each(['English{Enter}', 'English{Tab}', '{Backspace}{Tab}'])(
  'the keys %s in a list keep the choice',
  async (keys) => {
    const { user } = renderGrid();
    cellOf('Sam', 'Locale').focus();
    await user.keyboard(`{Enter}${keys}`);
    expect(cellOf('Sam', 'Locale')).toHaveTextContent('English');
  },
);

test('a key in the moment after the list has arrived continues the typed text', async () => {
  const late = holdBack(gridTools);
  const { user } = renderGrid();
  cellOf('Sam', 'Locale').focus();
  await user.keyboard('ita');
  late.release();
  // React has drawn the list. Its deferred updates follow in a task of their own.
  await Promise.resolve();
  const field = screen.getByRole('combobox', { name: 'Locale' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ita');
  typeAndPress(field, 'ital', 'Enter');
  await waitFor(() => expect(cellOf('Sam', 'Locale')).toHaveTextContent('Italian'));
  expect(cellOf('Sam', 'Locale')).toHaveFocus();
});

test('an opened list begins with its whole text selected, so that typing replaces it', async () => {
  const { user } = renderGrid();
  cellOf('Sam', 'Locale').focus();
  await user.keyboard('{Enter}');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Locale' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'English'.length]);
});

test('the key that opens a list of options is the beginning of the search', async () => {
  const { user } = renderGrid();
  cellOf('Sam', 'Locale').focus();
  await user.keyboard('ital{Tab}');
  expect(cellOf('Sam', 'Locale')).toHaveTextContent('Italian');
});

test('Escape drops an edit whose list has not arrived', async () => {
  holdBack(gridTools);
  const { user } = renderGrid();
  cellOf('Sam', 'Locale').focus();
  await user.keyboard('{Enter}{Escape}');
  expect(cellOf('Sam', 'Locale')).toHaveTextContent('English');
  expect(cellOf('Sam', 'Locale')).toHaveFocus();
});

test('Ctrl+S saves what was typed into a list that has not arrived', async () => {
  holdBack(gridTools);
  const { user, onCommit } = renderGrid();
  cellOf('Sam', 'Locale').focus();
  await user.keyboard('ital{Control>}s{/Control}');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({
    changes: [expect.objectContaining({ name: 'Sam', locale: 'it-IT' })],
    deletes: [],
  });
});

test('a question before a deletion opens when it arrives, and gives the focus back', async () => {
  const late = holdBack(modalPart);
  const { user } = renderGrid();
  await user.click(button('Delete Ada'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await late.arrive();
  const dialog = screen.getByRole('dialog', { name: 'Delete Row' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(button('Delete Ada')).toHaveFocus();
  expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
});

test('a dialog that does not load and is given up leaves everything as it was', async () => {
  const late = holdBack(modalPart);
  const lost = vi.fn<(part: LostPart) => void>();
  const stop = onLostPart(lost);
  const { user } = renderGrid();
  await user.click(button('Delete Ada'));
  await late.fail(new Error('lost'));
  lost.mock.calls[0]?.[0].dismiss();
  await late.arrive();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Delete Ada'));
  expect(screen.getByRole('dialog', { name: 'Delete Row' })).toBeVisible();
  stop();
});
