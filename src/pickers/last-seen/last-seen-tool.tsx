import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LastSeen, lastSeenQueries } from '~/api/record-facts';
import {
  FilterRoom,
  FilterToggle,
  type FilterToggleProps,
} from '~/components/record-grid/filter-toggle';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { ReadColumn } from '../read-column';

/** The records of a grid whose last use is shown. */
export interface LastSeenOf<T> {
  /** The organisation of people and of service accounts. */
  orgId?: string;
  list: keyof typeof lastSeenQueries;
  /** Returns the id that the back end knows; undefined for a row that nobody uses, such as a team. */
  idOf: (record: T) => string | undefined;
}

interface LastSeenToolProps<T> extends Pick<FilterToggleProps, 'view' | 'to' | 'children'> {
  of: LastSeenOf<T>;
  /** "Seen" or "Used". */
  done: string;
  /** Gets the column; undefined while the back end records nothing. */
  onColumn: (column: GridColumn<T> | undefined, isRead: boolean) => void;
}

const key = 'lastSeen';

/** The filter of the last use, beside the search of a grid. It also makes the column. */
export function LastSeenTool<T>({ of, done, onColumn, ...filter }: LastSeenToolProps<T>) {
  const { list, orgId = '', idOf } = of;
  const read = useQuery(lastSeenQueries[list](orgId));
  const column = useMemo(
    () => (read.data?.length ? lastSeenColumn(read.data, idOf, done) : undefined),
    [read.data, idOf, done],
  );
  return (
    <ReadColumn
      read={read}
      made={column}
      onMade={onColumn}
      header={`Last ${done}`}
      room={<FilterRoom>{filter.children}</FilterRoom>}
    >
      <FilterToggle {...filter} column={key} />
    </ReadColumn>
  );
}

/** Makes the column of the last use. "Never" is older than every moment. */
function lastSeenColumn<T>(
  entries: readonly LastSeen[],
  idOf: LastSeenOf<T>['idOf'],
  done: string,
): GridColumn<T> {
  const moments = new Map(entries.map(({ id, lastSeen }) => [id, lastSeen ?? 'Never']));
  return {
    key,
    header: `Last ${done}`,
    width: 290,
    kind: 'date-time',
    isHiddenInNarrow: true,
    value: (record) => moments.get(idOf(record) ?? ''),
  };
}
