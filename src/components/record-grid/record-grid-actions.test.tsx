import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Person, renderGrid } from '~/testing/people-grid';
import type { GridColumn } from './grid-column';
import { toCsv } from './grid-csv';

const columns: readonly GridColumn<Person>[] = [
  { key: 'name', header: 'Name', width: 200 },
  {
    key: 'write',
    header: 'Write',
    width: 100,
    value: () => '',
    isAction: true,
    cell: ({ name }) => (
      <button type="button" tabIndex={-1} data-cell-focus="">
        Write to {name}
      </button>
    ),
  },
];

test('a column of buttons has a plain header, no filter and no place in the export', async () => {
  const { user } = renderGrid({ columns });
  const heading = screen.getByRole('columnheader', { name: 'Write' });
  expect(within(heading).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Write to Ada' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter rows' }));
  expect(screen.getByRole('textbox', { name: 'Filter Name' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Filter Write' })).toBeNull();
  const ada = { id: '2', name: 'Ada', email: null, locale: 'it-IT', admin: false };
  expect(await toCsv(columns, [ada])).toBe('Name\r\nAda');
});

test('the question before a deletion shows the note of the record', async () => {
  const { user } = renderGrid({
    inPlace: false,
    deletionNote: ({ name }) => (name === 'Ada' ? 'Her letters go with her.' : undefined),
  });
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
  expect(dialog).toHaveTextContent('Her letters go with her.');
});
