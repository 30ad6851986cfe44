// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { dateTime } from './date-time';
import { fieldsOf, list, record } from './record-shapes';
import { bool, int, nullable, text } from './shapes';

const remoteVersionItem = record(undefined, {
  Name: text,
  Version: text,
  GitHash: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.Name === 'string' &&
      typeof r.Version === 'string' &&
      typeof r.GitHash === 'string' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

const remoteVersionInfo = record(undefined, {
  success: bool,
  data: nullable(list(remoteVersionItem)),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.success === 'boolean' &&
      f.data.fits(r.data, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const remoteExceptionsData = record(undefined, {
  Count: int,
  LastExceptionDateTime: nullable(dateTime),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      Number.isInteger(r.Count) &&
      f.LastExceptionDateTime.fits(r.LastExceptionDateTime, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

const remoteExceptionsInfo = record(undefined, {
  success: bool,
  data: nullable(remoteExceptionsData),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      typeof r.success === 'boolean' &&
      f.data.fits(r.data, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const getRemoteVersionInfo = answer('getRemoteVersionInfo', 'get', '/api/v1/version/info', remoteVersionInfo);
export const getRemoteExceptionsInfo = answer('getRemoteExceptionsInfo', 'get', '/api/v1/exceptions/info', remoteExceptionsInfo);

export type { RemoteExceptionsData, RemoteExceptionsInfo, RemoteVersionInfo, RemoteVersionItem } from '../schema.gen';
