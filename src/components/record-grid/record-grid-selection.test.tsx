import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gridRights } from '~/domain/grid-rights';
import { cellOf, type Person, people, renderGrid, rowOf } from '~/testing/people-grid';
import { bar, begin, box, button } from '~/testing/selected-rows';

const selected = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((element) => element.getAttribute('aria-label'));

test('a grid has no checkbox until the button "Select rows" is pressed, and none after it', async () => {
  const { user } = renderGrid();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(button('Select rows'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(button('Select rows')).toHaveAttribute('aria-pressed', 'true');
  expect(bar()).toHaveTextContent('0 rows selected');
  await user.click(button('Select rows'));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull();
});

test('a click selects a row, and Shift+click the rows up to it', async () => {
  const { user } = await begin();
  await user.click(box('Select Sam'));
  expect(selected()).toEqual(['Select Sam']);
  expect(box('Select all shown rows')).toHaveAttribute('aria-checked', 'mixed');
  await user.keyboard('{Shift>}');
  await user.click(rowOf('Uma').children[2] ?? document.body);
  await user.keyboard('{/Shift}');
  expect(selected()).toHaveLength(4);
  expect(bar()).toHaveTextContent('3 rows selected');
});

test('the checkbox of the header selects what the filter shows, and keeps the others', async () => {
  const { user, rerenderGrid } = await begin();
  await user.click(box('Select Ada'));
  rerenderGrid({ search: { q: 'Sam' } });
  await user.click(box('Select all shown rows'));
  expect(bar()).toHaveTextContent('2 rows selected 1 not shown');
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete Rows' })).toHaveTextContent(
    'Delete 2 rows? The list does not show 1 of them now.',
  );
  await user.click(button('Cancel'));
  await user.click(box('Select all shown rows'));
  expect(bar()).toHaveTextContent('1 row selected 1 not shown');
});

test('Shift+Space begins with the row of the focus, and keys select more', async () => {
  const { user } = renderGrid();
  await user.click(cellOf('Sam', 'Email'));
  await user.keyboard('{Shift>} {/Shift}');
  expect(selected()).toEqual(['Select Sam']);
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(bar()).toHaveTextContent('3 rows selected');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(bar()).toHaveTextContent('2 rows selected');
  await user.keyboard('{ArrowDown} ');
  expect(bar()).toHaveTextContent('3 rows selected');
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).toHaveTextContent('0 rows selected');
});

