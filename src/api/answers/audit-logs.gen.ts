// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { dateTime, id, int, nullable, oneOf, text } from './shapes';

const auditLogTypeDescription = record('type', {
  type: int,
  name: text,
  category: oneOf(['Unclassified', 'User/Organisation', 'SuperUser', 'Token', 'UserInfo', 'External', 'Internal'], 'Unclassified'),
  enumName: text,
});

const auditLogEntry = record(undefined, {
  auditLogType: int,
  userName: nullable(text),
  userID: nullable(id),
  created: dateTime,
  organisationName: nullable(text),
  message: text,
});

export const listAuditLogDescriptions = answer('listAuditLogDescriptions', list(auditLogTypeDescription));
export const queryAuditLog = answer('queryAuditLog', list(auditLogEntry));
