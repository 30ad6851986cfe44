import { expect, test } from 'vitest';
import type { MonthlyStatisticsRow } from '../../../src/api/schema.gen';
import { statisticsCsv } from './csv';

const month = (
  instance: string,
  name: string,
  organisationCode = 'CODE',
): MonthlyStatisticsRow[] => [
  {
    posCoreInstance: { posCoreInstanceID: '30000000-0000-4000-8000-000000000001', name: instance },
    childOrgs: [
      {
        organisation: {
          organisationID: '20000000-0000-4000-8000-000000000004',
          name,
          organisationCode,
          remoteOrderServerInstanceID: null,
          dataExtractionServerInstanceID: null,
          partnerServerInstanceID: null,
          reportingServerInstanceID: null,
        },
        totalOutlets: 2,
        totalTransactions: 41873,
        authorisedPackages: [{ iconUri: null }],
      },
    ],
  },
];

test.each([
  ['a plain name', 'Harbour Quay', 'Harbour Quay'],
  ['a comma', 'Quay, Harbour', '"Quay, Harbour"'],
  ['quotes', 'The "Quay"', '"The ""Quay"""'],
  ['a line break', 'Quay\nHarbour', '"Quay\nHarbour"'],
  ['letters beyond ASCII', 'Café Ærø', 'Café Ærø'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula behind a semicolon', 'Quay;=1+1', "Quay;'=1+1"],
])('the file has the name of an organisation correctly escaped: %s', (_what, name, cell) => {
  expect(statisticsCsv(month('POS Core Europe', name))).toBe(
    '\uFEFFposCoreInstance,organisationCode,organisation,totalOutlets,totalTransactions\r\n' +
      `POS Core Europe,CODE,${cell},2,41873\r\n`,
  );
});

test('the file escapes formulas in the code and in the instance too', () => {
  expect(statisticsCsv(month('=A1', 'Name', '=B1'))).toContain(`\r\n'=A1,'=B1,Name,2,41873\r\n`);
});

test('without figures the file has only the headings', () => {
  expect(statisticsCsv([])).toBe(
    '\uFEFFposCoreInstance,organisationCode,organisation,totalOutlets,totalTransactions\r\n',
  );
});
