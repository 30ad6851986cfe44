// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { fieldsOf, hasOnly, list, record } from './record-shapes';
import { id, int, isId, nullable, oneOf, text } from './shapes';

const auditLogTypeDescription = record('type', {
  type: int,
  name: text,
  category: oneOf(['Unclassified', 'User/Organisation', 'SuperUser', 'Token', 'UserInfo', 'External', 'Internal']),
  enumName: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      Number.isInteger(r.type) &&
      typeof r.name === 'string' &&
      f.category.fits(r.category, ids) &&
      typeof r.enumName === 'string' &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const auditLogEntry = record(undefined, {
  auditLogType: int,
  userName: nullable(text),
  userID: nullable(id),
  created: dateTime,
  organisationName: nullable(text),
  organisationID: nullable(id),
  message: text,
  auditLogEntryID: int,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      Number.isInteger(r.auditLogType) &&
      (r.userName === null || typeof r.userName === 'string') &&
      (r.userID === null || isId(r.userID)) &&
      f.created.fits(r.created, ids) &&
      (r.organisationName === null || typeof r.organisationName === 'string') &&
      (r.organisationID === undefined || (r.organisationID === null || isId(r.organisationID))) &&
      typeof r.message === 'string' &&
      (r.auditLogEntryID === undefined || Number.isInteger(r.auditLogEntryID)) &&
      hasOnly(r, f);
    if (!fits) return false;
  }
  return true;
}, ["organisationID","auditLogEntryID"]);

export const listAuditLogDescriptions = answer('listAuditLogDescriptions', 'get', '/api/auditlog/descriptions', list(auditLogTypeDescription));
export const queryAuditLog = answer('queryAuditLog', 'post', '/api/auditlog/query', list(auditLogEntry));

export type { AuditLogCategory, AuditLogEntry, AuditLogQuery, AuditLogTypeDescription } from '../schema.gen';
