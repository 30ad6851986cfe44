// Generated from openapi/ by "npm run generate". Do not edit.

import { dateTime } from './date-time';
import { fieldsOf, record } from './record-shapes';
import { id, int, isId, nullable, text } from './shapes';

export const applicationPackage = record('applicationPackageID', {
  applicationPackageID: id,
  applicationID: id,
  applicationName: text,
  applicationDescription: text,
  majorVersion: int,
  minorVersion: int,
  buildNumber: int,
  revision: int,
  changeNotes: text,
  iconUri: nullable(text),
  dateTimeCreatedUTC: dateTime,
  installerPackageLength: int,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.applicationPackageID) &&
      isId(r.applicationID) &&
      typeof r.applicationName === 'string' &&
      typeof r.applicationDescription === 'string' &&
      Number.isInteger(r.majorVersion) &&
      Number.isInteger(r.minorVersion) &&
      Number.isInteger(r.buildNumber) &&
      Number.isInteger(r.revision) &&
      typeof r.changeNotes === 'string' &&
      (r.iconUri === null || typeof r.iconUri === 'string') &&
      f.dateTimeCreatedUTC.fits(r.dateTimeCreatedUTC, ids) &&
      Number.isInteger(r.installerPackageLength) &&
      fieldsOf(r) === 12;
    if (!fits) return false;
  }
  return true;
});

