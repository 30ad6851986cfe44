import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { RecordGrid } from '~/components/record-grid/record-grid';
import type {
  GridList,
  GridPage,
  GridSavingOptions,
  GridTableOptions,
} from '~/components/record-grid/record-grid-props';
import type { GridBatch } from '~/components/record-grid/row-change';
import { askedTools } from '~/components/record-grid/toolbar/use-shown-tools';
import type { SaveOutcome } from '~/domain/call-outcome';
import { render } from './render';

/** A record for the tests of the grid. */
export interface Person {
  id: string;
  name: string;
  email: string | null;
  locale: string;
  admin: boolean;
}

export const people: readonly Person[] = [
  { id: '1', name: 'Sam', email: 'sam@demo.test', locale: 'en-GB', admin: true },
  { id: '2', name: 'Ada', email: 'ada@demo.test', locale: 'it-IT', admin: false },
  { id: '3', name: 'Uma', email: null, locale: 'en-GB', admin: false },
];

export const personColumns: readonly GridColumn<Person>[] = [
  { key: 'name', header: 'Name', width: 200, editor: 'text', isRequired: true, maxLength: 8 },
  { key: 'email', header: 'Email', width: 300, editor: 'text' },
  {
    key: 'locale',
    header: 'Locale',
    width: 250,
    kind: 'select',
    editor: 'select',
    options: [
      { value: 'en-GB', label: 'English' },
      { value: 'it-IT', label: 'Italian' },
    ],
  },
  { key: 'admin', header: 'Admin', width: 100, kind: 'boolean', editor: 'boolean' },
];

/** The groups of a grid in one. */
type Props = Partial<
  GridList<Person> &
    GridTableOptions<Person> &
    Omit<GridSavingOptions<Person>, 'onCommit'> &
    GridPage & {
      /** Saves what a grid sends. */
      onCommit: (batch: PeopleBatch) => Promise<unknown>;
    }
>;

/** What a save of people sends: a new person has no id. */
export interface PeopleBatch {
  changes: Partial<Person>[];
  deletes: string[];
}

const batchOf = ({ changes, deletes }: GridBatch<Person>): PeopleBatch => ({
  changes: changes.map(({ record: { id, ...person } }) => (id ? { id, ...person } : person)),
  deletes,
});

/** Renders a grid of people that a person can edit in place, with all tools. */
export function renderGrid(props: Props = {}) {
  askedTools.add(props.viewKey ?? 'People');
  return renderQuietGrid(props);
}

/** Renders the same grid as it is before a person asks for its tools. */
export function renderQuietGrid(props: Props = {}) {
  const onCommit = vi.fn(props.onCommit ?? (() => Promise.resolve()));
  const grid = (more: Props) => {
    const all = {
      idKey: 'id',
      columns: personColumns,
      records: people,
      readFresh: async () => more.records ?? props.records ?? people,
      inPlace: true,
      newRecord: () => ({ id: '', name: '', email: '', locale: 'en-GB', admin: false }),
      ...props,
      ...more,
      onCommit: (commit: GridBatch<Person>) => onCommit(batchOf(commit)) as Promise<SaveOutcome>,
    } as const;
    return <RecordGrid<Person> title="People" list={all} table={all} saving={all} page={all} />;
  };
  const view = render(grid({}));
  return { onCommit, ...view, rerenderGrid: (more: Props) => view.rerender(grid(more)) };
}

/** A grid that keeps committed changes, as a screen with its server and a reload would. */
export function SavingGrid({ commit }: { commit: (sent: PeopleBatch) => Promise<void> }) {
  const [records, setRecords] = useState(people);
  return (
    <RecordGrid<Person>
      title="People"
      list={{ records, readFresh: async () => records }}
      table={{ idKey: 'id', columns: personColumns }}
      saving={{
        inPlace: true,
        onCommit: async (sent) => {
          await commit(batchOf(sent));
          const saved = new Map(sent.changes.map(({ record }) => [record.id, record]));
          setRecords((old) => old.map((person) => saved.get(person.id) ?? person));
          return undefined;
        },
      }}
      page={{}}
    />
  );
}

/** Returns the row of a person's name. */
export const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`no row for ${name}`);
  return row;
};

/** Returns the texts of all rows, cell by cell. */
export const cellTexts = () =>
  screen
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader'))
    .map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent));

export const names = () => cellTexts().map(([name]) => name);

/** Returns the cell of a row by the header of its column. */
export const cellOf = (name: string, header: string) => {
  const index = personColumns.findIndex((column) => column.header === header);
  const cell = rowOf(name).children[index];
  if (!(cell instanceof HTMLElement)) throw new Error(`no cell ${header}`);
  return cell;
};
