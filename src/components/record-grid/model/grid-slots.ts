import type { GridColumn } from '../grid-column';

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
export function gridSlots<T>(
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
export function labelColumn<T>(
  columns: readonly GridColumn<T>[],
  labelKey: string | undefined,
): GridColumn<T> | undefined {
  return columns.find(({ key }) => key === (labelKey ?? 'name')) ?? columns[0];
}
