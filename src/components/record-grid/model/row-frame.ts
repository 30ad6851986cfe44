import { useEffect, useMemo, useRef } from 'react';
import { canChange, canDelete, canInsert, type GridRights } from '~/domain/grid-rights';
import { cellText, type GridColumn } from '../grid-column';
import type { RecordGridProps } from '../record-grid-props';

/** One drawn column: a column of the record, or one of the grid's own columns at the end. */
export type GridSlot<T> =
  | { kind: 'data'; id: string; width: number; column: GridColumn<T> }
  | { kind: 'status' | 'open' | 'delete'; id: string; width: number; right: number };

/** Width of the status column (docs/product/grids.md#unsaved-rows). */
const statusWidth = 140;
const actionWidth = 44;

interface SlotOptions {
  hasStatus: boolean;
  canOpen: boolean;
  canDelete: boolean;
}

/**
 * Returns the visible columns, followed by the grid's own columns, which stay at the right edge
 * while the grid scrolls sideways.
 */
function gridSlots<T>(
  columns: readonly GridColumn<T>[],
  { hasStatus, canOpen, canDelete }: SlotOptions,
): GridSlot<T>[] {
  const actions = (['open', 'delete'] as const).filter((kind) =>
    kind === 'open' ? canOpen : canDelete,
  );
  return [
    ...columns.map(
      (column): GridSlot<T> => ({
        kind: 'data',
        id: column.key,
        width: column.width,
        column,
      }),
    ),
    ...(hasStatus
      ? [
          {
            kind: 'status' as const,
            id: '#status',
            width: statusWidth,
            right: actions.length * actionWidth,
          },
        ]
      : []),
    ...actions.map((kind, index) => ({
      kind,
      id: `#${kind}`,
      width: actionWidth,
      right: (actions.length - 1 - index) * actionWidth,
    })),
  ];
}

/**
 * Returns the CSS grid template that all rows share, and the minimum width of a row in pixels.
 * Unused width stands before the grid's own columns.
 */
export function gridTemplate<T>(
  slots: readonly GridSlot<T>[],
  widths: Readonly<Record<string, number>>,
): { columns: string; width: number } {
  const widthOf = (slot: GridSlot<T>) => widths[slot.id] ?? slot.width;
  const data = slots.filter(({ kind }) => kind === 'data');
  const own = slots.filter(({ kind }) => kind !== 'data');
  return {
    columns: [
      ...data.map((slot) => `${widthOf(slot)}px`),
      'minmax(0, 1fr)',
      ...own.map((slot) => `[${slot.kind}] ${widthOf(slot)}px`),
    ].join(' '),
    width: slots.reduce((sum, slot) => sum + widthOf(slot), 0),
  };
}

/** Returns the column that names a record in questions and on buttons. */
function labelColumn<T>(
  columns: readonly GridColumn<T>[],
  labelKey: string | undefined,
): GridColumn<T> | undefined {
  return columns.find(({ key }) => key === (labelKey ?? 'name')) ?? columns[0];
}

/** The values that all rows of a grid share. A new object draws all rows again. */
export interface RowFrame<T> {
  slots: readonly GridSlot<T>[];
  /** Key of the column that names the record. */
  labelKey: string | undefined;
  labelOf: (record: T) => string;
  idOf: (record: T) => string;
  editHref: ((id: string) => string) | undefined;
  canChange: boolean;
  canInsert: boolean;
  canDelete: boolean;
}

/** Returns the values that all rows share. They change only if the rows have to be drawn again. */
export function useRowFrame<T extends object>(
  props: RecordGridProps<T>,
  rights: GridRights,
  columns: readonly GridColumn<T>[],
  shownColumns: readonly GridColumn<T>[],
  idOf: (record: T) => string,
): RowFrame<T> {
  const { inPlace = false, labelKey } = props;
  const mayAdd = inPlace && canInsert(rights) && props.newRecord !== undefined;
  const mayChange = inPlace && canChange(rights);
  const mayDelete = canDelete(rights);
  const hasOpen = props.onEdit !== undefined;
  const hasHref = props.editHref !== undefined;

  // Screens pass a new `editHref` function with each render. All of them return the same addresses.
  const latest = useRef(props.editHref);
  useEffect(() => {
    latest.current = props.editHref;
  });

  return useMemo(() => {
    const label = labelColumn(columns, labelKey);
    return {
      slots: gridSlots(shownColumns, {
        hasStatus: mayAdd || mayChange || (inPlace && mayDelete),
        canOpen: hasOpen,
        canDelete: mayDelete || mayAdd,
      }),
      labelKey: label?.key,
      labelOf: (record) => (label ? cellText(label, record) : '') || 'row',
      idOf,
      editHref: hasHref ? (id) => latest.current?.(id) ?? '' : undefined,
      canChange: mayChange,
      canInsert: mayAdd,
      canDelete: mayDelete,
    };
  }, [
    columns,
    shownColumns,
    labelKey,
    idOf,
    inPlace,
    mayAdd,
    mayChange,
    mayDelete,
    hasOpen,
    hasHref,
  ]);
}
