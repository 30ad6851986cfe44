import { queryOptions } from '@tanstack/react-query';
import { listAuditLogDescriptions, queryAuditLog } from './answers/audit-logs.gen';
import { client, resultOf } from './client';
import type { AuditLogQuery } from './schema.gen';

export type {
  AuditLogCategory,
  AuditLogEntry,
  AuditLogQuery,
  AuditLogTypeDescription,
} from './schema.gen';

// The log grows all the time, so this is short. It only avoids a second read when a person points
// at a link and then follows it.
const fiveSeconds = 5_000;

/** The entries and their types (GET api/auditlog/descriptions, POST api/auditlog/query). */
export const auditLogQueries = {
  descriptions: () =>
    queryOptions({
      queryKey: ['audit-log', 'descriptions'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/auditlog/descriptions', { signal }), listAuditLogDescriptions),
    }),
  page: (query: AuditLogQuery) =>
    queryOptions({
      queryKey: ['audit-log', 'page', query],
      queryFn: ({ signal }) => readAuditLogPage(query, signal),
      staleTime: fiveSeconds,
    }),
};

/**
 * Reads a page of entries, the newest first. The last page has fewer entries than the query asks
 * for.
 * @throws ApiError; the AbortError of the signal if the signal ends the call
 */
export function readAuditLogPage(query: AuditLogQuery, signal: AbortSignal) {
  return resultOf(client.POST('/api/auditlog/query', { body: query, signal }), queryAuditLog);
}
