import { useEffect, useRef, useState } from 'react';
import { type AuditLogEntry, readAuditLogPage } from '~/api/audit-logs';
import { csvText, saveCsvFile } from '~/components/save-file';
import { type AuditTypes, auditTypeOf } from './audit-entries';
import { type AuditFilters, queryFilters } from './audit-search';

// The largest page of the call.
const pageSize = 1_000;

/** The position of an export. */
export interface ExportPosition {
  /** The latest moment of the next query. It starts as the filter's, if there is one. */
  to: string | undefined;
  /** Page number, counted from zero, among the entries up to `to`. */
  pageNumber: number;
  /** Number of entries at the start of the page that are exported already. */
  known: number;
}

export const startOfExport = (to: string | undefined): ExportPosition => ({
  to,
  pageNumber: 0,
  known: 0,
});

/**
 * Returns the position of the next page. It begins at the moment of the last entry of this page,
 * and skips the entries of that moment that this page has. Numbered pages would shift while new
 * entries arrive, and each would repeat entries of the page before. A service also answers such a
 * query quickest, however far back it is.
 */
export function nextPosition(
  position: ExportPosition,
  page: readonly Pick<AuditLogEntry, 'created'>[],
): ExportPosition {
  const last = page.at(-1)?.created;
  // The page is empty, or all its entries have the moment `to`.
  if (last === undefined || last === position.to) {
    return { ...position, pageNumber: position.pageNumber + 1, known: 0 };
  }
  return { to: last, pageNumber: 0, known: page.filter(({ created }) => created === last).length };
}

export const exportHeader = [
  'Type',
  'Type Number',
  'Category',
  'User',
  'User ID',
  'Created (UTC)',
  'Organisation',
  'Message',
];

/** Returns the values of a line of the export, in the order of `exportHeader`. */
export function exportRow(types: AuditTypes, entry: AuditLogEntry): (string | number | null)[] {
  const { auditLogType, userName, userID, created, organisationName, message } = entry;
  const { name, category } = auditTypeOf(types, auditLogType);
  return [name, auditLogType, category, userName, userID, created, organisationName, message];
}

/** The state of an export between its pages. */
interface Work {
  filters: AuditFilters;
  types: AuditTypes;
  position: ExportPosition;
  /** The file, in parts that the browser may keep on disk. */
  parts: Blob[];
  count: number;
  abort: AbortController;
}

/** Reads a page and adds it to the file. Returns whether it was the last page. */
async function addPage(work: Work): Promise<boolean> {
  const { position, filters, types, abort } = work;
  const query = { ...queryFilters({ ...filters, to: position.to }), pageSize };
  const page = await readAuditLogPage({ ...query, pageNumber: position.pageNumber }, abort.signal);
  const rows = page.slice(position.known).map((entry) => exportRow(types, entry));
  const lines = await csvText(work.parts.length === 0 ? [exportHeader, ...rows] : rows);
  // A cancelled export must not grow. No failure below can leave half a page in the file.
  abort.signal.throwIfAborted();
  if (lines !== '') work.parts.push(new Blob([lines, '\r\n']));
  work.count += rows.length;
  work.position = nextPosition(position, page);
  return page.length < pageSize;
}

interface ExportState {
  kind: 'idle' | 'running' | 'failed' | 'saved';
  /** Entries so far. */
  count: number;
  /** Reason of a failed export. */
  error?: Error;
}

const idle: ExportState = { kind: 'idle', count: 0 };

export type AuditExport = ReturnType<typeof useAuditExport>;

/**
 * Exports every entry that matches the filters to a CSV file, page by page. The export keeps the
 * pages before a failure: a person can continue it, or save that part.
 */
export function useAuditExport() {
  const [state, setState] = useState(idle);
  const work = useRef<Work>(undefined);
  useEffect(() => () => work.current?.abort.abort(), []);

  const replaceWork = (next?: Work) => {
    work.current?.abort.abort();
    work.current = next;
  };
  const save = ({ parts, count }: Work, suffix: string) => {
    saveCsvFile(`audit-log-${new Date().toISOString().slice(0, 10)}${suffix}`, parts);
    replaceWork();
    setState({ kind: 'saved', count });
  };
  const run = async (current: Work) => {
    current.abort = new AbortController();
    const { signal } = current.abort;
    setState({ kind: 'running', count: current.count });
    try {
      while (!(await addPage(current))) setState({ kind: 'running', count: current.count });
      save(current, '');
    } catch (reason) {
      if (signal.aborted) return;
      const error = reason instanceof Error ? reason : new Error(String(reason));
      setState({ kind: 'failed', count: current.count, error });
    }
  };

  return {
    state,
    start: (filters: AuditFilters, types: AuditTypes) => {
      const position = startOfExport(filters.to);
      const abort = new AbortController();
      replaceWork({ filters, types, position, parts: [], count: 0, abort });
      if (work.current) void run(work.current);
    },
    goOn: () => {
      if (work.current) void run(work.current);
    },
    savePart: () => {
      if (work.current) save(work.current, '-part');
    },
    /** Cancels the export, or closes its last message. */
    dismiss: () => {
      replaceWork();
      setState(idle);
    },
  };
}
