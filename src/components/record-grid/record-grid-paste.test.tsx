import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cellOf, names, personColumns, renderGrid, rowOf } from '~/testing/people-grid';

const button = (name: string) => screen.queryByRole('button', { name });

test('a pasted column fills the rows in their order, is checked, and is undone at once', async () => {
  const { user } = renderGrid({ search: { sort: 'name' } });
  expect(names()).toEqual(['Ada', 'Sam', 'Uma']);
  screen.getByRole('rowheader', { name: 'Sam' }).focus();
  await user.paste('Eve\r\nAdelaide M\r\nIda\r\n');
  expect(names()).toEqual(['Ada', 'Eve', expect.stringMatching(/^Adelaide M, Name: At most 8/)]);
  expect(rowOf('Eve')).toHaveTextContent('Unsaved, changed');
  expect(screen.getByRole('rowheader', { name: /Adelaide M/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(
    screen.getByText('2 rows filled. 1 line was not used: there are no more rows.'),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo paste' }));
  expect(names()).toEqual(['Ada', 'Sam', 'Uma']);
  await waitFor(() => expect(button('Save Changes')).toBeNull());
  expect(button('Undo paste')).toBeNull();
  expect(screen.getByText('Paste undone.')).toHaveRole('status');
  expect(screen.getByRole('rowheader', { name: 'Sam' })).toHaveFocus();
});

test('an edited cell takes one line as its text, and begins a column of several', async () => {
  const { user } = renderGrid();
  await user.dblClick(cellOf('Ada', 'Email'));
  await user.paste('one@demo.test');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('one@demo.test');
  await user.paste('two@demo.test\nthree@demo.test');
  expect(cellOf('Ada', 'Email')).toHaveTextContent('two@demo.test');
  expect(cellOf('Uma', 'Email')).toHaveTextContent('three@demo.test');
  expect(cellOf('Ada', 'Email')).toHaveFocus();
});

/** Copies with the focus where it is. The result is undefined if the browser itself copies. */
function copied(): string | undefined {
  const setData = vi.fn();
  const isLeft = fireEvent.copy(document.activeElement ?? document.body, {
    clipboardData: { setData },
  });
  return isLeft ? undefined : setData.mock.calls[0]?.[1];
}

test('a copy takes the cell with the focus, also a read-only one, and else what is selected', async () => {
  const columns = personColumns.map((column) =>
    column.key === 'email' ? { ...column, editor: undefined } : column,
  );
  const { user } = renderGrid({ columns });
  expect(copied()).toBeUndefined();
  cellOf('Ada', 'Email').focus();
  expect(copied()).toBe('ada@demo.test');
  cellOf('Ada', 'Locale').focus();
  expect(copied()).toBe('Italian');

  document.getSelection()?.selectAllChildren(cellOf('Uma', 'Name'));
  expect(copied()).toBeUndefined();
  document.getSelection()?.removeAllRanges();

  await user.dblClick(cellOf('Ada', 'Name'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(copied()).toBeUndefined();
});
