import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { FieldChange, HistoryEntry, RecordKind } from '../../src/api/schema.gen';
import { pastedId } from '../../src/domain/pasted-id';
import { badRequest } from '../contract/coded-error';
import type { Database } from '../database/open-database';
import { auditLogChanges, auditLogEntries } from '../database/schema/records';
import { handler } from './handler';
import { momentText } from './moment-text';
import { findOrganisation, noOrganisation } from './organisation-of-path';

const pageSize = 50;

const { auditLogEntryID, recordKind, recordID, action, changes } = auditLogChanges;

export const readHistory = handler('readHistory', 'super-user', async (request) => ({
  status: 200,
  body: await readEntries(request),
}));

/** The kinds of records that belong to an organisation: their entries name it. */
const ofOrganisation: ReadonlySet<RecordKind> = new Set([
  'Team',
  'PermissionGroup',
  'AccessLink',
  'ServiceAccount',
]);

/** All that the profile shows of an organisation. Its servers are the business of super users. */
const profileFields = ['name', 'timeZone'];
const isOfProfile = ({ field }: FieldChange) => profileFields.includes(field);

export const readOrganisationHistory = handler(
  'readOrganisationHistory',
  'administrator-of-organisation',
  async (request) => {
    const { database, params } = request;
    const { orgId, recordKind: kind } = params;
    if (!(await findOrganisation(database, orgId))) return noOrganisation;
    const isProfile = kind === 'Organisation' && pastedId(params.recordId) === orgId;
    if (!isProfile && !ofOrganisation.has(kind)) {
      throw badRequest('The record is not one of an organisation.');
    }
    const ofProfile = sql`SELECT 1 FROM json_each(${changes})
      WHERE value ->> 'field' IN ${profileFields}`;
    const entries = await readEntries(
      request,
      eq(auditLogEntries.organisationID, orgId),
      isProfile ? sql`EXISTS (${ofProfile})` : undefined,
    );
    const body = entries.map((entry) => ({
      ...entry,
      userID: null,
      changes: isProfile ? entry.changes.filter(isOfProfile) : entry.changes,
    }));
    return { status: 200, body };
  },
);

export const readAuditEntryChanges = handler(
  'readAuditEntryChanges',
  'super-user',
  async ({ database, params }) => {
    const [found] = await database
      .select({ recordKind, recordID, action, changes })
      .from(auditLogChanges)
      .where(eq(auditLogEntryID, params.auditLogEntryID));
    return found
      ? { status: 200, body: found }
      : { status: 404, body: 'The entry has no recorded changes.' };
  },
);

interface HistoryRequest {
  database: Database;
  params: { recordKind: RecordKind; recordId: string };
  query: { before?: number };
}

/** Reads a page of the history of a record, the newest entry first. */
async function readEntries(
  { database, params, query }: HistoryRequest,
  ...conditions: (SQL | undefined)[]
): Promise<HistoryEntry[]> {
  const { userName, userID, dateTimeCreated } = auditLogEntries;
  const rows = await database
    .select({ auditLogEntryID, action, userName, userID, created: dateTimeCreated, changes })
    .from(auditLogChanges)
    .innerJoin(auditLogEntries, eq(auditLogEntries.auditLogEntryID, auditLogEntryID))
    .where(
      and(
        eq(recordKind, params.recordKind),
        eq(recordID, pastedId(params.recordId) ?? params.recordId),
        query.before === undefined ? undefined : lt(auditLogEntryID, query.before),
        ...conditions,
      ),
    )
    .orderBy(desc(auditLogEntryID))
    .limit(pageSize);
  return rows.map((row) => ({ ...row, created: momentText(row.created) }));
}
