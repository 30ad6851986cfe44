import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AuditLogEntry } from '~/api/audit-logs';
import { organisationQueries } from '~/api/organisations';
import { ColumnsOutOfSight } from '~/components/columns-out-of-sight';
import { CopyIconButton } from '~/components/fields/copy-icon-button';
import { useCopying } from '~/components/fields/use-copying';
import { pressedKey } from '~/components/focus';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { useLatePart } from '~/components/late-part';
import { type GridPosition, movedPosition } from '~/components/record-grid/body/grid-keys';
import spoken from '~/components/spoken.module.css';
import { TextLink } from '~/components/text-link';
import { useTimeZone } from '~/components/use-date-time-text';
import { preciseDateTime } from '~/domain/date-time-text';
import { shortZoneName } from '~/domain/time-zone';
import { recordFacts } from '~/pickers/record-facts';
import { auditTypeDetail, auditTypeOf, linkedUser, organisationsByName } from './audit-entries';
import classes from './audit-table.module.css';
import { CategoryIcon } from './category-icon';
import { auditColumns, ColumnFilter } from './column-filter';
import type { FiltersProps } from './filter-fields';

interface AuditTableProps extends FiltersProps {
  entries: readonly AuditLogEntry[];
  /** Whether the entries are those of an earlier query while the current one is pending. */
  isStale: boolean;
  /** Shown instead of the rows while there are none. The filters stay available. */
  children: ReactNode;
}

const noIDs: ReadonlyMap<string, string> = new Map();

/** A moment with a long text: September and 10 p.m. in words. */
const longMoment = '2026-09-28T22:58:58Z';

/** The notes of the audit page hide after 50 ms (docs/product/constants.md#tooltips). */
const noteHideDelay = 50;

/**
 * The entries of a page. The rows are one tab stop, and the arrow keys move from cell to cell, so
 * that the keyboard reaches the hover notes.
 */
