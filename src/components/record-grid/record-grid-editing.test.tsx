import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cellOf, names, people, renderGrid, rowOf, SavingGrid } from '~/testing/people-grid';
import { render } from '~/testing/render';
import type { GridBatch } from './row-change';

type View = ReturnType<typeof renderGrid>;

const rowNamed = (name: RegExp) => screen.getByRole('row', { name });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

async function rename(user: View['user'], from: string, to: string) {
  screen.getByRole('rowheader', { name: from }).focus();
  await user.keyboard(`{F2}{Control>}a{/Control}${to}{Enter}`);
}

const save = (user: View['user']) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));

test('the grid marks a change as Unsaved, and Save Changes sends it', async () => {
  const { user, onCommit } = renderGrid();
  expect(button('Save Changes')).toBeNull();
  await rename(user, 'Ada', 'Eve');
  expect(rowOf('Eve')).toHaveTextContent('Unsaved, changed');
  expect(rowOf('Sam')).not.toHaveTextContent('Unsaved');
  await save(user);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({
    changes: [{ ...people[1], name: 'Eve' }],
    deletes: [],
  });
  await waitFor(() => expect(button('Save Changes')).toBeNull());
});

test('an edit back to the loaded value leaves nothing to save', async () => {
  const { user } = renderGrid();
  await rename(user, 'Ada', 'Eve');
  await rename(user, 'Eve', 'Ada');
  expect(button('Save Changes')).toBeNull();
});

test('a text loses its outer spaces when its edit ends', async () => {
  const { user, onCommit } = renderGrid();
  await rename(user, 'Ada', '  Eve  ');
  await save(user);
  const [[sent] = []] = onCommit.mock.calls;
  expect(sent?.changes).toEqual([{ ...people[1], name: 'Eve' }]);
});

test.each([
  ['without a change', '{Tab}', ' Ada '],
  ['with spaces only, where nothing is stored', '   {Tab}', null],
])('an edit %s is not a change', async (_name, keys, email) => {
  const records = people.map((person) => (person.id === '2' ? { ...person, email } : person));
  const { user } = renderGrid({ records });
  await user.dblClick(cellOf('Ada', 'Email'));
  await user.keyboard(keys);
  expect(button('Save Changes')).toBeNull();
});

test('a blank value that stays blank is not a change', async () => {
  const { user } = renderGrid();
  await user.dblClick(cellOf('Uma', 'Email'));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x{Backspace}{Enter}');
  expect(button('Save Changes')).toBeNull();
});

test('Cancel reverts all edits, and says so each time', async () => {
  const { user } = renderGrid();
  const said = [];
  for (const name of ['Eve', 'Una']) {
    await rename(user, 'Ada', name);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(names()).toEqual(['Sam', 'Ada', 'Uma']);
    expect(button('Save Changes')).toBeNull();
    said.push(screen.getByText('Changes discarded.').textContent);
  }
  // A live region speaks when its text changes.
  expect(said[0]).not.toBe(said[1]);
});

test('Undo changes reverts only its own row', async () => {
  const { user } = renderGrid();
  await rename(user, 'Ada', 'Eve');
  await rename(user, 'Uma', 'Una');
  await user.click(screen.getByRole('button', { name: 'Undo changes of Eve' }));
  expect(names()).toEqual(['Sam', 'Ada', 'Una']);
});

test.each(['a click', 'Enter'])('Undo changes by %s keeps the focus in its cell', async (way) => {
  const { user } = renderGrid();
  for (const name of ['Ada', 'Uma']) await rename(user, name, 'Eve');
  await user.click(screen.getByLabelText('Search all columns'));
  const [undo] = screen.getAllByRole('button', { name: 'Undo changes of Eve' });
  const cell = undo?.parentElement;
  if (way === 'Enter') undo?.focus();
  await (way === 'Enter' ? user.keyboard('{Enter}') : user.click(undo ?? document.body));
  expect(undo).not.toBeInTheDocument();
  expect(cell).toHaveFocus();
});

test('Add puts a new row on top and opens its first editor', async () => {
  const { user, onCommit } = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('Eve{Tab}');
  expect(names()).toEqual(['Eve', 'Sam', 'Ada', 'Uma']);
  expect(rowOf('Eve')).toHaveTextContent('Unsaved, new row');
  await save(user);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({
    changes: [{ name: 'Eve', email: '', locale: 'en-GB', admin: false }],
    deletes: [],
  });
  await waitFor(() => expect(names()).toEqual(['Sam', 'Ada', 'Uma']));
});

