import {
  listClientsLastSeen,
  listPeopleLastSeen,
  listServiceAccountsLastSeen,
  listUsersLastSeen,
  readOrganisationUsedBy,
  readUsedBy,
} from './answers/extension.gen';
import { readAuditEntryChanges, readHistory, readOrganisationHistory } from './answers/history.gen';
import { columnQuery, query } from './calls';
import type { ParamsOf } from './client';
import type { RecordKind } from './schema.gen';

export type { LastSeen } from './answers/extension.gen';

const all = ['last-seen'] as const;

/** When records were in use last. A back end without these calls answers 404, 405 or 501. */
export const lastSeenQueries = {
  users: () => columnQuery(query(all, listUsersLastSeen, {})),
  clients: () => columnQuery(query(all, listClientsLastSeen, {})),
  people: (orgId: string) => columnQuery(query(all, listPeopleLastSeen, { path: { orgId } })),
  serviceAccounts: (orgId: string) =>
    columnQuery(query(all, listServiceAccountsLastSeen, { path: { orgId } })),
};

export type { UsedBy, UsedByRecord, UsedByUse } from './schema.gen';

/** What a record is, with the organisation to which it belongs if it does. */
export type UsedSubject =
  | Pick<ParamsOf<'readUsedBy'>['path'], 'kind'>
  | Pick<ParamsOf<'readOrganisationUsedBy'>['path'], 'kind' | 'orgId'>;

/** What uses a record. Each question reads it again, since the record is about to be deleted. */
export const usedByQuery = (subject: UsedSubject, recordId: string) => ({
  ...('orgId' in subject
    ? query(['used-by'], readOrganisationUsedBy, { path: { ...subject, recordId } })
    : query(['used-by'], readUsedBy, { path: { ...subject, recordId } })),
  staleTime: 0,
});

export type { FieldChange, HistoryEntry, RecordKind } from './schema.gen';

/** The most entries of one answer. An answer with fewer is the last one. */
export const historyLength = 50;

const scope = ['history'] as const;

/** What happened to records. Each visit reads it. A back end without the calls answers 404, 405 or 501. */
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
