import { auditLogTypes } from '../audit-log-types';
import type { Handler } from '../contract/handler';

const descriptions = Object.entries(auditLogTypes).map(([enumName, description]) => ({
  ...description,
  enumName,
}));

export const listAuditLogDescriptions: Handler<'listAuditLogDescriptions'> = () => ({
  status: 200,
  body: descriptions,
});
