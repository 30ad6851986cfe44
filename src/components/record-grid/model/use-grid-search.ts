import { useMemo, useState } from 'react';
import { useDebouncedState } from '../../use-debounced-state';
import type { GridColumn } from '../grid-column';
import { completeGridSearch, type GridSearch, parseGridSearch } from '../grid-search';
import type { GridPage } from '../record-grid-props';
import { withRememberedView } from '../views/remembered-view';
import { withoutIdleFilters } from './grid-view';

/**
 * Keeps the state of a grid and the address of the page alike. An address without a state begins with
 * the kept one, or else with the remembered view.
 * @param kept what the list had before the page of one of its records
 */
export function useGridSearch<T>(
  { search, onSearchChange, viewKey }: GridPage,
  columns: readonly GridColumn<T>[],
  kept: GridSearch | undefined,
) {
  const outside = useMemo(() => parseGridSearch(search), [search]);
  const [opened] = useState(outside);
  const { value, setValue } = useDebouncedState(
    outside,
    (next) => onSearchChange?.(completeGridSearch(next)),
    (state) => parseGridSearch(withoutIdleFilters(columns, state)),
    (given) => {
      const isBare = Object.keys(given).length === 0;
      return (isBare && given === opened && kept) || withRememberedView(given, viewKey);
    },
  );
  return { search: value, setSearch: setValue };
}
