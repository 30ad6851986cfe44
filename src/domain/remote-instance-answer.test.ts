import { expect, test } from 'vitest';
import { remoteExceptionsOf, remoteVersionOf } from './remote-instance-answer';

const posCore = { Name: 'POSCore', Version: '7.4.2.118', GitHash: '5b2e9f1' };
const database = { Name: 'Database', Version: '7.4.0.96', GitHash: 'c08d37a' };

test.each([
  ['among other parts', [database, posCore], { version: '7.4.2.118', commitHash: '5b2e9f1' }],
  ['without a commit', [{ ...posCore, GitHash: '' }], { version: '7.4.2.118', commitHash: '' }],
  ['without a version', [{ ...posCore, Version: '' }], { version: '', commitHash: '5b2e9f1' }],
  ['with nothing but a name', [{ ...posCore, Version: '', GitHash: '' }], null],
  ['not there', [database], null],
  ['among no parts', [], null],
])('the version of the part POSCore: %s', (_case, data, expected) => {
  expect(remoteVersionOf({ success: true, data })).toEqual(expected);
});

test.each([
  [3, '2026-11-20T17:42:09Z'],
  [0, null],
])('%d errors, the last %s', (Count, LastExceptionDateTime) => {
  const answer = { success: true, data: { Count, LastExceptionDateTime } };
  expect(remoteExceptionsOf(answer)).toEqual({ count: Count, lastTime: LastExceptionDateTime });
});

test.each([true, false])('an answer with success %s and without data is an error', (success) => {
  for (const read of [remoteVersionOf, remoteExceptionsOf]) {
    expect(() => read({ success, data: null })).toThrow('Instance could not tell');
  }
});

test('data of an answer without success does not count', () => {
  expect(() => remoteVersionOf({ success: false, data: [posCore] })).toThrow('could not tell');
});
