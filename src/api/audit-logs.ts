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

// The log grows all the time; long enough that pointing at a link and following it read it once.
const fiveSeconds = 5_000;

/** What was done on the platform (GET api/auditlog/descriptions, POST api/auditlog/query). */
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
 * A page of entries, the newest first; fewer than asked for when it is the last one.
 * @throws ApiError; the AbortError of the signal when that ends the call
 */
export function readAuditLogPage(query: AuditLogQuery, signal: AbortSignal) {
  return resultOf(client.POST('/api/auditlog/query', { body: query, signal }), queryAuditLog);
}
