// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, dateTime, int, nullable, text } from './shapes';

const remoteVersionItem = record(undefined, {
  Name: text,
  Version: text,
  GitHash: text,
});

const remoteVersionInfo = record(undefined, {
  success: bool,
  data: nullable(list(remoteVersionItem)),
});

const remoteExceptionsData = record(undefined, {
  Count: int,
  LastExceptionDateTime: nullable(dateTime),
});

const remoteExceptionsInfo = record(undefined, {
  success: bool,
  data: nullable(remoteExceptionsData),
});

export const getRemoteVersionInfo = answer('getRemoteVersionInfo', remoteVersionInfo);
export const getRemoteExceptionsInfo = answer('getRemoteExceptionsInfo', remoteExceptionsInfo);
