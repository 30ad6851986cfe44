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
  /** Whether the entries are those of an earlier query while the current one is pending. */
  isStale: boolean;
  /** Shown instead of the rows while there are none. The filters stay available. */
  children: ReactNode;
}

/** The notes of the audit page hide after 50 ms (docs/product/constants.md#tooltips). */
const noteHideDelay = 50;

/**
 * The entries of a page. The rows are one tab stop, and the arrow keys move from cell to cell, so
 * that the keyboard reaches the hover notes. In a cell with a link, the link gets the focus.
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
      {/* Outside of the frame: it stays centred when the frame scrolls sideways. */}
      <div role="status" className={classes.loading}>
        {props.isStale ? 'Loading...' : null}
      </div>
    </div>
  );
}

/**
 * Returns the entries with keys. Entries have no id, so a key is the moment and the position among
 * the entries of that moment.
 */
function withKeys(entries: readonly AuditLogEntry[]) {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.created) ?? 0) + 1;
    counts.set(entry.created, count);
    return [`${entry.created} ${count}`, entry] as const;
  });
}
