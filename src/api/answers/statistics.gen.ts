// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, int, isId, isInteger, isText, nullable, text } from './shapes';

const monthlyStatisticsPosCoreInstance = record(undefined, {
  posCoreInstanceID: id,
  name: text,
}, (r) =>
  isId(r.posCoreInstanceID) &&
  isText(r.name));

const monthlyStatisticsOrganisation = record(undefined, {
  organisationID: id,
  name: text,
  organisationCode: text,
  remoteOrderServerInstanceID: nullable(id),
  dataExtractionServerInstanceID: nullable(id),
  partnerServerInstanceID: nullable(id),
  reportingServerInstanceID: nullable(id),
}, (r) =>
  isId(r.organisationID) &&
  isText(r.name) &&
  isText(r.organisationCode) &&
  (r.remoteOrderServerInstanceID === null || isId(r.remoteOrderServerInstanceID)) &&
  (r.dataExtractionServerInstanceID === null || isId(r.dataExtractionServerInstanceID)) &&
  (r.partnerServerInstanceID === null || isId(r.partnerServerInstanceID)) &&
  (r.reportingServerInstanceID === null || isId(r.reportingServerInstanceID)));

const monthlyStatisticsPackage = record(undefined, {
  iconUri: nullable(text),
}, (r) =>
  (r.iconUri === null || isText(r.iconUri)));

const monthlyStatisticsOrganisationRow = record(['organisation.organisationID'], {
  organisation: monthlyStatisticsOrganisation,
  totalOutlets: int,
  totalTransactions: int,
  authorisedPackages: list(monthlyStatisticsPackage),
}, (r, f, ids) =>
  f.organisation.fits(r.organisation, ids) &&
  isInteger(r.totalOutlets) &&
  isInteger(r.totalTransactions) &&
  f.authorisedPackages.fits(r.authorisedPackages, ids));

const monthlyStatisticsRow = record(['posCoreInstance.posCoreInstanceID'], {
  posCoreInstance: monthlyStatisticsPosCoreInstance,
  childOrgs: list(monthlyStatisticsOrganisationRow),
}, (r, f, ids) =>
  f.posCoreInstance.fits(r.posCoreInstance, ids) &&
  f.childOrgs.fits(r.childOrgs, ids));

export const queryMonthlyStatistics = answer('queryMonthlyStatistics', list(monthlyStatisticsRow));
