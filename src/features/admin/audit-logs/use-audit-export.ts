import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AuditLogEntry, auditLogQueries, readAuditLogPage } from '~/api/audit-logs';
import { useSingleMutation } from '~/api/use-single-mutation';
import { csvText, saveCsvFile } from '~/components/save-file';
import { type AuditTypes, auditTypeOf, auditTypesOf } from './audit-entries';
import { queryFilters } from './audit-query';
import type { AuditFilters } from './audit-search';

// The largest page of the call.
const pageSize = 1_000;

/** Returns the position of the first page. `to` is the latest moment of the filter, if any. */
export const startOfExport = (to: string | undefined) => ({
  to,
  /** Counted from zero, among the entries up to `to`. */
  pageNumber: 0,
  /** Number of entries at the start of the page that are exported already. */
  known: 0,
});

export type ExportPosition = ReturnType<typeof startOfExport>;

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
  const to = page.at(-1)?.created;
  // The page is empty, or all its entries have the moment `to`.
  if (to === undefined || to === position.to) {
    return { ...position, pageNumber: position.pageNumber + 1, known: 0 };
  }
  return { to, pageNumber: 0, known: page.filter(({ created }) => created === to).length };
}

export const exportHeader = [
  'Type',
  'Type Number',
  'Category',
  'User',
  'User ID',
  'Created (UTC)',
  'Organisation',
  'Organisation ID',
  'Message',
];

/** Returns the values of a line of the export, in the order of `exportHeader`. */
export function exportRow(types: AuditTypes, entry: AuditLogEntry): (string | number | null)[] {
  const { auditLogType: number, userName, userID, created, message } = entry;
  const { organisationName: organisation, organisationID = null } = entry;
  const { name, category } = auditTypeOf(types, number);
  return [name, number, category, userName, userID, created, organisation, organisationID, message];
}

/** A file that grows page by page. */
interface AuditFile {
  filters: AuditFilters;
  position: ExportPosition;
  /** The lines, in parts that the browser may keep on disk. */
  parts: Blob[];
  count: number;
  isComplete: boolean;
  /** The end of the name of the file. */
  suffix: '' | '-part';
}

/** Reads the next page of entries, and returns the file with it. */
async function withNextPage(
  file: AuditFile,
  types: AuditTypes,
  signal: AbortSignal,
): Promise<AuditFile> {
  const { position, filters, parts } = file;
  const { to, pageNumber, known } = position;
  const query = { ...queryFilters({ ...filters, to }), pageSize, pageNumber };
  const page = await readAuditLogPage(query, signal);
  const rows = page.slice(known).map((entry) => exportRow(types, entry));
  const lines = await csvText(parts.length === 0 ? [exportHeader, ...rows] : rows);
  signal.throwIfAborted();
  return {
    ...file,
    parts: lines === '' ? parts : [...parts, new Blob([lines, '\r\n'])],
    count: file.count + rows.length,
    position: nextPosition(position, page),
    isComplete: page.length < pageSize,
  };
}

const rejectAtAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export type AuditExport = ReturnType<typeof useAuditExport>;

/** Exports the entries that match the filters to CSV. A failure keeps the pages before it. */
export function useAuditExport() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<AuditFile>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { status, error, mutate, reset } = useSingleMutation({
    mutationFn: (begun: AuditFile) => {
      const abort = new AbortController();
      running.current = abort;
      // A page that is still on its way must not hold back the next export.
      return Promise.race([exportFrom(begun, abort.signal), rejectAtAbort(abort.signal)]);
    },
  });

  async function exportFrom(begun: AuditFile, signal: AbortSignal): Promise<void> {
    let latest = begun;
    setFile(latest);
    // The page shows the log before its types have come.
    const types = auditTypesOf(await queryClient.ensureQueryData(auditLogQueries.descriptions()));
    while (!latest.isComplete) {
      latest = await withNextPage(latest, types, signal);
      setFile(latest);
    }
    const day = new Date().toISOString().slice(0, 10);
    saveCsvFile(`audit-log-${day}${latest.suffix}`, latest.parts);
  }

  return {
    status,
    error,
    /** Entries so far. */
    count: file?.count ?? 0,
    start: (filters: AuditFilters) => {
      const position = startOfExport(filters.to);
      mutate({ filters, position, parts: [], count: 0, isComplete: false, suffix: '' });
    },
    goOn: () => file && mutate(file),
    savePart: () => file && mutate({ ...file, isComplete: true, suffix: '-part' }),
    /** Cancels the export, or closes its last message. */
    dismiss: () => {
      running.current?.abort();
      reset();
      setFile(undefined);
    },
  };
}