test('Escape ends an edit first, and then the selection; the focus stays in the grid', async () => {
  const { user } = await begin();
  await user.click(rowOf('Ada').children[2] ?? document.body);
  await user.keyboard('{F2}');
  const editor = document.activeElement;
  expect(editor).toBeInstanceOf(HTMLInputElement);
  await user.keyboard('{Escape}');
  expect(bar()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull();
  expect(screen.getByText('Selection ended.')).toHaveRole('status');
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
});

test('a new row that is not saved has no checkbox', async () => {
  const { user } = await begin();
  await user.click(button('Add'));
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

test('a field of many rows becomes a pending change of each, which one save sends', async () => {
  const { user, onCommit } = await begin();
  await user.click(box('Select all shown rows'));
  await user.click(button('Change a field'));
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Locale' }));
  await user.click(screen.getByRole('combobox', { name: 'New value' }));
  await user.click(screen.getByRole('option', { name: 'English' }));
  expect(screen.getByText(/^1 row will change\. 2 rows have this value already/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(rowOf('Ada')).toHaveAttribute('data-mark', 'changed');
  expect(rowOf('Sam')).not.toHaveAttribute('data-mark');
  await user.click(button('Save Changes'));
  await waitFor(() =>
    expect(onCommit).toHaveBeenCalledExactlyOnceWith({
      changes: [{ ...people[1], locale: 'en-GB' }],
      deletes: [],
    }),
  );
});

test('thousands of rows are selected and marked together', async () => {
  const records = Array.from(
    { length: 10_001 },
    (_, number): Person => ({
      id: `${number}`,
      name: `P ${number}`,
      email: null,
      locale: 'en-GB',
      admin: false,
    }),
  );
  const { user } = await begin({ records });
  await user.click(box('Select all shown rows'));
  expect(bar()).toHaveTextContent('10,001 rows selected');
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  expect(screen.getByText('and 9,996 more')).toBeVisible();
  await user.click(button('Delete 10,001 rows'));
  expect(screen.getByText('10,001 rows unsaved')).toBeVisible();
});

test('a value that the column refuses cannot be set', async () => {
  const { user } = await begin();
  await user.click(box('Select Sam'));
  await user.click(button('Change a field'));
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'New value' }), 'much too long');
  expect(screen.getByText('Name: At most 8 characters; this has 13.')).toBeVisible();
  expect(button('Change 1 row')).toBeDisabled();
});

test('that a value is required stands as an error only after somebody has emptied the field', async () => {
  const { user } = await begin();
  await user.click(box('Select Sam'));
  await user.click(button('Change a field'));
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Name' }));
  const value = screen.getByRole('textbox', { name: 'New value' });
  expect(value).toBeRequired();
  expect(value).toHaveAccessibleDescription('');
  await user.type(value, 'x{Backspace}');
  expect(value).toBeInvalid();
  expect(value).toHaveAccessibleDescription(/^Name/);
});

test('a deletion in place names the rows and marks them until the save', async () => {
  const { user, onCommit } = await begin({ deletionNote: ({ name }) => `${name} goes.` });
  await user.click(box('Select Sam'));
  await user.click(box('Select Uma'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete Rows' });
  expect(dialog).toHaveTextContent('Delete 2 rows?');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['SamSam goes.', 'UmaUma goes.']);
  await user.click(button('Delete 2 rows'));
  expect(rowOf('Sam')).toHaveAttribute('data-mark', 'deleted');
  expect(rowOf('Ada')).not.toHaveAttribute('data-mark');
  expect(onCommit).not.toHaveBeenCalled();
});

test('the bar offers only what the rights of the grid allow', async () => {
  await begin({ rights: gridRights.Insert });
  const names = within(bar())
    .getAllByRole('button')
    .map((each) => each.textContent);
  expect(names).toEqual(['', 'Export']);
});

test('the export has the selected rows in their order, and every export the day in its name', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const create = vi.spyOn(URL, 'createObjectURL');
  const { user } = await begin({ records: people.map((one) => ({ ...one, email: `=${one.id}` })) });
  await user.click(box('Select Uma'));
  await user.click(box('Select Sam'));
  await user.click(within(bar()).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const [file] = create.mock.calls.at(-1) ?? [];
  const text = await (file as Blob).text();
  expect(text.split('\r\n')).toEqual([
    'Name,Email,Locale,Admin',
    "Sam,'=1,English,Yes",
    "Uma,'=3,English,No",
  ]);
  await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
  for (const link of click.mock.contexts as unknown as HTMLAnchorElement[]) {
    expect(link.download).toMatch(/^People \d{4}-\d\d-\d\d\.csv$/);
  }
});

test('an export says which rows are not saved', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const create = vi.spyOn(URL, 'createObjectURL');
  const { user } = await begin();
  const exported = async (act: () => Promise<void>) => {
    create.mockClear();
    await act();
    await waitFor(() => expect(create).toHaveBeenCalled());
    const [file] = create.mock.calls[0] ?? [];
    return (await (file as Blob).text()).split('\r\n');
  };
  await user.click(box('Select Sam'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  await user.click(button('Delete 1 row'));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('Eve{Enter}');
  screen.getByRole('rowheader', { name: 'Uma' }).focus();
  await user.keyboard('{F2}Mia{Enter}');
  expect(
    await exported(() => user.click(screen.getByRole('button', { name: 'Export to CSV' }))),
  ).toEqual([
    'Name,Email,Locale,Admin,Status',
    'Eve,,English,No,"Unsaved, new row"',
    'Sam,sam@demo.test,English,Yes,"Unsaved, to be deleted"',
    'Ada,ada@demo.test,Italian,No,',
    'Mia,,English,No,"Unsaved, changed"',
  ]);

  // A chosen row that a search hides has its edits as well.
  await user.click(box('Select Sam'));
  await user.click(box('Select Mia'));
  await user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'ada');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Mia' })).toBeNull());
  const chosen = () => user.click(within(bar()).getByRole('button', { name: 'Export' }));
  expect(await exported(chosen)).toEqual([
    'Name,Email,Locale,Admin,Status',
    'Mia,,English,No,"Unsaved, changed"',
  ]);
});

test('a field does not change in rows that are marked to be deleted, and they are not counted', async () => {
  const { user, onCommit } = await begin();
  await user.click(box('Select Sam'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  await user.click(button('Delete 1 row'));
  await user.click(box('Select Ada'));
  await user.click(button('Change a field'));
  expect(button('Change 1 row')).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Email' }));
  await user.type(screen.getByRole('textbox', { name: 'New value' }), 'all@demo.test');
  expect(screen.getByText(/^1 row will change\. Nothing is stored/)).toBeVisible();
  await user.click(button('Change 1 row'));
  expect(screen.getByText('1 row changed. Save Changes saves them.')).toBeInTheDocument();
  await user.click(button('Save Changes'));
  const changes = [{ ...people[1], email: 'all@demo.test' }];
  await waitFor(() => expect(onCommit).toHaveBeenCalledWith({ changes, deletes: ['1'] }));
});
