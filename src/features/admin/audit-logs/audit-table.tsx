import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { AuditLogEntry } from '~/api/audit-logs';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { type GridPosition, movedPosition } from '~/components/record-grid/body/grid-keys';
import { auditColumns } from './audit-columns';
import { AuditRow } from './audit-row';
import classes from './audit-table.module.css';
import { ColumnFilter, type FiltersProps } from './column-filter';

interface AuditTableProps extends FiltersProps {
  entries: readonly AuditLogEntry[];
  organisationIDs: ReadonlyMap<string, string>;
  /** Whether the entries are those of an earlier query while the current one is pending. */
  isStale: boolean;
  /** Shown instead of the rows while there are none. The filters stay available. */
  children: ReactNode;
}

/** The notes of the audit page hide after 50 ms (docs/product/constants.md#tooltips). */
const noteHideDelay = 50;

/**
 * The entries of a page. The rows are one tab stop, and the arrow keys move from cell to cell, so
 * that the keyboard reaches the hover notes.
 */
export function AuditTable(props: AuditTableProps) {
  const { entries, types, organisationIDs, isStale, children, ...filtering } = props;
  const { tooltip, tooltipHandlers, hideTooltip } = useHoverNote(noteHideDelay);
  const [active, setActive] = useState<GridPosition>({ row: 0, slot: 0 });
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const tabStop = stopAt(body.current, Math.min(active.row, entries.length - 1), active.slot);
    tabStop?.setAttribute('tabindex', '0');
    return () => tabStop?.setAttribute('tabindex', '-1');
  });
  return (
    <div className={classes.around} aria-busy={isStale || undefined}>
      <div className={clsx(classes.frame, isStale && classes.stale)} {...tooltipHandlers}>
        <table
          aria-label="Audit log"
          className={classes.table}
          onKeyDown={(event) => {
            if (event.key === 'Escape') hideTooltip();
            const next = nextStop(event, body.current);
            if (!next) return;
            event.preventDefault();
            next.focus();
          }}
          onFocus={(event) => setActive(positionOf(event.target) ?? active)}
        >
          <thead>
            <tr className={classes.headRow}>
              {auditColumns.map((column) => (
                <ColumnFilter key={column.column} {...column} {...filtering} types={types} />
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {withKeys(entries).map(([key, entry]) => (
              <AuditRow key={key} entry={entry} types={types} organisationIDs={organisationIDs} />
            ))}
          </tbody>
        </table>
        <div className={classes.placeholder}>{children}</div>
        {tooltip}
      </div>
      {/* Outside of the frame: it stays centred when the frame scrolls sideways. */}
      <div role="status" className={classes.loading}>
        {isStale ? 'Loading...' : null}
      </div>
    </div>
  );
}

/** Returns a cell, or the link in it. */
function stopAt(body: HTMLTableSectionElement | null, row: number, slot: number) {
  const cell = body?.rows[row]?.cells[slot];
  return cell?.querySelector('a') ?? cell;
}

/** Returns the position of the cell around an element. Undefined outside of the body. */
function positionOf(element: Element): GridPosition | undefined {
  const cell = element.closest<HTMLTableCellElement>('tbody td');
  const row = cell?.closest('tr');
  return cell && row ? { row: row.sectionRowIndex, slot: cell.cellIndex } : undefined;
}

/** Returns the cell, or the link in it, that an arrow key, Home or End moves the focus to. */
function nextStop(event: KeyboardEvent, body: HTMLTableSectionElement | null) {
  const from = positionOf(event.target as Element);
  // Page Up, Page Down and the Meta key scroll the page.
  if (!from || !body || event.metaKey || event.key.startsWith('Page')) return undefined;
  const extent = { rowCount: body.rows.length, slotCount: auditColumns.length, pageSize: 0 };
  const to = movedPosition(event, from, extent);
  // At the edge an arrow key scrolls the page, too.
  if (!to || (to.row === from.row && to.slot === from.slot)) return undefined;
  return stopAt(body, to.row, to.slot);
}

/** Entries have no id: a key is the moment and the position among the entries of that moment. */
function withKeys(entries: readonly AuditLogEntry[]) {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.created) ?? 0) + 1;
    counts.set(entry.created, count);
    return [`${entry.created} ${count}`, entry] as const;
  });
}
