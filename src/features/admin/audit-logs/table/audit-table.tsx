import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { AuditLogEntry } from '~/api/audit-logs';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import type { AuditFilters } from '../audit-search';
import type { AuditTypes } from '../audit-types';
import { AuditHead } from './audit-head';
import { AuditRow } from './audit-row';
import classes from './audit-table.module.css';
import { type CellPlace, nextCell, placeOf } from './cell-focus';

interface AuditTableProps {
  entries: readonly AuditLogEntry[];
  types: AuditTypes;
  organisationIDs: ReadonlyMap<string, string>;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
  /** They are those of before, and what takes their place is on its way. */
  isStale: boolean;
  /** What stands in the place of the rows while there are none; the filters stay in reach. */
  children: ReactNode;
}

/** The notes of the audit page hide after 50 ms (docs/product/constants.md#tooltips). */
const noteHideDelay = 50;

/**
 * The entries of a page. One stop of the Tab key leads into the rows, where the arrow keys go from
 * cell to cell, so that the keyboard reaches what hovering shows; a cell with a link gives it the focus.
 */
export function AuditTable(props: AuditTableProps) {
  const { entries, types, organisationIDs } = props;
  const { tooltip, tooltipHandlers, hideTooltip } = useHoverNote(noteHideDelay);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const activeRow = Math.min(active.row, entries.length - 1);
  return (
    <div className={classes.around} aria-busy={props.isStale || undefined}>
      <div className={clsx(classes.frame, props.isStale && classes.stale)} {...tooltipHandlers}>
        <table
          aria-label="Audit log"
          className={classes.table}
          onKeyDown={(event) => {
            if (event.key === 'Escape') hideTooltip();
            const next = nextCell(event);
            if (!next) return;
            event.preventDefault();
            next.focus();
          }}
          onFocus={(event) => {
            const place = placeOf(event.target);
            if (place) setActive(place);
          }}
        >
          <AuditHead
            types={types}
            filters={props.filters}
            onFiltersChange={props.onFiltersChange}
          />
          <tbody>
            {withKeys(entries).map(([key, entry], index) => (
              <AuditRow
                key={key}
                entry={entry}
                types={types}
                organisationIDs={organisationIDs}
                activeColumn={index === activeRow ? active.column : undefined}
              />
            ))}
          </tbody>
        </table>
        <div className={classes.placeholder}>{props.children}</div>
        {tooltip}
      </div>
      {/* In the middle of what is in sight, however far the frame is scrolled sideways. */}
      <div role="status" className={classes.loading}>
        {props.isStale ? 'Loading...' : null}
      </div>
    </div>
  );
}

/** Entries have no id: the moment, and the place among those of the same moment. */
function withKeys(entries: readonly AuditLogEntry[]) {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.created) ?? 0) + 1;
    counts.set(entry.created, count);
    return [`${entry.created} ${count}`, entry] as const;
  });
}
