import type { ContractOperation } from '../../../../openapi/reader/contract-operations';

// Calls with a body that change nothing.
const readingPosts = [
  'queryAuditLog',
  'queryMonthlyStatistics',
  'validateInvitation',
  'validatePasswordReset',
];

/** Whether a call of the operation changes nothing in the service. */
export function isReading({ method, operationId }: ContractOperation): boolean {
  return method === 'GET' || readingPosts.includes(operationId);
}
