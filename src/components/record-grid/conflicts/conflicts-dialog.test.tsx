import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import type { GridColumn } from '../grid-column';
import type { RowConflict } from '../row-conflicts';
import { ConflictsDialog } from './conflicts-dialog';

interface Client {
  id: string;
  name: string;
  secret: string;
}

const columns: readonly GridColumn<Client>[] = [
  { key: 'name', header: 'Name', width: 100, editor: 'text' },
];
const client = (id: number, more: Partial<Client> = {}): Client => ({
  id: `${id}`,
  name: `Client ${id}`,
  secret: 'hush',
  ...more,
});
const edited = (id: number): RowConflict<Client> => ({
  row: `id:${id}`,
  kind: 'edited',
  base: client(id),
  mine: client(id, { name: 'Mine' }),
  theirs: client(id, { name: 'Theirs' }),
  fields: ['name'],
});

function open(conflicts: readonly RowConflict<Client>[]) {
  const onDecide = vi.fn();
  const onCancel = vi.fn();
  const view = render(
    <ConflictsDialog
      conflicts={conflicts}
      columns={columns}
      labelOf={({ name }) => name}
      confirmText="Save Changes"
      onDecide={onDecide}
      onCancel={onCancel}
    />,
  );
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  return { onDecide, onCancel, press, ...view };
}

const manyConflicts = () => Array.from({ length: 60 }, (_, index) => edited(index));

test('many conflicts are shown fifty at a time, and one button decides all of them', async () => {
  const { press, onDecide } = open(manyConflicts());
  expect(screen.getAllByRole('region')).toHaveLength(50);
  await press('Show more: 10 left');
  expect(screen.getByRole('dialog')).toHaveFocus();
  await press('Keep mine for all');
  await press('Save Changes');
  expect(onDecide.mock.lastCall?.[0]).toHaveLength(60);
  expect(onDecide.mock.lastCall?.[0][59]).toEqual({ row: 'id:59', field: 'name', keeps: 'mine' });
});

test('a save without every decision leads to the first one that is left', async () => {
  const { press, onDecide, user } = open([edited(1), edited(2)]);
  await user.click(screen.getAllByRole('radio', { name: 'Yours Mine' })[0] as HTMLElement);
  await press('Save Changes');
  expect(onDecide).not.toHaveBeenCalled();
  expect(screen.getAllByRole('radio', { name: 'Yours Mine' })[1]).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved: 1 choice is left.');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('radio', { name: 'Theirs Theirs' })[1]).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Escape decides nothing', async () => {
  const { user, onCancel, onDecide } = open([edited(1)]);
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onDecide).not.toHaveBeenCalled();
});

test('a value without a column is named and never shown', () => {
  const theirs = client(1, { secret: 'louder' });
  open([
    {
      row: 'id:1',
      kind: 'deleting',
      base: client(1),
      mine: client(1),
      theirs,
      fields: ['secret'],
    },
  ]);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Values that this list does not show have changed.');
  expect(dialog).not.toHaveTextContent(/hush|louder/);
});

test('an edited value without a column can be decided all the same', async () => {
  const conflict: RowConflict<Client> = {
    ...edited(1),
    mine: client(1, { secret: 'mine' }),
    theirs: client(1, { secret: 'louder' }),
    fields: ['secret'],
  };
  const { press, onDecide, user } = open([conflict]);
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/hush|louder/);
  await user.click(screen.getByRole('radio', { name: 'Theirs (not shown here)' }));
  await press('Save Changes');
  expect(onDecide).toHaveBeenCalledWith([{ row: 'id:1', field: 'secret', keeps: 'theirs' }]);
});
