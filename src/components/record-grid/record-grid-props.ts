import type { ReactNode } from 'react';
import type { SaveOutcome } from '~/domain/call-outcome';
import type { GridRights } from '~/domain/grid-rights';
import type { GridColumn, RecordAction } from './grid-column';
import type { GridSearch } from './grid-search';
import type { GridView } from './model/use-grid-view';
import type { GridBatch } from './row-change';

export interface ManyActionsProps<T> {
  count: number;
  selected: () => readonly T[];
  /** Says how many of them a search or a filter hides, for a question; empty if it hides none. */
  hiddenNote: string;
}

export interface GridList<T> {
  records: readonly T[] | undefined;
  /** More records are still to come. Nothing treats these as the whole list. */
  isIncomplete?: boolean;
  isLoading?: boolean;
  isRefreshing?: boolean;
  error?: Error | null;
  onRefresh?: () => void;
  /**
   * Reads the records again before a save, so that it does not overwrite another person's change
   * without a question (docs/product/grids.md#overwriting). Rejects with the error to show.
   */
  readFresh: () => Promise<readonly T[]>;
  /**
   * Reads some records again, where there is a call for one record, and resolves to the list with them.
   * Without it, or if it resolves to undefined, `readFresh` reads the whole list.
   */
  readFew?: (ids: readonly string[]) => Promise<readonly T[] | undefined>;
}

export interface GridTableOptions<T> {
  idKey: keyof T & string;
  /** Has to be the same array in each render: a constant, or useMemo. */
  columns: readonly GridColumn<T>[];
  /** The keys of columns that are still being read: rows that are filtered or sorted by them wait. */
  pendingColumns?: readonly string[];
  /** The key of the column that names a record. Default: 'name', or else the first column. */
  labelKey?: string;
  /** What tells records with the same name apart in a question. Default: the end of the id. */
  labelDetailOf?: (record: T) => string;
  emptyText?: string;
  /** Has to be the same function until its answers change. Without actions a row has no menu. */
  rowActions?: (record: T) => readonly RecordAction[];
  filters?: (view: Pick<GridView, 'search' | 'setSearch'>) => ReactNode;
  /** Default: the title. */
  csvFileName?: string;
  isSelecting?: boolean;
  /** Returns buttons for the selected rows. It is called while there is a selection, and has no hooks. */
  manyActions?: (props: ManyActionsProps<T>) => ReactNode;
}

export interface GridSavingOptions<T> {
  /** Default: Full. */
  rights?: GridRights;
  /** Cells are editable, and edits wait for Save Changes. Without it, a delete is sent at once. */
  inPlace?: boolean;
  /** Returns a blank record for Add. Without it and without `onAdd`, there is no Add button. */
  newRecord?: () => T;
  /** Saves a batch. Resolves when the list is up to date; rejects with the error to show. */
  onCommit?: (batch: GridBatch<T>) => Promise<SaveOutcome>;
  /** A notice offers to undo a deletion, so that the question does not say that nobody can. */
  offersUndo?: boolean;
  /** Returns what a deletion removes together with the record, for the question before it. */
  deletionNote?: (record: T) => string | undefined;
  /** Asks whether to delete a saved record; by default names it: Delete "Harbour"? */
  deletionQuestion?: (record: T) => string;
  /** Returns what a person should know first. It appears above the question. */
  deletionFacts?: (record: T) => ReactNode;
}

/** How the grid belongs to its page: its place in it, its state in the address, and pages of records. */
export interface GridPage {
  /** 1 for a grid that fills the screen, 2 for a grid below other content. */
  headingLevel?: 1 | 2;
  actions?: ReactNode;
  /** The path of the page, if the list keeps its place while a page below it is open. */
  path?: string;
  /** The grid's state in the address; see parseGridSearch. */
  search?: GridSearch;
  /** Gets every key. Default values are undefined. */
  onSearchChange?: (search: GridSearch) => void;
  /** Whose views of which grid this browser remembers. Without it the grid has no views. */
  viewKey?: string;
  /** The text of the button that adds a record, such as "Add user". Default: "Add". */
  addLabel?: string;
  /** Opens the create page instead, for grids without inline insert. */
  onAdd?: () => void;
  onEdit?: (id: string) => void;
  /** Returns the address of the record's page, so that it can open in another tab. */
  editHref?: (id: string) => string;
  /** A person points at the link to the record's page, or focuses it. */
  onReach?: (id: string) => void;
}

export interface RecordGridProps<T extends object> {
  title: string;
  list: GridList<T>;
  table: GridTableOptions<T>;
  saving: GridSavingOptions<T>;
  page: GridPage;
}
