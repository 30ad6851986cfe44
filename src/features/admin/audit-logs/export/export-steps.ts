import type { AuditLogEntry } from '~/api/audit-logs';
import { type AuditTypes, auditTypeOf } from '../audit-types';

/** Where an export stands. */
export interface ExportPlace {
  /** The last moment that is asked for; that of the filter, if any, at first. */
  to: string | undefined;
  /** Counted from zero, within what `to` leaves. */
  pageNumber: number;
  /** How many entries at the start of the page are exported already. */
  known: number;
}

export const startOfExport = (to: string | undefined): ExportPlace => ({
  to,
  pageNumber: 0,
  known: 0,
});

/**
 * Where the next page begins: at the moment of the last entry that was read, without those of this
 * moment that were read with it. Pages by number would move while new entries come in: each would
 * repeat entries of the one before. It is also what a service answers quickest, however far in.
 */
export function nextPlace(
  place: ExportPlace,
  page: readonly Pick<AuditLogEntry, 'created'>[],
): ExportPlace {
  const last = page.at(-1)?.created;
  // A page of one moment alone, or an empty one.
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

/** A line of the export. */
export function exportRow(types: AuditTypes, entry: AuditLogEntry): (string | number | null)[] {
  const { auditLogType, userName, userID, created, organisationName, message } = entry;
  const { name, category } = auditTypeOf(types, auditLogType);
  return [name, auditLogType, category, userName, userID, created, organisationName, message];
}
