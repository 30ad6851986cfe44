import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTimeZone } from '../../use-date-time-text';
import type { GridColumn } from '../grid-column';

const narrow = '(max-width: 48em)';
/** Two columns of this width, in pixels, fit side by side on a telephone. */
const narrowWidth = 180;
const narrowColumn = <T>(column: GridColumn<T>): GridColumn<T> => ({
  ...column,
  width: Math.min(column.width, narrowWidth),
});

/** Returns the columns of a grid for the window and the time zone. */
export function useGridColumns<T>(given: readonly GridColumn<T>[]) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const timeZone = useTimeZone();
  const columns = useMemo(() => {
    if (isNarrow) return given.map(narrowColumn);
    // What is drawn, searched and sorted belongs to columns, and moments have another text in UTC.
    return timeZone === 'UTC' ? given.map((column) => ({ ...column })) : given;
  }, [given, isNarrow, timeZone]);
  return { columns, isNarrow };
}
