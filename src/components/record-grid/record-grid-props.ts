import type { ReactNode } from 'react';
import type { GridRights } from '~/domain/grid-rights';
import type { GridColumn } from './grid-column';
import type { GridSearch } from './grid-search';
import type { GridCommit } from './pending-edits';

export interface RecordGridProps<T extends object> {
  title: string;
  /** 1 for the grid that is the screen, 2 for one below other things. */
  headingLevel?: 1 | 2;
  records: readonly T[] | undefined;
  /** The field that holds the id. */
  idKey: keyof T & string;
  /** Keep the same array from render to render: a constant, or useMemo. */
  columns: readonly GridColumn<T>[];
  /** Key of the column that names a record; 'name', or else the first column. */
  labelKey?: string;
  /** Full unless said otherwise. */
  rights?: GridRights;
  readOnly?: boolean;
  /** Cells are edited here and wait for Save Changes; otherwise a delete is sent at once. */
  inPlace?: boolean;
  /** A blank record for Add; without it, and without `onAdd`, nothing can be added. */
  newRecord?: () => T;
  /** Where Add goes instead, for grids whose inline insert is disabled. */
  onAdd?: () => void;
  /** Saves; resolves when the list is up to date, rejects with an error to show. */
  onCommit?: (commit: GridCommit<T>) => Promise<unknown>;
  /** What goes with a record that is deleted, for the question before it. */
  deletionNote?: (record: T) => string | undefined;
  /** Opens the record's own page. */
  onEdit?: (id: string) => void;
  /** Its address, so that it can be opened in another tab. */
  editHref?: (id: string) => string;
  isLoading?: boolean;
  isRefreshing?: boolean;
  error?: Error | null;
  onRefresh?: () => void;
  /** The grid's state in the address; see parseGridSearch. */
  search?: GridSearch;
  /** Gets every key, those at their default as undefined. */
  onSearchChange?: (search: GridSearch) => void;
  /** The title unless given. */
  csvFileName?: string;
  emptyText?: string;
  /** Further buttons beside Add. */
  actions?: ReactNode;
}
