import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { canChange, canDelete, canInsert, type GridRights, gridRights } from '~/domain/grid-rights';
import { fontScale } from '../../font-scale';
import {
  type GridColumn,
  type GridFieldColumn,
  isEditable,
  type RecordAction,
} from '../grid-column';
import type { RecordGridProps } from '../record-grid-props';
import type { GridRowData } from './row-source';
import type { GridRecords } from './use-grid-records';

/** Widths of the grid's own columns for text of the usual size (docs/product/grids.md#unsaved-rows). */
const ownWidths = { status: 140, open: 44, more: 44, delete: 44 };

/** A column of the grid's own. It stays at the right edge while the grid scrolls sideways. */
export interface OwnSlot {
  kind: keyof typeof ownWidths;
  id: string;
  width: number;
  /** The distance from the right edge, in pixels. */
  right: number;
}

/** One drawn column: a column of the record, or one of the grid's own columns at the end. */
export type GridSlot<T> =
  | { kind: 'data'; id: string; width: number; column: GridColumn<T> }
  | OwnSlot;

/** Returns the width of the grid's own columns that are in front of the others in a narrow window. */
export const pinnedWidth = <T>(slots: readonly GridSlot<T>[]): number =>
  slots.reduce(
    (sum, { kind, width }) => (kind === 'data' || kind === 'status' ? sum : sum + width),
    0,
  );

/**
 * Returns the CSS grid template that all rows share, and the minimum width of a row in pixels.
 * Unused width comes before the grid's own columns.
 */
export function gridTemplate<T>(
  slots: readonly GridSlot<T>[],
  widths: Readonly<Record<string, number>> = {},
): { columns: string; width: number } {
  // A view, which may be another person's, has the widths for text of the usual size.
  const widthOf = ({ id, width }: GridSlot<T>) => {
    const chosen = widths[id];
    return chosen === undefined ? width : chosen * fontScale;
  };
  const columns = slots.map((slot) => {
    if (slot.kind !== 'data') return `[${slot.kind}] ${slot.width}px`;
    const { roomyWidth } = slot.column;
    if (roomyWidth === undefined || slot.id in widths) return `${widthOf(slot)}px`;
    return `minmax(${widthOf(slot)}px, ${roomyWidth * fontScale}px)`;
  });
  const dataCount = slots.filter(({ kind }) => kind === 'data').length;
  return {
    columns: columns.toSpliced(dataCount, 0, 'minmax(0, 1fr)').join(' '),
    width: slots.reduce((sum, slot) => sum + widthOf(slot), 0),
  };
}

/** The values that all rows of a grid share. A new object draws all rows again. */
export interface RowFrame<T> {
  slots: readonly GridSlot<T>[];
  /** Key of the column that names the record. */
  labelKey: string | undefined;
  labelOf: (record: T) => string;
  idOf: (record: T) => string;
  editHref: ((id: string) => string) | undefined;
  actionsOf: ((record: T) => readonly RecordAction[]) | undefined;
  canChange: boolean;
  canInsert: boolean;
  canDelete: boolean;
}

/** Returns the column of a cell if the person may edit the cell. */
export function editableColumn<T>(
  frame: Pick<RowFrame<T>, 'canInsert' | 'canChange'>,
  slot: GridSlot<T> | undefined,
  row: Pick<GridRowData<T>, 'mark' | 'isLocked'> | undefined,
): GridFieldColumn<T> | undefined {
  if (slot?.kind !== 'data' || !row || row.isLocked || row.mark === 'deleted') return undefined;
  const isNew = row.mark === 'added';
  const { column } = slot;
  const mayEdit = isNew ? frame.canInsert : frame.canChange;
  return mayEdit && column.editor && isEditable(column, isNew) ? column : undefined;
}

/** Returns what a person may do in a grid. */
export const rightsOf = <T extends object>({ saving }: RecordGridProps<T>): GridRights =>
  saving.rights ?? gridRights.Full;

/** Returns the values that all rows share. They change only if the rows have to be drawn again. */
export function useRowFrame<T extends object>(
  props: RecordGridProps<T>,
  { label, labelOf, idOf }: GridRecords<T>,
  shownColumns: readonly GridColumn<T>[],
): RowFrame<T> {
  const { saving, page } = props;
  const { rowActions } = props.table;
  const { inPlace = false } = saving;
  const rights = rightsOf(props);
  const mayAdd = inPlace && canInsert(rights) && saving.newRecord !== undefined;
  const hasOpen = page.onEdit !== undefined;
  const hasHref = page.editHref !== undefined;

  // Screens pass a new `editHref` function with each render. All of them return the same addresses.
  const editHref = useCallbackRef(page.editHref);

  return useMemo(() => {
    const mayChange = inPlace && canChange(rights);
    const mayDelete = canDelete(rights);
    const isShown = {
      status: mayAdd || mayChange || (inPlace && mayDelete),
      open: hasOpen,
      more: rowActions !== undefined,
      delete: mayDelete || mayAdd,
    };
    const kinds = (['status', 'open', 'more', 'delete'] as const).filter((kind) => isShown[kind]);
    const own: OwnSlot[] = [];
    let right = 0;
    for (const kind of kinds.toReversed()) {
      const width = ownWidths[kind] * fontScale;
      own.unshift({ kind, id: `#${kind}`, width, right });
      right += width;
    }
    const data = shownColumns.map(
      (column): GridSlot<T> => ({
        kind: 'data',
        id: column.key,
        width: column.width * fontScale,
        column,
      }),
    );
    return {
      slots: [...data, ...own],
      labelKey: label?.key,
      labelOf,
      idOf,
      editHref: hasHref ? editHref : undefined,
      actionsOf: rowActions,
      canChange: mayChange,
      canInsert: mayAdd,
      canDelete: mayDelete,
    };
  }, [
    shownColumns,
    label,
    labelOf,
    rowActions,
    idOf,
    inPlace,
    rights,
    mayAdd,
    hasOpen,
    hasHref,
    editHref,
  ]);
}
