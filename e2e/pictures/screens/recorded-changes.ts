import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../service/database/seed/demo-accounts';
import type { AuditEntryChanges, AuditLogEntry, HistoryEntry } from '../../../src/api/schema.gen';
import { withAnswers } from './answers';

// The demo data has audit log entries and no recorded changes: these come with the work of people.

const { superUser, ordinaryUser } = demoAccounts;
const auditLogEntryID = 5020;
const sam = { userName: 'Sam Underwood', userID: superUser.userID };
const created = '2026-11-20T10:00:00Z';

const value = (field: string, before: string | null, after: string | null) =>
  ({ field, part: null, kind: 'Value', before, after }) as const;
const hidden = (field: string) =>
  ({ field, part: null, kind: 'Hidden', before: null, after: null }) as const;

const changes = [
  value('fullName', 'Uma Berg', 'Uma Olsen'),
  value('email', 'uma.berg@demo.test', ordinaryUser.email),
  hidden('image'),
];

const history: HistoryEntry[] = [
  { auditLogEntryID, action: 'Changed', ...sam, created, changes },
  {
    auditLogEntryID: 4377,
    action: 'Changed',
    userName: 'Uma Berg',
    userID: ordinaryUser.userID,
    created: '2026-11-05T08:20:45Z',
    changes: [value('defaultCurrencyCode', 'EUR', 'NOK'), hidden('password')],
  },
  {
    auditLogEntryID: 1310,
    action: 'Created',
    ...sam,
    created: '2026-09-02T09:00:00Z',
    changes: [
      value('shortName', null, 'Uma'),
      value('fullName', null, 'Uma Berg'),
      value('email', null, 'uma.berg@demo.test'),
      value('locale', null, 'nb-NO'),
    ],
  },
];

const entry: AuditLogEntry = {
  ...sam,
  created,
  auditLogEntryID,
  auditLogType: 201,
  organisationName: null,
  organisationID: null,
  message: 'User Uma Olsen was changed.',
};

const entryChanges: AuditEntryChanges = {
  recordKind: 'User',
  recordID: ordinaryUser.userID,
  action: 'Changed',
  changes,
};

/** Answers with what happened to Uma Olsen. */
export const withHistory = withAnswers({ 'api/history/User/*': history });

/** Puts the last change of Uma Olsen above the other entries of the audit log. */
export async function withChangedEntry(page: Page): Promise<void> {
  await withAnswers({ 'api/auditlogs/*/changes': entryChanges })(page);
  await page.route('**/api/auditlog/query', async (route) => {
    const response = await route.fetch();
    const entries: AuditLogEntry[] = await response.json();
    await route.fulfill({ response, json: [entry, ...entries.slice(0, -1)] });
  });
}
