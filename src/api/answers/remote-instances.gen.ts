// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, dateTime, int, isBoolean, isInteger, isText, nullable, text } from './shapes';

const remoteVersionItem = record(undefined, {
  Name: text,
  Version: text,
  GitHash: text,
}, (r) =>
  isText(r.Name) &&
  isText(r.Version) &&
  isText(r.GitHash));

const remoteVersionInfo = record(undefined, {
  success: bool,
  data: nullable(list(remoteVersionItem)),
}, (r, f, ids) =>
  isBoolean(r.success) &&
  f.data.fits(r.data, ids));

const remoteExceptionsData = record(undefined, {
  Count: int,
  LastExceptionDateTime: nullable(dateTime),
}, (r, f, ids) =>
  isInteger(r.Count) &&
  f.LastExceptionDateTime.fits(r.LastExceptionDateTime, ids));

const remoteExceptionsInfo = record(undefined, {
  success: bool,
  data: nullable(remoteExceptionsData),
}, (r, f, ids) =>
  isBoolean(r.success) &&
  f.data.fits(r.data, ids));

export const getRemoteVersionInfo = answer('getRemoteVersionInfo', remoteVersionInfo);
export const getRemoteExceptionsInfo = answer('getRemoteExceptionsInfo', remoteExceptionsInfo);