export function AuditTable(props: AuditTableProps) {
  const { entries, types, isStale, children, ...filtering } = props;
  // A service that does not send the ids needs the list for the links. It may load last.
  const { data: organisationIDs = noIDs } = useQuery({
    ...organisationQueries.list(),
    select: organisationsByName,
    enabled: entries.some((entry) => entry.organisationName && entry.organisationID === undefined),
  });
  const { tooltip, tooltipHandlers, hideTooltip } = useHoverNote(noteHideDelay);
  const [active, setActive] = useState<GridPosition>({ row: 0, slot: 0 });
  const [opened, setOpened] = useState<AuditLogEntry>();
  const late = useLatePart(recordFacts, opened !== undefined, (isWanted) => {
    if (!isWanted) setOpened(undefined);
  });
  const timeZone = useTimeZone();
  const zone = shortZoneName(timeZone);
  const style: CSSProperties & Record<'--created-length', number> = {
    '--created-length': preciseDateTime(longMoment, timeZone).length,
  };
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const tabStop = stopAt(body.current, Math.min(active.row, entries.length - 1), active.slot);
    tabStop?.setAttribute('tabindex', '0');
    return () => tabStop?.setAttribute('tabindex', '-1');
  });
  return (
    <div className={classes.around} aria-busy={isStale}>
      <ColumnsOutOfSight frame={frame} columns="audit" />
      <div
        ref={frame}
        className={clsx(classes.frame, isStale && classes.stale)}
        {...tooltipHandlers}
      >
        <table
          aria-label="Audit log"
          className={classes.table}
          style={style}
          onKeyDown={(event) => {
            if (pressedKey(event) === 'Escape') hideTooltip();
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
                <ColumnFilter
                  key={column.column}
                  {...column}
                  {...filtering}
                  types={types}
                  zone={column.name === 'created' ? zone : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {withKeys(entries).map(([key, entry]) => (
              <AuditRow
                key={key}
                entry={entry}
                types={types}
                organisationIDs={organisationIDs}
                onOpen={setOpened}
              />
            ))}
          </tbody>
        </table>
        <div className={classes.placeholder}>{children}</div>
        {tooltip}
      </div>
      {late ? (
        <late.EntryDrawer
          entry={opened}
          title={opened && auditTypeOf(types, opened.auditLogType).name}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {/* Outside of the frame: it stays centred when the frame scrolls sideways. */}
      <div role="status" className={classes.loading}>
        {isStale ? 'Loading...' : null}
      </div>
    </div>
  );
}

const cell = { className: classes.cell, tabIndex: -1 };
// The focus of a cell with a link is on the link.
const linkCell = { className: classes.cell };
// A name of another direction is cut at its own end.
const cut = { 'data-cut': '', dir: 'auto' };
const link = { className: classes.text, tabIndex: -1, ...cut };
const copyLabels = ['Copy user id', 'User id copied'] as const;

/** An entry of the audit log (docs/product/reports.md#audit-columns). */
function AuditRow({
  entry,
  types,
  organisationIDs,
  onOpen,
}: Pick<FiltersProps, 'types'> & {
  entry: AuditLogEntry;
  organisationIDs: ReadonlyMap<string, string>;
  onOpen: (entry: AuditLogEntry) => void;
}) {
  const { organisationName } = entry;
  const type = auditTypeOf(types, entry.auditLogType);
  const detail = auditTypeDetail(type);
  const userID = linkedUser(entry.userID);
  const userName = entry.userName || entry.userID;
  const created = preciseDateTime(entry.created, useTimeZone());
  const organisationID =
    entry.organisationID === undefined
      ? organisationName && organisationIDs.get(organisationName)
      : organisationName && entry.organisationID;
  return (
    <tr className={classes.row}>
      <td {...cell} data-note={`${detail}\n${type.category}`}>
        <span className={classes.type}>
          <CategoryIcon category={type.category} />
          <span className={classes.text}>{type.name}</span>
        </span>
        <VisuallyHidden>
          , {detail}, {type.category}
        </VisuallyHidden>
      </td>
      <td {...(userID ? { ...linkCell, 'data-note': userID } : { ...cell, ...cut })}>
        {userID ? (
          <div className={classes.user}>
            <TextLink to="/admin/users/edit/$id" params={{ id: userID }} {...link}>
              {userName}
            </TextLink>
            {entry.userName ? <UserId id={userID} /> : null}
          </div>
        ) : (
          userName || <Nothing>Nobody</Nothing>
        )}
      </td>
      <td {...cell} data-note={`${created}\nUTC: ${entry.created}`}>
        {created}
      </td>
      {organisationID ? (
        <td {...linkCell}>
          <TextLink to="/organisation/$orgId" params={{ orgId: organisationID }} {...link}>
            {organisationName}
          </TextLink>
        </td>
      ) : (
        <td {...cell} {...cut}>
          {organisationName || <Nothing>No organisation</Nothing>}
        </td>
      )}
      {entry.auditLogEntryID ? (
        <td {...linkCell}>
          <button
            type="button"
            tabIndex={-1}
            aria-haspopup="dialog"
            {...cut}
            className={classes.open}
            onClick={() => onOpen(entry)}
          >
            {entry.message}
          </button>
        </td>
      ) : (
        <td {...cell} {...cut}>
          {entry.message}
        </td>
      )}
    </tr>
  );
}

/**
 * The id of a user, as far as the column has room; the note of the cell shows all of it. The button
 * appears with the hover or the focus of the cell; Tab leads to it. When the browser refuses to
 * copy, the id is selected.
 */
function UserId({ id }: { id: string }) {
  const copying = useCopying<HTMLSpanElement>(id);
  return (
    <>
      <span ref={copying.shown} className={classes.id}>
        {id}
      </span>
      <span className={classes.copy}>
        <CopyIconButton copying={copying} labels={copyLabels} isSmall />
      </span>
      {copying.failure ? (
        <span role="alert" className={spoken.text}>
          {copying.failure}
        </span>
      ) : null}
    </>
  );
}

/** Shows a dash, and gives the words to screen readers. */
function Nothing({ children }: { children: string }) {
  return (
    <>
      <span className={classes.nothing} aria-hidden="true">
        –
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}

/** Returns a cell, or the link or button in it. */
function stopAt(body: HTMLTableSectionElement | null, row: number, slot: number) {
  const cell = body?.rows[row]?.cells[slot];
  return cell?.querySelector<HTMLElement>('a, button') ?? cell;
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

/** An entry may lack its id: a key is the moment and the position among the entries of that moment. */
function withKeys(entries: readonly AuditLogEntry[]) {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.created) ?? 0) + 1;
    counts.set(entry.created, count);
    return [`${entry.created} ${count}`, entry] as const;
  });
}
