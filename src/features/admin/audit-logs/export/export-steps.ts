import type { AuditLogEntry } from '~/api/audit-logs';
import { type AuditTypes, auditTypeOf } from '../audit-types';

/** The position of an export. */
export interface ExportPlace {
  /** The latest moment of the next query. It starts as the filter's, if there is one. */
  to: string | undefined;
  /** Page number, counted from zero, among the entries up to `to`. */
  pageNumber: number;
  /** Number of entries at the start of the page that are exported already. */
  known: number;
}

export const startOfExport = (to: string | undefined): ExportPlace => ({
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
export function nextPlace(
  place: ExportPlace,
  page: readonly Pick<AuditLogEntry, 'created'>[],
): ExportPlace {
  const last = page.at(-1)?.created;
  // The page is empty, or all its entries have the moment `to`.
  if (last === undefined || last === place.to) {
    return { ...place, pageNumber: place.pageNumber + 1, known: 0 };
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
