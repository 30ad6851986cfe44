import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import {
  formatStatisticsSort,
  parseStatisticsSort,
  type StatisticsField,
  type StatisticsSort,
} from './statistics-search';

/** Provides the sort in the address, and the stable function for a click on a count. */
export function useStatisticsSort() {
  const { sort: text } = useSearch({ from: '/_signed-in/admin/statistics' });
  const navigate = useNavigate({ from: '/admin/statistics' });
  const sort = useMemo(() => parseStatisticsSort(text), [text]);
  const sortBy = useCallback(
    (field: StatisticsField | undefined) =>
      navigate({
        search: (old) => {
          const next = field && sortAfterClick(parseStatisticsSort(old.sort), field);
          return { ...old, sort: formatStatisticsSort(next) };
        },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { sort, sortBy };
}

/** Returns the sort after a click on a count badge (docs/product/reports.md#statistics-sort). */
export const sortAfterClick = (sort: StatisticsSort | undefined, field: StatisticsField) => ({
  field,
  isDescending: sort?.field !== field || !sort.isDescending,
});
