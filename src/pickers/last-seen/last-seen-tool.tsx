import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { type LastSeen, lastSeenQueries } from '~/api/record-facts';
import { RetryNotice } from '~/components/notices/retry-notice';
import { FilterToggle, type FilterToggleProps } from '~/components/record-grid/filter-toggle';
import type { GridColumn } from '~/components/record-grid/grid-column';

/** The records of a grid whose last use is shown. */
export interface LastSeenOf<T> {
  /** The organisation of people and of service accounts. */
  orgId?: string;
  list: keyof typeof lastSeenQueries;
  /** Returns the id that the back end knows; undefined for a row that nobody uses, such as a team. */
  idOf: (record: T) => string | undefined;
}

interface LastSeenToolProps<T> extends Pick<FilterToggleProps, 'view'> {
  of: LastSeenOf<T>;
  /** Gets the column; undefined while the back end records nothing. */
  onColumn: (column: GridColumn<T> | undefined) => void;
}

/** How long nobody has seen a person whom the filter finds, in days. */
const days = 90;

/** The filter of the last use, beside the search of a grid. It also makes the column. */
export function LastSeenTool<T>({ of, view, onColumn }: LastSeenToolProps<T>) {
  const { list, orgId = '', idOf } = of;
  const { data, error, isFetching, refetch } = useQuery(lastSeenQueries[list](orgId));
  const done = list === 'users' || list === 'people' ? 'Seen' : 'Used';
  const column = useMemo(
    () => (data && data.length > 0 ? lastSeenColumn(data, idOf, done) : undefined),
    [data, idOf, done],
  );
  const show = useEffectEvent(onColumn);
  useEffect(() => show(column), [column]);
  if (error && !isNotOffered(error)) {
    return (
      <RetryNotice
        text={`The column "Last ${done}" could not be read. ${failureWords(error)}`}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return column ? (
    <FilterToggle view={view} column={column.key} to={`-${days}d`}>
      {`Not ${done.toLowerCase()} for ${days} days`}
    </FilterToggle>
  ) : null;
}

/** Makes the column of the last use. "Never" is older than every moment. */
function lastSeenColumn<T>(
  entries: readonly LastSeen[],
  idOf: LastSeenOf<T>['idOf'],
  done: string,
): GridColumn<T> {
  const moments = new Map(entries.map(({ id, lastSeen }) => [id, lastSeen ?? 'Never']));
  return {
    key: 'lastSeen',
    header: `Last ${done}`,
    width: 290,
    kind: 'date-time',
    isHiddenInNarrow: true,
    value: (record) => moments.get(idOf(record) ?? ''),
  };
}
