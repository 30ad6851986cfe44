import { queryOptions } from '@tanstack/react-query';
import { listAuditLogDescriptions, queryAuditLog } from './answers/audit-logs.gen';
import { query } from './calls';
import { post } from './client';
import type { AuditLogQuery } from './schema.gen';

export type * from './answers/audit-logs.gen';

export const auditLogQueries = {
  descriptions: () => query(['audit-log'], listAuditLogDescriptions, {}),
  page: (body: AuditLogQuery) =>
    queryOptions({
      queryKey: ['audit-log', 'page', body],
      queryFn: ({ signal }) => readAuditLogPage(body, signal),
      // The log grows all the time. This only avoids a second read when a person points at a link
      // and then follows it.
      staleTime: 5_000,
    }),
};

/**
 * Reads a page of entries, the newest first. The last page has fewer entries than the query asks
 * for.
 * @throws ApiError; the AbortError of the signal if the signal ends the call
 */
export const readAuditLogPage = (body: AuditLogQuery, signal: AbortSignal) =>
  post(queryAuditLog, {}, body, { signal });
