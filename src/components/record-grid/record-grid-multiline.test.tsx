import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Person, people, renderGrid, rowOf } from '~/testing/people-grid';
import type { GridColumn } from './grid-column';

// The column Notes has texts of several lines.
const columns: GridColumn<Person>[] = [
  { key: 'name', header: 'Name', width: 200, editor: 'text' },
  { key: 'email', header: 'Notes', width: 300, editor: 'text', isMultiline: true, maxLength: 40 },
];
const records = people.map((person) => ({ ...person, email: `At ${person.name}\n  twice ` }));
const notesOf = (name: string) => rowOf(name).children[1] as HTMLElement;
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });

const wideWindow = window.matchMedia;

function open() {
  const view = renderGrid({ columns, records });
  const sent = () => view.onCommit.mock.calls.at(-1)?.[0].changes.map(({ email }) => email);
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...view, save, sent };
}

/** Opens the notes of Ada with the cursor at their end. */
async function edit({ user }: ReturnType<typeof open>) {
  notesOf('Ada').focus();
  await user.keyboard('{F2}');
  const end = area().value.length;
  area().setSelectionRange(end, end);
}

test('an edit keeps the line breaks and the blanks of a text', async () => {
  const view = open();
  await edit(view);
  expect(area()).toHaveValue('At Ada\n  twice ');
  await view.user.keyboard('! {Enter}');
  expect(notesOf('Uma')).toHaveFocus();
  await view.save();
  await waitFor(() => expect(view.sent()).toEqual(['At Ada\n  twice ! ']));
});

test('Alt+Enter breaks the line at the cursor, and Tab ends the edit', async () => {
  const view = open();
  await edit(view);
  await view.user.keyboard('{Alt>}{Enter}{/Alt}a{Alt>}{Enter}{/Alt}{Backspace}b');
  expect(area()).toHaveValue('At Ada\n  twice \nab');
  area().setSelectionRange(2, 3);
  await view.user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(area()).toHaveValue('At\nAda\n  twice \nab');
  expect(area().selectionStart).toBe(3);
  await view.user.keyboard('{Tab}');
  await view.save();
  await waitFor(() => expect(view.sent()).toEqual(['At\nAda\n  twice \nab']));
});

test('Enter of a touch screen breaks the line, and a tap elsewhere ends the edit', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ ...wideWindow(media), matches: media === '(pointer: coarse)' }) as MediaQueryList,
  );
  const view = open();
  await edit(view);
  await view.user.keyboard('{Enter}a');
  expect(area()).toHaveValue('At Ada\n  twice \na');
  await view.user.click(notesOf('Uma'));
  await view.save();
  await waitFor(() => expect(view.sent()).toEqual(['At Ada\n  twice \na']));
});

test('a letter begins the text, and Escape leaves the old one', async () => {
  const { user } = open();
  notesOf('Ada').focus();
  await user.keyboard('xyz');
  expect(area()).toHaveValue('xyz');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  expect(notesOf('Ada')).toHaveFocus();
});

test('keys that select rows belong to the text while it is open', async () => {
  const view = open();
  await view.user.click(screen.getByRole('button', { name: 'Select rows' }));
  screen.getByRole('gridcell', { name: /At Ada/ }).focus();
  await view.user.keyboard('{F2}');
  area().setSelectionRange(0, 0);
  await view.user.keyboard(' {Control>}a{/Control}');
  expect(area()).toHaveValue(' At Ada\n  twice ');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  await view.user.keyboard('{Escape}');
  expect(screen.getByRole('toolbar', { name: 'Selected rows' })).toBeVisible();
});

test('the field is as high as its text, up to six lines', async () => {
  const high = (lines: () => number) => {
    vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(
      () => lines() * 20,
    );
    vi.spyOn(HTMLTextAreaElement.prototype, 'clientHeight', 'get').mockImplementation(function (
      this: HTMLTextAreaElement,
    ) {
      return this.rows * 20;
    });
  };
  high(() => area().value.split('\n').length);
  const view = open();
  await edit(view);
  expect(area().rows).toBe(2);
  for (const rows of [3, 4, 5, 6, 6]) {
    await view.user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(area().rows).toBe(rows);
  }
  await view.user.keyboard('{Control>}a{/Control}{Backspace}');
  expect(area().rows).toBe(1);
});

test('a pasted column keeps the lines of a quoted cell, and an open text takes a paste itself', async () => {
  const view = open();
  notesOf('Sam').focus();
  await view.user.paste('"one\r\n two "\r\nthree\r\n');
  await edit(view);
  expect(area()).toHaveValue('three');
  await view.user.paste('\nfour\nfive');
  expect(area()).toHaveValue('three\nfour\nfive');
  await view.user.keyboard('{Enter}');
  await view.save();
  await waitFor(() => expect(view.sent()).toEqual(['one\n two ', 'three\nfour\nfive']));
});

test('the same lines can be given to many rows', async () => {
  const view = open();
  const { user } = view;
  await user.click(screen.getByRole('button', { name: 'Select rows' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown rows' }));
  await user.click(screen.getByRole('button', { name: 'Change a field' }));
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Notes' }));
  const value = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'New value' });
  fireEvent.change(value, { target: { value: `${'long '.repeat(9)}\n` } });
  expect(screen.getByText('Notes: At most 40 characters; this has 46.')).toBeVisible();
  fireEvent.change(value, { target: { value: 'Above\n\n below ' } });
  await user.click(screen.getByRole('button', { name: 'Change 3 rows' }));
  await view.save();
  await waitFor(() => expect(view.sent()).toEqual(Array(3).fill('Above\n\n below ')));
});
