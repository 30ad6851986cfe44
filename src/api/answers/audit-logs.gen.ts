// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { dateTime, id, int, isId, isInteger, isText, nullable, oneOf, text } from './shapes';

const auditLogTypeDescription = record('type', {
  type: int,
  name: text,
  category: oneOf(['Unclassified', 'User/Organisation', 'SuperUser', 'Token', 'UserInfo', 'External', 'Internal'], 'Unclassified'),
  enumName: text,
}, (r, f, ids) =>
  isInteger(r.type) &&
  isText(r.name) &&
  f.category.fits(r.category, ids) &&
  isText(r.enumName));

const auditLogEntry = record(undefined, {
  auditLogType: int,
  userName: nullable(text),
  userID: nullable(id),
  created: dateTime,
  organisationName: nullable(text),
  message: text,
}, (r, f, ids) =>
  isInteger(r.auditLogType) &&
  (r.userName === null || isText(r.userName)) &&
  (r.userID === null || isId(r.userID)) &&
  f.created.fits(r.created, ids) &&
  (r.organisationName === null || isText(r.organisationName)) &&
  isText(r.message));

export const listAuditLogDescriptions = answer('listAuditLogDescriptions', list(auditLogTypeDescription));
export const queryAuditLog = answer('queryAuditLog', list(auditLogEntry));
