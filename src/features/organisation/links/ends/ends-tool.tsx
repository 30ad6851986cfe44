import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type AccessEnd, accessEndsQuery } from '~/api/access-ends';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { FilterToggle, type FilterToggleProps } from '~/components/record-grid/filter-toggle';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { type DateTimeText, useDateTimeText } from '~/components/use-date-time-text';
import { ReadColumn } from '~/pickers/read-column';
import classes from './access-end.module.css';
import { AccessEndMark, daysOfWarning, markOf } from './access-end-mark';

type Column = GridColumn<OrganisationUserLink>;

const key = 'endsAt';
const header = 'Access Ends';

interface EndsToolProps extends Pick<FilterToggleProps, 'view' | 'children'> {
  room: ReactNode;
  orgId: string;
  /** Gets what the ends add; undefined while no access of the organisation has an end. */
  onEnds: (ends: ColumnsWithEnds | undefined, isRead: boolean) => void;
}

/** The filter of access that ends soon, beside the search of the grid. It also makes the columns. */
export function EndsTool({ orgId, view, room, onEnds, children }: EndsToolProps) {
  const read = useQuery(accessEndsQuery(orgId));
  const dateTimeText = useDateTimeText();
  const { data, dataUpdatedAt } = read;
  const ends = useMemo(
    () => (data?.length ? columnsWithEnds(data, dataUpdatedAt, dateTimeText) : undefined),
    [data, dataUpdatedAt, dateTimeText],
  );
  return (
    <ReadColumn read={read} made={ends} onMade={onEnds} header={header} room={room}>
      <FilterToggle view={view} column={key} to={`+${daysOfWarning}d`}>
        {children}
      </FilterToggle>
    </ReadColumn>
  );
}

/** Adds the column of the ends, and the marks beside the names: the column may be out of sight. */
function columnsWithEnds(entries: readonly AccessEnd[], now: number, dateTimeText: DateTimeText) {
  const ends = new Map(entries.map((end) => [end.organisationUserLinkID, end.endsAt]));
  const endOf = (link: OrganisationUserLink) => ends.get(link.organisationUserLinkID);
  const marked = (name: Column): Column => ({
    ...name,
    cell: (link, linked) => {
      const endsAt = endOf(link);
      const cell = name.cell?.(link, linked);
      if (!endsAt || !markOf(endsAt, now)) return cell;
      return (
        <span className={classes.marked}>
          {cell ?? (
            <span className={classes.name} data-cut="" dir="auto">
              {linked(name.text?.(link) ?? '')}
            </span>
          )}
          <AccessEndMark endsAt={endsAt} now={now} />
        </span>
      );
    },
  });
  const column: Column = {
    key,
    header,
    width: 310,
    kind: 'date-time',
    value: endOf,
    text: (link) => {
      const endsAt = endOf(link);
      if (!endsAt) return '';
      const mark = markOf(endsAt, now);
      return `${dateTimeText(endsAt)}${mark ? ` (${mark.toLowerCase()})` : ''}`;
    },
  };
  return {
    columns: (given: readonly Column[]): Column[] => [
      ...given.map((each) => (each.key === 'teamUserName' ? marked(each) : each)),
      column,
    ],
  };
}

/** Returns the columns of a grid of access links, with what the ends add to them. */
export type ColumnsWithEnds = ReturnType<typeof columnsWithEnds>;
