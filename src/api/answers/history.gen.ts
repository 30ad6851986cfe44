// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { fieldsOf, list, record } from './record-shapes';
import { id, int, isId, nullable, oneOf, text } from './shapes';

const fieldChange = record(undefined, {
  field: text,
  part: nullable(text),
  kind: oneOf(['Value', 'Item', 'Hidden']),
  before: nullable(text),
  after: nullable(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.field === 'string' &&
      (r.part === null || typeof r.part === 'string') &&
      f.kind.fits(r.kind, ids) &&
      (r.before === null || typeof r.before === 'string') &&
      (r.after === null || typeof r.after === 'string') &&
      fieldsOf(r) === 5;
    if (!fits) return false;
  }
  return true;
});

const historyEntry = record('auditLogEntryID', {
  auditLogEntryID: int,
  action: oneOf(['Created', 'Changed', 'Deleted']),
  userName: nullable(text),
  userID: nullable(id),
  created: dateTime,
  changes: list(fieldChange),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      Number.isInteger(r.auditLogEntryID) &&
      f.action.fits(r.action, ids) &&
      (r.userName === null || typeof r.userName === 'string') &&
      (r.userID === null || isId(r.userID)) &&
      f.created.fits(r.created, ids) &&
      f.changes.fits(r.changes, ids) &&
      fieldsOf(r) === 6;
    if (!fits) return false;
  }
  return true;
});

const auditEntryChanges = record(undefined, {
  recordKind: oneOf(['User', 'Client', 'Organisation', 'PosCoreInstance', 'IntegrationServer', 'DeploymentServer', 'Team', 'PermissionGroup', 'AccessLink', 'ServiceAccount']),
  recordID: text,
  action: oneOf(['Created', 'Changed', 'Deleted']),
  changes: list(fieldChange),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.recordKind.fits(r.recordKind, ids) &&
      typeof r.recordID === 'string' &&
      f.action.fits(r.action, ids) &&
      f.changes.fits(r.changes, ids) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

export const readHistory = answer('readHistory', 'get', '/api/history/{recordKind}/{recordId}', list(historyEntry));
export const readOrganisationHistory = answer('readOrganisationHistory', 'get', '/api/organisation/{orgId}/history/{recordKind}/{recordId}', list(historyEntry));
export const readAuditEntryChanges = answer('readAuditEntryChanges', 'get', '/api/auditlogs/{auditLogEntryID}/changes', auditEntryChanges);

export type { AuditEntryChanges, FieldChange, HistoryEntry, RecordAction, RecordKind } from '../schema.gen';
