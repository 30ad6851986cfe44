import { eq, inArray, sql } from 'drizzle-orm';
import type {
  MonthlyStatisticsOrganisationRow,
  MonthlyStatisticsPackage,
  MonthlyStatisticsRow,
} from '../../../src/api/schema.gen';
import type { Formatted } from '../../../src/domain/contract/formatted';
import { badRequest } from '../../contract/coded-error';
import { jsonRecord } from '../../database/json-records';
import { readLongList } from '../../database/list-in-portions';
import type { Database } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { monthlyStatistics } from '../../database/schema/records';
import { posCoreInstances } from '../../database/schema/servers';
import { applications, authorisations } from '../../database/schema/versions';
import { handler } from '../handler';
import { statisticsCsv } from './csv';

export const queryMonthlyStatistics = handler(
  'queryMonthlyStatistics',
  'super-user',
  async ({ database, body }) => {
    // Another day is probably a month that a time zone has shifted, and the answer would have the
    // wrong month.
    if (!body.monthStart.endsWith('-01')) {
      throw badRequest('The start of the month has to be its first day.');
    }
    return { status: 200, body: await readMonth(database, monthOf(body.monthStart)) };
  },
);

export const downloadMonthlyStatistics = handler(
  'downloadMonthlyStatistics',
  'super-user',
  async ({ database, query }) => ({
    status: 200,
    mediaType: 'text/csv' as const,
    body: statisticsCsv(await readMonth(database, query.date)),
    headers: {
      'Content-Disposition': `attachment; filename="monthly-statistics-${query.date}.csv"`,
    },
  }),
  { date: true },
);

const monthOf = (day: Formatted<'date'>): string => day.slice(0, 7);

/**
 * Reads the figures of a month (YYYY-MM) by POS Core instance. An organisation belongs to the
 * instance that served it in that month. Its name, integration servers and packages are those of
 * today. Every instance has a row, but a month without any counts has no rows.
 */
async function readMonth(database: Database, month: string): Promise<MonthlyStatisticsRow[]> {
  const counted = await readCounts(database, month);
  if (counted.length === 0) return [];
  const packages = await readPackages(database, month);
  const { posCoreInstanceID, name } = posCoreInstances;
  const instances = await database
    .select({ posCoreInstanceID, name })
    .from(posCoreInstances)
    .orderBy(posCoreInstances.nameFolded, posCoreInstanceID);
  const rows = new Map<string, MonthlyStatisticsRow>(
    instances.map((posCoreInstance) => [
      posCoreInstance.posCoreInstanceID,
      { posCoreInstance, childOrgs: [] },
    ]),
  );
  for (const { instanceID, totalOutlets, totalTransactions, ...organisation } of counted) {
    const authorisedPackages = packages.get(organisation.organisationID) ?? [];
    const row: MonthlyStatisticsOrganisationRow = {
      organisation,
      totalOutlets,
      totalTransactions,
      authorisedPackages,
    };
    rows.get(instanceID)?.childOrgs.push(row);
  }
  return [...rows.values()];
}

type CountedOrganisation = MonthlyStatisticsOrganisationRow['organisation'] &
  Pick<MonthlyStatisticsOrganisationRow, 'totalOutlets' | 'totalTransactions'> & {
    instanceID: string;
  };

const countedOrganisation = jsonRecord<CountedOrganisation>({
  instanceID: monthlyStatistics.posCoreInstanceID,
  totalOutlets: monthlyStatistics.totalOutlets,
  totalTransactions: monthlyStatistics.totalTransactions,
  organisationID: organisations.organisationID,
  name: organisations.name,
  organisationCode: organisations.organisationCode,
  remoteOrderServerInstanceID: organisations.remoteOrderServerInstanceID,
  dataExtractionServerInstanceID: organisations.dataExtractionServerInstanceID,
  partnerServerInstanceID: organisations.partnerServerInstanceID,
  reportingServerInstanceID: organisations.reportingServerInstanceID,
});

const readCounts = (database: Database, month: string) =>
  readLongList(database, {
    from: monthlyStatistics,
    join: sql`CROSS JOIN ${organisations}
      ON ${eq(organisations.organisationID, monthlyStatistics.organisationID)}`,
    where: eq(monthlyStatistics.month, month),
    order: [organisations.nameFolded, organisations.organisationID],
    record: countedOrganisation,
  });

/**
 * Reads the icons of the applications that the organisations of the month are authorised for, by
 * organisation. They are in the order of the applications' names.
 */
async function readPackages(
  database: Database,
  month: string,
): Promise<ReadonlyMap<string, MonthlyStatisticsPackage[]>> {
  const { applicationID, iconUri } = applications;
  const known = await database
    .select({ applicationID, iconUri })
    .from(applications)
    .orderBy(applications.nameFolded, applicationID);
  const inMonth = database
    .select({ organisationID: monthlyStatistics.organisationID })
    .from(monthlyStatistics)
    .where(eq(monthlyStatistics.month, month));
  // One row for each organisation keeps the answer small: ten thousand of them may have six
  // packages each.
  const rows = await database
    .select({
      organisationID: authorisations.organisationID,
      applicationIDs: sql<string>`group_concat(${authorisations.applicationID})`,
    })
    .from(authorisations)
    .where(inArray(authorisations.organisationID, inMonth))
    .groupBy(authorisations.organisationID);
  return new Map(
    rows.map(({ organisationID, applicationIDs }) => {
      const authorised = new Set(applicationIDs.split(','));
      const packages = known.filter((application) => authorised.has(application.applicationID));
      return [organisationID, packages.map((application) => ({ iconUri: application.iconUri }))];
    }),
  );
}
