import { auditQueryKinds } from '../audit/audit-queries';
import type { AuditTimes } from '../audit/measure-audit';
import { percentile, unknownNoise } from '../statistics';
import { limits } from './budgets';
import { atMost, type Budget } from './figures';
import { markdownTable } from './markdown-table';
import { tenths, times } from './units';

const slowest = (values: readonly number[]) => percentile(values, 0.95);

const all = (results: readonly AuditTimes[], side: 'plain' | 'service') =>
  results.flatMap((result) => result[side]);

/** The goals of the audit query. The ratio is to the plain statement in the same run. */
export function auditBudgets(results: readonly AuditTimes[]): Budget[] {
  const service = slowest(all(results, 'service'));
  return [
    atMost(limits.audit.slowest, {
      what: 'Audit query over 1,000,000 entries: 95th percentile',
      measured: service,
      unit: tenths,
      noise: unknownNoise,
    }),
    atMost(limits.audit.toPlain, {
      what: "Audit query: 95th percentile to the plain statement's",
      measured: service / slowest(all(results, 'plain')),
      unit: times,
      noise: unknownNoise,
    }),
  ];
}

/** Compares the service with the plain statement, for each kind of query. */
export function auditTable(results: readonly AuditTimes[]): string {
  const line = (title: string, plain: readonly number[], service: readonly number[]) => [
    title,
    tenths(percentile(plain, 0.5)),
    tenths(percentile(service, 0.5)),
    tenths(slowest(plain)),
    tenths(slowest(service)),
    times(slowest(service) / slowest(plain)),
  ];
  return markdownTable(
    ['Audit query', 'Plain, median', 'Service, median', 'Plain, 95 %', 'Service, 95 %', 'Ratio'],
    [
      ...results.map(({ kind, plain, service }) => line(auditQueryKinds[kind], plain, service)),
      line('All of them', all(results, 'plain'), all(results, 'service')),
    ],
  );
}
