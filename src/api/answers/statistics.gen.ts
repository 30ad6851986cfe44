// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, int, nullable, text } from './shapes';

const monthlyStatisticsPosCoreInstance = record(undefined, {
  posCoreInstanceID: id,
  name: text,
});

const monthlyStatisticsOrganisation = record(undefined, {
  organisationID: id,
  name: text,
  organisationCode: text,
  remoteOrderServerInstanceID: nullable(id),
  dataExtractionServerInstanceID: nullable(id),
  partnerServerInstanceID: nullable(id),
  reportingServerInstanceID: nullable(id),
});

const monthlyStatisticsPackage = record(undefined, {
  iconUri: nullable(text),
});

const monthlyStatisticsOrganisationRow = record(undefined, {
  organisation: monthlyStatisticsOrganisation,
  totalOutlets: int,
  totalTransactions: int,
  authorisedPackages: list(monthlyStatisticsPackage),
});

const monthlyStatisticsRow = record(undefined, {
  posCoreInstance: monthlyStatisticsPosCoreInstance,
  childOrgs: list(monthlyStatisticsOrganisationRow),
});

export const queryMonthlyStatistics = answer('queryMonthlyStatistics', list(monthlyStatisticsRow));
