import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Person, personColumns, renderGrid } from '~/testing/people-grid';
import { turnedDevice } from '~/testing/turned-device';
import type { GridColumn } from './grid-column';

const email: GridColumn<Person> = {
  key: 'email',
  header: 'Email',
  width: 300,
  editor: 'text',
  isHiddenInNarrow: true,
};
// A narrow window hides the first column, which moves all the others.
const columns = [email, ...personColumns.filter(({ key }) => key !== 'email')];

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const cell = (row: number, column: number) =>
  screen.getAllByRole('row')[row]?.children[column] as HTMLElement;

function open() {
  const device = turnedDevice();
  const view = renderGrid({ columns });
  const sent = () => view.onCommit.mock.calls.at(-1)?.[0].changes;
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...device, ...view, save, sent };
}

test('a device that is turned leaves the open cell its text and its place', async () => {
  const { user, turn, save, sent } = open();
  cell(2, 1).focus();
  await user.keyboard('{F2}{Control>}a{/Control}Ev');
  turn();
  expect(headers()).not.toContain('Email');
  expect(field('Name')).toHaveValue('Ev');
  expect(field('Name')).toHaveFocus();
  await user.keyboard('e');
  turn();
  expect(field('Name')).toHaveValue('Eve');
  await user.keyboard('{Enter}');
  expect(cell(3, 1)).toHaveFocus();
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ name: 'Eve', email: 'ada@demo.test' }]));
});

test('Tab goes from a cell to the next one after the device was turned', async () => {
  const { user, turn } = open();
  cell(2, 1).focus();
  await user.keyboard('{F2}');
  turn();
  await user.keyboard('{Tab}');
  expect(cell(2, 1)).toHaveFocus();
  expect(cell(2, 1)).toHaveTextContent('Italian');
});

test('an open list of options stays one of its column', async () => {
  const { user, turn } = open();
  cell(2, 2).focus();
  await user.keyboard('{F2}{Control>}a{/Control}eng');
  turn();
  expect(screen.getByLabelText('Locale', { selector: 'input' })).toHaveValue('eng');
});

test('a column that a narrow window hides stays until its open cell is left', async () => {
  const { user, turn, save, sent } = open();
  cell(2, 0).focus();
  await user.keyboard('{F2}{Control>}a{/Control}eve@demo');
  turn();
  expect(field('Email')).toHaveFocus();
  await user.keyboard('.test{Enter}');
  expect(headers()).not.toContain('Email');
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ name: 'Ada', email: 'eve@demo.test' }]));
});

test('the field of a new row that is left is checked, also after the device was turned', async () => {
  const { user, turn } = open();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('a@demo.test{Tab}');
  turn();
  expect(cell(1, 0)).not.toBeInvalid();
  act(() => screen.getByRole('textbox', { name: /Search/ }).focus());
  expect(cell(1, 0)).toBeInvalid();
});

test.each([
  ['cell', () => cell(2, 0)],
  ['header', () => within(cell(0, 0)).getByRole('button', { name: /^(Email|Name)$/ })],
])(
  'a focused %s that a narrow window hides passes the focus to its neighbour',
  (_what, focused) => {
    const { turn } = open();
    act(() => focused().focus());
    turn();
    expect(headers()).not.toContain('Email');
    expect(focused()).toHaveFocus();
  },
);
