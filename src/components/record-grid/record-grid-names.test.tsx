import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cellOf, names, people, renderGrid, rowOf } from '~/testing/people-grid';
import type { GridColumn } from './grid-column';

type Person = (typeof people)[number];

const open = (more: Parameters<typeof renderGrid>[0] = {}) => {
  const onEdit = vi.fn();
  const view = renderGrid({ onEdit, editHref: (id) => `/people/edit/${id}`, ...more });
  return { onEdit, ...view };
};
const link = (name: string) => screen.getByRole('link', { name });

describe('the name of a record', () => {
  test('is a link to its page, which Tab does not reach', async () => {
    const { user, onEdit } = open();
    expect(link('Ada')).toHaveAttribute('href', '/people/edit/2');
    expect(link('Ada')).toHaveAttribute('tabindex', '-1');
    await user.click(link('Ada'));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('2');
  });

  test('that is empty leads to its page as well', () => {
    open({
      records: people.map((person) => ({ ...person, name: person.name.replace('Ada', '') })),
    });
    expect(link('No name')).toHaveAttribute('href', '/people/edit/2');
  });

  test('opens in another tab as other links do', () => {
    const { onEdit } = open();
    const click = createEvent.click(link('Ada'), { ctrlKey: true });
    // jsdom has no other tabs.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link('Ada'), click);
    expect(onEdit).not.toHaveBeenCalled();
  });

  test('leaves the rest of its cell to selecting and editing', async () => {
    const { user, onEdit } = open();
    await user.click(cellOf('Ada', 'Name'));
    expect(cellOf('Ada', 'Name')).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await user.click(cellOf('Ada', 'Name'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    expect(onEdit).not.toHaveBeenCalled();
  });

  test.each(['{F2}', '{Enter}'])('%s edits the cell', async (key) => {
    const { user, onEdit } = open();
    cellOf('Ada', 'Name').focus();
    await user.keyboard(key);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    expect(onEdit).not.toHaveBeenCalled();
  });

  test('opens its page by Ctrl+Enter, and by Enter where the cell is read-only', async () => {
    const { user, onEdit } = open();
    cellOf('Ada', 'Name').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('2');
    const columns: GridColumn<Person>[] = [{ key: 'name', header: 'Name', width: 200 }];
    const readOnly = open({ columns });
    screen.getAllByRole('rowheader', { name: 'Uma' }).at(-1)?.focus();
    await readOnly.user.keyboard('{Enter}');
    expect(readOnly.onEdit).toHaveBeenCalledExactlyOnceWith('3');
  });

  test('is no link in a new row, which has no page', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.keyboard('Eve{Enter}');
    expect(rowOf('Eve')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Eve' })).toBeNull();
  });
});

describe('a boolean that nobody can change', () => {
  const columns: GridColumn<Person>[] = [
    { key: 'name', header: 'Name', width: 200 },
    { key: 'admin', header: 'Admin', width: 100, kind: 'boolean', trueWord: 'Administrator' },
  ];
  const texts = () => people.map(({ name }) => rowOf(name).children[1]?.textContent);

  test('is a word, and nothing for No', () => {
    renderGrid({ columns });
    expect(texts()).toEqual(['Administrator', '', '']);
  });

  test('is found by its word, and filtered by Yes and No', () => {
    const { rerenderGrid } = renderGrid({ columns, search: { q: 'administr' } });
    expect(names()).toEqual(['Sam']);
    rerenderGrid({ search: { filter: { admin: 'No' } } });
    expect(names()).toEqual(['Ada', 'Uma']);
  });
});

describe('the menu of a row', () => {
  const greet = vi.fn();
  const rowActions = ({ name }: Person) =>
    name === 'Ada'
      ? []
      : [
          { label: 'Greet', onClick: () => greet(name) },
          { label: 'Call', onClick: () => {} },
        ];
  const more = () => screen.getByRole('button', { name: 'More actions for Sam' });

  test('has the actions of its record, and a record without actions has none', async () => {
    const { user } = renderGrid({ rowActions });
    expect(screen.queryByRole('button', { name: 'More actions for Ada' })).toBeNull();
    await user.click(more());
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Greet', 'Call']);
    await user.click(screen.getByRole('menuitem', { name: 'Greet' }));
    expect(greet).toHaveBeenCalledExactlyOnceWith('Sam');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(more()).toHaveFocus();
  });

  test('is one stop of the arrow keys, and gives the focus back', async () => {
    const { user } = renderGrid({ rowActions });
    cellOf('Sam', 'Name').focus();
    await user.keyboard('{End}{ArrowLeft}');
    expect(more()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Greet' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(more()).toHaveFocus();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

test('a deletion of many rows tells those of one name apart, also by unsaved names', async () => {
  const records = people.map((person) => ({ ...person, name: person.id === '3' ? 'Uma' : 'Sam' }));
  const { user } = renderGrid({ records });
  const name = screen.getAllByRole('rowheader', { name: 'Uma' })[0];
  await user.dblClick(name as HTMLElement);
  await user.keyboard('Sam{Enter}');
  await user.click(screen.getByRole('button', { name: 'Select rows' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown rows' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Rows' }));
  const items = dialog.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Sam (…1)', 'Sam (…2)', 'Sam (…3)']);
});
