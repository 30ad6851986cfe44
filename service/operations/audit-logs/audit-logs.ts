import { inArray } from 'drizzle-orm';
import type { AuditLogEntry } from '../../../src/api/schema.gen';
import { lengthOf } from '../../../src/domain/text-limit';
import { auditLogTypes } from '../../audit-log-types';
import { badRequest } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { auditLogChanges, type auditLogEntries } from '../../database/schema/records';
import { handler } from '../handler';
import { momentText, readMoment } from '../moment-text';
import { longestSearchText } from '../text-pattern';
import { readAuditLogPage } from './query';

const descriptions = Object.entries(auditLogTypes).map(([enumName, description]) => ({
  ...description,
  enumName,
}));

export const listAuditLogDescriptions = handler('listAuditLogDescriptions', 'super-user', () => ({
  status: 200,
  body: descriptions,
}));

export const queryAuditLog = handler('queryAuditLog', 'super-user', async ({ database, body }) => {
  for (const name of ['organisation', 'user', 'message'] as const) {
    if (lengthOf(body[name] ?? '') > longestSearchText) {
      throw badRequest(`${name} has more than ${longestSearchText} characters.`);
    }
  }
  const range = {
    from: readMoment(body.dateTimeCreatedFrom, 'dateTimeCreatedFrom'),
    to: readMoment(body.dateTimeCreatedTo, 'dateTimeCreatedTo'),
  };
  const rows = await readAuditLogPage(database, body, range);
  const organisationIDs = await existingOrganisations(database, rows);
  const changed = await entriesWithChanges(database, rows);
  const entries = rows.map((row) => ({
    ...toEntry(row, organisationIDs),
    ...(changed.has(row.auditLogEntryID) && { auditLogEntryID: row.auditLogEntryID }),
  }));
  return { status: 200, body: entries };
});

type EntryRow = typeof auditLogEntries.$inferSelect;

/** Returns the ids of those organisations of the entries that still exist. */
async function existingOrganisations(database: Database, rows: readonly EntryRow[]) {
  const ids = new Set(rows.flatMap(({ organisationID }) => organisationID ?? []));
  const found = await database
    .select({ id: organisations.organisationID })
    .from(organisations)
    .where(inArray(organisations.organisationID, [...ids]));
  return new Set(found.map(({ id }) => id));
}

/** Returns the numbers of those entries whose changes are recorded. */
async function entriesWithChanges(database: Database, rows: readonly EntryRow[]) {
  const { auditLogEntryID } = auditLogChanges;
  const found = await database
    .select({ auditLogEntryID })
    .from(auditLogChanges)
    .where(
      inArray(
        auditLogEntryID,
        rows.map((row) => row.auditLogEntryID),
      ),
    );
  return new Set(found.map((row) => row.auditLogEntryID));
}

function toEntry(row: EntryRow, existing: ReadonlySet<string>): AuditLogEntry {
  const { auditLogType, userName, userID, organisationName, organisationID, message } = row;
  return {
    auditLogType,
    userName,
    userID,
    created: momentText(row.dateTimeCreated),
    organisationName,
    organisationID: organisationID && existing.has(organisationID) ? organisationID : null,
    message,
  };
}
