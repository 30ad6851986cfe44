import { useEffect, useMemo, useRef } from 'react';
import { canChange, canDelete, canInsert, type GridRights } from '~/domain/grid-rights';
import { cellText, type GridColumn } from '../grid-column';
import { gridSlots, labelColumn } from '../model/grid-slots';
import type { RecordGridProps } from '../record-grid-props';
import type { RowFrame } from './grid-row';

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
