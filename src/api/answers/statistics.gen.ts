// Generated from openapi/ by "npm run generate". Do not edit.

import { answer, endpoint } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, int, isId, nullable, text } from './shapes';

const monthlyStatisticsPosCoreInstance = record(undefined, {
  posCoreInstanceID: id,
  name: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.posCoreInstanceID) &&
      typeof r.name === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const monthlyStatisticsOrganisation = record(undefined, {
  organisationID: id,
  name: text,
  organisationCode: text,
  remoteOrderServerInstanceID: nullable(id),
  dataExtractionServerInstanceID: nullable(id),
  partnerServerInstanceID: nullable(id),
  reportingServerInstanceID: nullable(id),
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.name === 'string' &&
      typeof r.organisationCode === 'string' &&
      (r.remoteOrderServerInstanceID === null || isId(r.remoteOrderServerInstanceID)) &&
      (r.dataExtractionServerInstanceID === null || isId(r.dataExtractionServerInstanceID)) &&
      (r.partnerServerInstanceID === null || isId(r.partnerServerInstanceID)) &&
      (r.reportingServerInstanceID === null || isId(r.reportingServerInstanceID)) &&
      fieldsOf(r) === 7;
    if (!fits) return false;
  }
  return true;
});

const monthlyStatisticsPackage = record(undefined, {
  iconUri: nullable(text),
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      (r.iconUri === null || typeof r.iconUri === 'string') &&
      fieldsOf(r) === 1;
    if (!fits) return false;
  }
  return true;
});

const monthlyStatisticsOrganisationRow = record(['organisation.organisationID'], {
  organisation: monthlyStatisticsOrganisation,
  totalOutlets: int,
  totalTransactions: int,
  authorisedPackages: list(monthlyStatisticsPackage),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.organisation.fits(r.organisation, ids) &&
      Number.isInteger(r.totalOutlets) &&
      Number.isInteger(r.totalTransactions) &&
      f.authorisedPackages.fits(r.authorisedPackages, ids) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

const monthlyStatisticsRow = record(['posCoreInstance.posCoreInstanceID'], {
  posCoreInstance: monthlyStatisticsPosCoreInstance,
  childOrgs: list(monthlyStatisticsOrganisationRow),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.posCoreInstance.fits(r.posCoreInstance, ids) &&
      f.childOrgs.fits(r.childOrgs, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const queryMonthlyStatistics = answer('queryMonthlyStatistics', 'post', '/api/Statistics/monthlyAllPOSCores', list(monthlyStatisticsRow));
export const downloadMonthlyStatistics = endpoint('downloadMonthlyStatistics', 'get', '/api/Statistics/DownloadMonthlyStatistics');

export type { MonthlyStatisticsOrganisation, MonthlyStatisticsOrganisationRow, MonthlyStatisticsPackage, MonthlyStatisticsPosCoreInstance, MonthlyStatisticsQuery, MonthlyStatisticsRow } from '../schema.gen';
