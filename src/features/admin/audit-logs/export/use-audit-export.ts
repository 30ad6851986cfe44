import { useEffect, useRef, useState } from 'react';
import { readAuditLogPage } from '~/api/audit-logs';
import { csvText, saveCsvFile } from '~/components/save-file';
import { type AuditFilters, queryFilters } from '../audit-search';
import type { AuditTypes } from '../audit-types';
import { exportHeader, exportRow, nextPlace, startOfExport } from './export-steps';

// The largest page of the call.
const pageSize = 1_000;

export interface ExportState {
  kind: 'idle' | 'running' | 'failed' | 'saved';
  /** Entries so far. */
  count: number;
  /** Reason of a failed export. */
  error?: Error;
}

const idle: ExportState = { kind: 'idle', count: 0 };

/** The state of an export between its pages. */
interface Work {
  filters: AuditFilters;
  types: AuditTypes;
  place: ReturnType<typeof startOfExport>;
  /** The file, in parts that the browser may keep on disk. */
  parts: Blob[];
  count: number;
  abort: AbortController;
}

/**
 * Exports every entry that matches the filters to a CSV file, page by page. The export keeps the
 * pages before a failure: a person can continue it, or save that part.
 */
export function useAuditExport() {
  const [state, setState] = useState(idle);
  const work = useRef<Work>(undefined);
  useEffect(() => () => work.current?.abort.abort(), []);

  const run = async (current: Work) => {
    current.abort = new AbortController();
    const { signal } = current.abort;
    setState({ kind: 'running', count: current.count });
    try {
      while (!(await addPage(current))) {
        if (signal.aborted) return;
        setState({ kind: 'running', count: current.count });
      }
      if (signal.aborted) return;
      saveCsvFile(fileName(''), current.parts);
      work.current = undefined;
      setState({ kind: 'saved', count: current.count });
    } catch (error) {
      if (signal.aborted) return;
      setState({
        kind: 'failed',
        count: current.count,
        error: error instanceof Error ? error : new Error(String(error)),
      });
    }
  };

  return {
    state,
    start: (filters: AuditFilters, types: AuditTypes) => {
      work.current?.abort.abort();
      work.current = {
        filters,
        types,
        place: startOfExport(filters.to),
        parts: [],
        count: 0,
        abort: new AbortController(),
      };
      void run(work.current);
    },
    goOn: () => {
      if (work.current) void run(work.current);
    },
    savePart: () => {
      const { parts = [], count = 0 } = work.current ?? {};
      saveCsvFile(fileName('-part'), parts);
      work.current = undefined;
      setState({ kind: 'saved', count });
    },
    /** Cancels the export, or closes its last message. */
    dismiss: () => {
      work.current?.abort.abort();
      work.current = undefined;
      setState(idle);
    },
  };
}

/** Reads a page and adds it to the file. Returns whether it was the last page. */
async function addPage(work: Work): Promise<boolean> {
  const { place, filters, types, abort } = work;
  const query = { ...queryFilters({ ...filters, to: place.to }), pageSize };
  const page = await readAuditLogPage({ ...query, pageNumber: place.pageNumber }, abort.signal);
  const rows = page.slice(place.known).map((entry) => exportRow(types, entry));
  const lines = await csvText(work.parts.length === 0 ? [exportHeader, ...rows] : rows);
  // A cancelled export must not grow. No failure below can leave half a page in the file.
  abort.signal.throwIfAborted();
  if (lines !== '') work.parts.push(new Blob([lines, '\r\n']));
  work.count += rows.length;
  work.place = nextPlace(place, page);
  return page.length < pageSize;
}

const fileName = (suffix: string) =>
  `audit-log-${new Date().toISOString().slice(0, 10)}${suffix}.csv`;
