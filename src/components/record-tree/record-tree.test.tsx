import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { item, leaf, SampleTree, world } from '~/testing/sample-tree';

const shown = () =>
  screen.getAllByRole('treeitem').map((row) => within(row).getByText(/^[A-Z]/).textContent);

test('rows have their level, position, set size and expanded state', () => {
  render(<SampleTree />);
  expect(screen.getByRole('tree', { name: 'Organisations' })).toBeVisible();
  expect(item('Alpine')).toHaveAttribute('aria-expanded', 'true');
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'false');
  expect(item('Coast')).not.toHaveAttribute('aria-expanded');
  expect(item('Harbour')).toHaveAttribute('aria-level', '2');
  expect(item('Harbour')).toHaveAttribute('aria-posinset', '1');
  expect(item('Harbour')).toHaveAttribute('aria-setsize', '2');
});

test('Tab reaches only one row, and the buttons in it', async () => {
  const { user } = render(<SampleTree withButtons />);
  await user.tab();
  expect(item('Alpine')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Configure Alpine' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Read again' })).toHaveFocus();
});

test('arrow keys on a button of a row move to the next row', async () => {
  const { user } = render(<SampleTree withButtons />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(item('Harbour')).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Harbour'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Harbour'],
  ['{ArrowUp}', 'Alpine'],
  ['{End}', 'Coast'],
  ['{End}{ArrowDown}', 'Coast'],
  ['{End}{Home}', 'Alpine'],
  ['{PageDown}', 'Coast'],
  ['{End}{PageUp}', 'Alpine'],
  ['{ArrowRight}', 'Harbour'],
  ['{ArrowDown}{ArrowDown}{ArrowLeft}', 'Alpine'],
  ['{End}{ArrowLeft}', 'Coast'],
  ['b', 'Baltic'],
  ['{End}b', 'Baltic'],
  ['ha', 'Harbour'],
  ['z', 'Alpine'],
])('%s leads from the first row to %s', async (keys, name) => {
  const { user } = render(<SampleTree />);
  await user.tab();
  await user.keyboard(keys);
  expect(item(name)).toHaveFocus();
});

test.each([
  ['o', 'Östersund'],
  ['ı', 'İzmir'],
])('%s finds a name as a search does, without its accents: %s', async (letter, name) => {
  const { user } = render(
    <SampleTree nodes={[leaf('Alpine'), leaf('İzmir'), leaf('Östersund')]} />,
  );
  await user.tab();
  await user.keyboard(letter);
  expect(item(name)).toHaveFocus();
});

test('arrow right expands, arrow left collapses', async () => {
  const { user } = render(<SampleTree />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'true');
  expect(item('Market')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Market' })).toBeNull();
  expect(item('Harbour')).toHaveFocus();
});

test('* expands all siblings of the row', async () => {
  const { user } = render(<SampleTree expanded={[]} />);
  await user.tab();
  await user.keyboard('*');
  expect(shown()).toEqual(['Alpine', 'Harbour', 'Meadow', 'Baltic', 'Birch', 'Coast']);
});

test('the tree ignores a key with Ctrl', async () => {
  const { user } = render(<SampleTree />);
  await user.tab();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(item('Alpine')).toHaveFocus();
});

test('a click on a row selects it, and a click on the expander only toggles it', async () => {
  const onSelect = vi.fn();
  const { user } = render(<SampleTree onSelect={onSelect} />);
  await user.click(within(item('Harbour')).getByText('Harbour'));
  expect(item('Harbour')).toHaveAttribute('aria-selected', 'true');
  expect(item('Alpine')).toHaveAttribute('aria-selected', 'false');
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'false');
  const expander = item('Harbour').querySelector('[data-expander]') as Element;
  await user.click(expander);
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'true');
  expect(onSelect).toHaveBeenCalledOnce();
});

test.each(['{Enter}', ' '])(
  '%j selects a row, and expands it in a tree without a selection',
  async (key) => {
    const onSelect = vi.fn();
    const { user, unmount } = render(<SampleTree onSelect={onSelect} />);
    await user.tab();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(item('Harbour')).toHaveAttribute('aria-selected', 'true');
    unmount();
    const other = render(<SampleTree />);
    await other.user.tab();
    await other.user.keyboard(`{ArrowDown}${key}`);
    expect(item('Harbour')).toHaveAttribute('aria-expanded', 'true');
    expect(item('Harbour')).not.toHaveAttribute('aria-selected');
  },
);

test('a click on a button in a row does not select the row', async () => {
  const onSelect = vi.fn();
  const { user } = render(<SampleTree withButtons onSelect={onSelect} />);
  await user.click(screen.getByRole('button', { name: 'Configure Harbour' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test('the neighbour of a removed row takes its focus', async () => {
  const { user, rerender } = render(<SampleTree />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  rerender(<SampleTree nodes={world.slice(1)} />);
  expect(item('Coast')).toHaveFocus();
});

test('the focus stays on its row when new rows appear above it', async () => {
  const { user, rerender } = render(<SampleTree />);
  await user.tab();
  await user.keyboard('{End}');
  rerender(<SampleTree nodes={[leaf('Aachen'), ...world]} />);
  expect(item('Coast')).toHaveFocus();
});
