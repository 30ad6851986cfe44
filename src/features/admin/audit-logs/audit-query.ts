import type { AuditLogQuery } from '~/api/audit-logs';
import { exactly } from '~/domain/contract/exact';
import { type AuditFilters, type AuditSearch, parseTypes } from './audit-search';

export function isFiltered({ page: _, ...filters }: AuditSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** Returns the filters of the call. JSON omits the undefined ones. */
export function queryFilters({ types, user, organisation, message, from, to }: AuditFilters) {
  const numbers = parseTypes(types);
  return exactly<Omit<AuditLogQuery, 'pageSize' | 'pageNumber'>>()({
    types: numbers.length > 0 ? numbers : undefined,
    user,
    organisation,
    message,
    dateTimeCreatedFrom: from,
    dateTimeCreatedTo: to,
  });
}

/** Returns the body of the call for the page of the search parameters. */
export function auditQuery(search: AuditSearch, pageSize: number): AuditLogQuery {
  const { page = 1 } = search;
  return exactly<AuditLogQuery>()({ ...queryFilters(search), pageSize, pageNumber: page - 1 });
}
