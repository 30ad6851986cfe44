import { readAuditEntryChanges, readHistory, readOrganisationHistory } from './answers/history.gen';
import { query } from './calls';
import type { RecordKind } from './schema.gen';

export type { FieldChange, HistoryEntry, RecordKind } from './schema.gen';

/** The most entries of one answer. An answer with fewer is the last one. */
export const historyLength = 50;

const scope = ['history'] as const;

/** What happened to records. Each visit reads it. A back end without the calls answers 404 or 501. */
export const historyQueries = {
  /** @param before the number of an entry, for the entries before it */
  ofRecord: (recordKind: RecordKind, recordId: string, before?: number) => ({
    ...query(scope, readHistory, { path: { recordKind, recordId }, query: { before } }),
    staleTime: 0,
  }),
  /** The same for administrators of an organisation. */
  inOrganisation: (orgId: string, recordKind: RecordKind, recordId: string, before?: number) => ({
    ...query(scope, readOrganisationHistory, {
      path: { orgId, recordKind, recordId },
      query: { before },
    }),
    staleTime: 0,
  }),
  ofEntry: (auditLogEntryID: number) =>
    query(scope, readAuditEntryChanges, { path: { auditLogEntryID } }),
};
