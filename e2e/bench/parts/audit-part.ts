import { measureAudit } from '../audit/measure-audit';
import { auditBudgets, auditTable } from '../report/audit-table';
import type { MeasurePart } from './part';

/** Times audit queries over 1,000,000 entries in the service, without a browser. */
export const auditPart: MeasurePart = async (_browser, rounds) => {
  const results = await measureAudit(rounds);
  return { budgets: auditBudgets(results), tables: [auditTable(results)] };
};