test('a delete asks, marks the row, allows a restore, and waits for Save Changes', async () => {
  const { user, onCommit } = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(rowOf('Ada')).toHaveTextContent('Unsaved, to be deleted');
  await user.click(screen.getByRole('button', { name: 'Restore Ada' }));
  expect(button('Save Changes')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const again = await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.click(within(again).getByRole('button', { name: 'Delete' }));
  await save(user);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({ changes: [], deletes: ['2'] });
});

test('Cancel in the question deletes nothing', async () => {
  const { user } = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(button('Save Changes')).toBeNull();
});

test('a failed save shows the reason and keeps every edit, and OK refreshes', async () => {
  const onRefresh = vi.fn();
  const onCommit = vi.fn(() => Promise.reject(new Error('')));
  const { user } = renderGrid({ onCommit, onRefresh });
  await rename(user, 'Ada', 'Eve');
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent('Your request has been rejected');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(rowOf('Eve')).toHaveTextContent('Unsaved');
  expect(button('Save Changes')).toBeEnabled();
});

test.each([
  ['perhaps saved', { isUncertain: true }],
  ['saved', { wasDone: true }],
])('a new row that was %s and is not in the list is sent again', async (_, facts) => {
  const failed = Object.assign(new Error('The answer did not come, or not whole.'), facts);
  const onCommit = vi.fn(() => Promise.reject(new Error('', { cause: failed })));
  const { user } = renderGrid({ onCommit });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('Eve{Tab}');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await save(user);
  expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible();
  expect(onCommit).toHaveBeenCalledTimes(2);
});

test('a reload after a lost answer ends only the edits that were saved', async () => {
  const onCommit = () => Promise.reject(new Error('Network error'));
  const { user, rerenderGrid } = renderGrid({ onCommit });
  await rename(user, 'Ada', 'Eve');
  await rename(user, 'Uma', 'Una');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  rerenderGrid({
    onCommit,
    records: people.map((person) => (person.id === '2' ? { ...person, name: 'Eve' } : person)),
  });
  await waitFor(() => expect(rowOf('Eve')).not.toHaveTextContent('Unsaved'));
  expect(rowOf('Una')).toHaveTextContent('Unsaved');
});

test('a second click during a save sends nothing, and edits during the save stay', async () => {
  let finish = () => {};
  const commit = vi.fn(
    (_sent: GridBatch<never>) =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = render(<SavingGrid commit={commit as never} />);
  await rename(user, 'Ada', 'Eve');
  const saveButton = screen.getByRole('button', { name: 'Save Changes' });
  await user.dblClick(saveButton);
  await user.keyboard('{Control>}s{/Control}');
  await rename(user, 'Uma', 'Una');
  expect(commit).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expect(rowOf('Eve')).not.toHaveTextContent('Unsaved'));
  expect(rowOf('Una')).toHaveTextContent('Unsaved');
});

test('a text over the limit shows its error while typing and blocks the save', async () => {
  const { user, onCommit } = renderGrid();
  await user.dblClick(screen.getByRole('rowheader', { name: 'Ada' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, '{Control>}a{/Control}Adelaide M');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Name: At most 8 characters; this has 10.');
  await user.keyboard('{Enter}');
  await save(user);
  expect(onCommit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing was saved: 1 value needs attention.',
  );
  const cell = screen.getByRole('rowheader', { name: /Adelaide M/ });
  expect(cell).toHaveFocus();
  expect(cell).toHaveAttribute('aria-invalid', 'true');
});

test('a save shows an invalid value of a hidden column or row again', async () => {
  const { user, rerenderGrid } = renderGrid({ search: {} });
  await rename(user, 'Ada', '{Backspace}');
  rerenderGrid({ search: { hide: 'name', q: 'sam' } });
  expect(screen.queryByRole('columnheader', { name: 'Name' })).toBeNull();
  await save(user);
  const cell = rowNamed(/ada@demo.test/).children[0];
  expect(cell).toHaveAttribute('aria-invalid', 'true');
  expect(cell).toHaveFocus();
});

test('an edited row keeps its position under a filter and a sort', async () => {
  const { user } = renderGrid({ search: { sort: 'name', q: 'a@demo' } });
  expect(names()).toEqual(['Ada']);
  await user.dblClick(cellOf('Ada', 'Email'));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '{Control>}a{/Control}x{Enter}');
  expect(names()).toEqual(['Ada']);
});

test('a click outside of the field keeps the edit', async () => {
  const { user } = renderGrid();
  await user.dblClick(screen.getByRole('rowheader', { name: 'Ada' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'h');
  await user.click(screen.getByRole('rowheader', { name: 'Uma' }));
  expect(names()).toEqual(['Sam', 'Adah', 'Uma']);
});

test('a click on the box toggles a boolean', async () => {
  const { user, onCommit } = renderGrid();
  await user.click(within(cellOf('Ada', 'Admin')).getByText('No'));
  expect(cellOf('Ada', 'Admin')).toHaveTextContent('Yes');
  await save(user);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({
    changes: [{ ...people[1], admin: true }],
    deletes: [],
  });
});

test('a click on an option sets the value', async () => {
  const { user } = renderGrid();
  await user.dblClick(cellOf('Ada', 'Locale'));
  await user.click(await screen.findByRole('option', { name: 'English' }));
  await waitFor(() => expect(cellOf('Ada', 'Locale')).toHaveTextContent('English'));
  expect(cellOf('Ada', 'Locale')).toHaveFocus();
});

test('the grid asks before a person leaves the page with unsaved edits', async () => {
  const { user, history } = renderGrid();
  await rename(user, 'Ada', 'Eve');
  history.push('/elsewhere');
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
});

test('a new row that a save sends stays: neither its key nor Undo paste changes it', async () => {
  let finish = () => {};
  const onCommit = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const { user } = renderGrid({ onCommit });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('Eve{Enter}');
  rowOf('Eve').querySelector<HTMLElement>('[role="rowheader"]')?.focus();
  await user.paste('Eva\nSue\n');
  expect(names()).toEqual(['Eva', 'Sue', 'Ada', 'Uma']);
  await save(user);
  screen.getByRole('rowheader', { name: 'Eva' }).focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo paste' }));
  expect(names()).toEqual(['Eva', 'Sam', 'Ada', 'Uma']);
  finish();
  expect(await screen.findByText('Changes saved.')).toBeInTheDocument();
});
