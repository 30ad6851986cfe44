import papaparse from 'papaparse';
import type { MonthlyStatisticsRow } from '../../../src/api/schema.gen';
import { withoutFormula } from '../../../src/domain/formula-text';

const fields = [
  'posCoreInstance',
  'organisationCode',
  'organisation',
  'totalOutlets',
  'totalTransactions',
];

/**
 * Returns the figures of a month as comma-separated values, with a line of headings and a line for
 * each organisation. A text that a spreadsheet program would calculate gets an apostrophe in front.
 * The byte order mark tells such programs that the file is UTF-8.
 */
export function statisticsCsv(rows: readonly MonthlyStatisticsRow[]): string {
  const data = rows.flatMap(({ posCoreInstance, childOrgs }) =>
    childOrgs.map(({ organisation, totalOutlets, totalTransactions }) => [
      withoutFormula(posCoreInstance.name),
      withoutFormula(organisation.organisationCode),
      withoutFormula(organisation.name),
      totalOutlets,
      totalTransactions,
    ]),
  );
  const lines = [fields, ...data];
  const table = papaparse.unparse(lines, { newline: '\r\n' });
  return `\uFEFF${table}\r\n`;
}
