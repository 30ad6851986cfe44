import { useEffect, useRef, useState } from 'react';
import { readAuditLogPage } from '~/api/audit-logs';
import { csvText } from '~/components/csv/csv-text';
import { saveCsvFile } from '~/components/csv/save-csv-file';
import { type AuditFilters, queryFilters } from '../audit-search';
import type { AuditTypes } from '../audit-types';
import { exportHeader, exportRow, nextPlace, startOfExport } from './export-steps';

// The most that a call answers with.
const pageSize = 1_000;

export interface ExportState {
  kind: 'idle' | 'running' | 'failed' | 'saved';
  /** Entries so far. */
  count: number;
  /** Why it stopped, when it has failed. */
  error?: Error;
}

const idle: ExportState = { kind: 'idle', count: 0 };

/** What is kept between the pages of one export. */
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
 * Exports every entry that filters let pass as a CSV file, page after page. What was read before a
 * failure is kept: the export can go on from there, or save that part.
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
    /** Ends the export, or takes its last words away. */
    dismiss: () => {
      work.current?.abort.abort();
      work.current = undefined;
      setState(idle);
    },
  };
}

/** Reads a page and adds it to the file; answers whether it was the last one. */
async function addPage(work: Work): Promise<boolean> {
  const { place, filters, types, abort } = work;
  const query = { ...queryFilters({ ...filters, to: place.to }), pageSize };
  const page = await readAuditLogPage({ ...query, pageNumber: place.pageNumber }, abort.signal);
  const rows = page.slice(place.known).map((entry) => exportRow(types, entry));
  const lines = await csvText(work.parts.length === 0 ? [exportHeader, ...rows] : rows);
  // A cancelled export must not grow, and a failed one not have half a page.
  abort.signal.throwIfAborted();
  if (lines !== '') work.parts.push(new Blob([lines, '\r\n']));
  work.count += rows.length;
  work.place = nextPlace(place, page);
  return page.length < pageSize;
}

const fileName = (suffix: string) =>
  `audit-log-${new Date().toISOString().slice(0, 10)}${suffix}.csv`;
