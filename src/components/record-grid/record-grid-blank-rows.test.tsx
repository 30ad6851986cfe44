import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cellOf, names, people, renderGrid, rowOf } from '~/testing/people-grid';

type View = ReturnType<typeof renderGrid>;

const button = (name: string) => screen.queryByRole('button', { name });
const add = (user: View['user']) => user.click(screen.getByRole('button', { name: 'Add' }));
/** Returns the cells of the first row, which is the new one. */
const newCells = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .flatMap((row) => (row.dataset.mark === 'added' ? [...row.children] : []));
const [nameCell, emailCell] = [() => newCells()[0], () => newCells()[1]];

test('a blank new row offers no Save and asks nothing on leaving', async () => {
  const { user, history } = renderGrid();
  await add(user);
  expect(newCells()).not.toHaveLength(0);
  await user.keyboard('{Tab}');
  expect(button('Save Changes')).toBeNull();
  expect(screen.queryByText('Unsaved')).toBeNull();
  expect(screen.getByText('3 rows')).toBeVisible();
  history.push('/elsewhere');
  await waitFor(() => expect(history.location.pathname).toBe('/elsewhere'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the status of a blank row stays in sight, as that of an unsaved one', async () => {
  const { user } = renderGrid();
  expect(screen.getByRole('grid')).not.toHaveAttribute('data-marks');
  await add(user);
  expect(screen.getByRole('grid')).toHaveAttribute('data-marks');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('grid')).not.toHaveAttribute('data-marks');
});

test('a row becomes unsaved with its first value, and blank again without it', async () => {
  const { user } = renderGrid();
  await add(user);
  await user.keyboard('Eve{Enter}');
  expect(rowOf('Eve')).toHaveTextContent('Unsaved, new row');
  expect(button('Save Changes')).toBeVisible();
  await user.dblClick(screen.getByRole('rowheader', { name: 'Eve' }));
  await user.keyboard('{Control>}a{/Control}{Backspace}{Tab}');
  expect(button('Save Changes')).toBeNull();
});

test('a save of other rows does not send a blank one, and does not complain about it', async () => {
  const { user, onCommit } = renderGrid();
  screen.getByRole('rowheader', { name: 'Ada' }).focus();
  await user.keyboard('Ida{Enter}');
  await add(user);
  await user.keyboard('{Tab}');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(onCommit).toHaveBeenCalledExactlyOnceWith({
      changes: [{ ...people[1], name: 'Ida' }],
      deletes: [],
    }),
  );
});

test('Escape in the untouched editor removes the row and goes on to the next one', async () => {
  const { user } = renderGrid();
  await add(user);
  await user.keyboard('{Escape}');
  expect(newCells()).toHaveLength(0);
  expect(screen.getByRole('rowheader', { name: 'Sam' })).toHaveFocus();
});

test('Escape first drops a typed text, and then removes the blank row', async () => {
  const { user } = renderGrid();
  await add(user);
  await user.keyboard('Ev{Escape}');
  expect(nameCell()).toHaveFocus();
  expect(nameCell()).toHaveTextContent('');
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
  expect(newCells()).toHaveLength(0);
});

test('Escape removes no row with a value', async () => {
  const { user } = renderGrid();
  await add(user);
  await user.keyboard('Eve{Tab}{Escape}');
  expect(names()).toEqual(['Eve', 'Sam', 'Ada', 'Uma']);
  expect(cellOf('Eve', 'Email')).toHaveFocus();
});

test('Escape in a list of choices removes a blank row', async () => {
  const { user } = renderGrid();
  await add(user);
  await user.keyboard('{Tab}{ArrowRight}{Enter}');
  expect(await screen.findByRole('combobox', { name: 'Locale' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(newCells()).toHaveLength(0);
  expect(cellOf('Sam', 'Locale')).toHaveFocus();
});

test('in an empty grid Escape leads to the header', async () => {
  const { user } = renderGrid({ records: [] });
  await add(user);
  await user.keyboard('{Escape}');
  expect(newCells()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
});

test('Delete removes a blank row without a question', async () => {
  const { user } = renderGrid();
  await add(user);
  await user.click(screen.getByRole('button', { name: 'Delete row' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(newCells()).toHaveLength(0);
});

test('the editor of a new row says only after leaving it that a value is missing', async () => {
  const { user } = renderGrid();
  await add(user);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toBeValid();
  expect(screen.queryByText('Name is required.')).toBeNull();
  await user.keyboard('{Tab}');
  expect(nameCell()).toHaveTextContent('Name is required.');
  expect(nameCell()).toBeInvalid();
  await user.dblClick(nameCell() as Element);
  const again = screen.getByRole('textbox', { name: 'Name' });
  expect(again).toBeInvalid();
  expect(again).toHaveAccessibleDescription('Name is required.');
  expect(again).toHaveAttribute('placeholder', 'Name is required.');
  await user.hover(again);
  expect(nameCell()).not.toHaveAttribute('data-note');
});

test.each([undefined, 'link'] as const)(
  'a missing %s covers no other cell: it has no tooltip',
  async (kind) => {
    const { user } = renderGrid({
      columns: [
        { key: 'name', header: 'Name', width: 200, editor: 'text', isRequired: true, kind },
        { key: 'email', header: 'Email', width: 200, editor: 'text' },
      ],
    });
    await add(user);
    await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await user.hover(nameCell() as Element);
    expect(screen.getAllByText('Name is required.')).toHaveLength(1);
    expect(nameCell()).not.toHaveAttribute('data-note');
  },
);

test.each([
  [
    'a click on another cell',
    async (user: View['user']) => user.click(screen.getByRole('rowheader', { name: 'Uma' })),
  ],
  ['Tab out of the grid', async (user: View['user']) => user.tab({ shift: true })],
  ['an arrow key', async (user: View['user']) => user.keyboard('{ArrowRight}')],
])('a cell without an editor counts as left by %s', async (_name, leave) => {
  const { user } = renderGrid({
    columns: [
      { key: 'name', header: 'Name', width: 200, editor: 'text' },
      { key: 'email', header: 'Email', width: 200, editor: 'text', isRequired: true },
      { key: 'locale', header: 'Locale', width: 200, editor: 'text' },
    ],
  });
  await add(user);
  await user.keyboard('Eve{Tab}');
  expect(emailCell()).toHaveFocus();
  expect(emailCell()).toBeValid();
  await leave(user);
  expect(emailCell()).toBeInvalid();
  expect(emailCell()).toHaveTextContent('Email is required.');
});

test('a save shows every missing value of a row with another one', async () => {
  const { user, onCommit } = renderGrid();
  await add(user);
  await user.keyboard('{Tab}eve@demo.test{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onCommit).not.toHaveBeenCalled();
  expect(nameCell()).toBeInvalid();
  expect(nameCell()).toHaveFocus();
  await user.keyboard('Eve{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a new row stays on top of a filtered and sorted list', async () => {
  const { user } = renderGrid({ search: { sort: '-name', q: 'a@demo' } });
  await add(user);
  expect(names()).toEqual(['Ada']);
  await user.keyboard('Bea{Enter}');
  expect(names()).toEqual(['Bea', 'Ada']);
});
