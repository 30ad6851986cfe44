import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { AuditLogEntry } from '~/api/audit-logs';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { type GridPosition, movedPosition } from '~/components/record-grid/body/grid-keys';
import { AuditHead, type AuditHeadProps } from './audit-head';
import { AuditRow } from './audit-row';
import classes from './audit-table.module.css';

interface AuditTableProps extends AuditHeadProps {
  entries: readonly AuditLogEntry[];
  organisationIDs: ReadonlyMap<string, string>;
  /** Whether the entries are those of an earlier query while the current one is pending. */
  isStale: boolean;
  /** Shown instead of the rows while there are none. The filters stay available. */
  children: ReactNode;
}

/** The notes of the audit page hide after 50 ms (docs/product/constants.md#tooltips). */
const noteHideDelay = 50;

const columnCount = 5;

/**
 * The entries of a page. The rows are one tab stop, and the arrow keys move from cell to cell, so
 * that the keyboard reaches the hover notes. In a cell with a link, the link gets the focus.
 */
export function AuditTable(props: AuditTableProps) {
  const { entries, types, organisationIDs, isStale } = props;
  const { tooltip, tooltipHandlers, hideTooltip } = useHoverNote(noteHideDelay);
  const [active, setActive] = useState<GridPosition>({ row: 0, slot: 0 });
  const activeRow = Math.min(active.row, entries.length - 1);
  return (
    <div className={classes.around} aria-busy={isStale || undefined}>
      <div className={clsx(classes.frame, isStale && classes.stale)} {...tooltipHandlers}>
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
            const position = positionOf(event.target);
            if (position) setActive(position);
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
                activeColumn={index === activeRow ? active.slot : undefined}
              />
            ))}
          </tbody>
        </table>
        <div className={classes.placeholder}>{props.children}</div>
        {tooltip}
      </div>
      {/* Outside of the frame: it stays centred when the frame scrolls sideways. */}
      <div role="status" className={classes.loading}>
        {isStale ? 'Loading...' : null}
      </div>
    </div>
  );
}

/** Returns the position of the cell around an element. Undefined outside of the body. */
function positionOf(element: Element): GridPosition | undefined {
  const cell = element.closest<HTMLTableCellElement>('tbody td');
  const row = cell?.closest('tr');
  return cell && row ? { row: row.sectionRowIndex, slot: cell.cellIndex } : undefined;
}

/** Returns the cell, or the link in it, that an arrow key, Home or End moves the focus to. */
function nextCell(event: KeyboardEvent<HTMLTableElement>): HTMLElement | undefined {
  const from = positionOf(event.target as Element);
  const rows = event.currentTarget.tBodies[0]?.rows;
  // Page Up, Page Down and the Meta key scroll the page.
  if (!from || !rows || event.metaKey || event.key.startsWith('Page')) return undefined;
  const extent = { rowCount: rows.length, slotCount: columnCount, pageSize: 0 };
  const to = movedPosition(event, from, extent);
  // At the edge an arrow key scrolls the page, too.
  if (!to || (to.row === from.row && to.slot === from.slot)) return undefined;
  const cell = rows[to.row]?.cells[to.slot];
  return cell?.querySelector('a') ?? cell;
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
