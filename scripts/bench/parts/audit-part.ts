import type { Browser } from '@playwright/test';
import { measureAudit } from '../audit/measure-audit';
import { auditBudgets, auditTable } from '../report/audit-table';
import type { Part } from './part';

/** Times audit queries over 1,000,000 entries in the service, without a browser. */
export async function auditPart(_browser: Browser, rounds: number): Promise<Part> {
  const results = await measureAudit(rounds);
  return { budgets: auditBudgets(results), tables: [auditTable(results)] };
}
