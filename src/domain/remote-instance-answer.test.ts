import { expect, test } from 'vitest';
import { remoteExceptionsOf, remoteVersionOf } from './remote-instance-answer';

const posCore = { Name: 'POSCore', Version: '7.4.2.118', GitHash: '5b2e9f1' };
const database = { Name: 'Database', Version: '7.4.0.96', GitHash: 'c08d37a' };
const told = (data: unknown) => ({ success: true, data });

test.each([
  ['among other parts', told([database, posCore]), { version: '7.4.2.118', commitHash: '5b2e9f1' }],
  [
    'without a commit',
    told([{ ...posCore, GitHash: null }]),
    { version: '7.4.2.118', commitHash: '' },
  ],
  ['without a version', told([{ ...posCore, Version: 7 }]), { version: '', commitHash: '5b2e9f1' }],
  ['with nothing but a name', told([{ Name: 'POSCore' }]), null],
  ['not there', told([database]), null],
  ['among no parts', told([]), null],
  ['among odd parts', told([null, 'POSCore', ['POSCore']]), null],
])('POSCore %s', (_case, answer, expected) => {
  expect(remoteVersionOf(answer)).toEqual(expected);
});

test.each([
  [3, '2026-11-20T17:42:09Z', '2026-11-20T17:42:09Z'],
  [0, null, null],
  [1, undefined, null],
  [2, 'yesterday', null],
  [2, 1_700_000_000, null],
  [2, '2026-11-20T17:42:09.123', '2026-11-20T17:42:09.123Z'],
  [2, '2026-11-20T17:42:09+01:00', '2026-11-20T17:42:09+01:00'],
])('%d errors, the last %s', (Count, LastExceptionDateTime, lastTime) => {
  expect(remoteExceptionsOf(told({ Count, LastExceptionDateTime }))).toEqual({
    count: Count,
    lastTime,
  });
});

test('an instance that could not tell', () => {
  for (const read of [remoteVersionOf, remoteExceptionsOf]) {
    expect(() => read({ success: false, data: null })).toThrow('Instance could not tell');
  }
});

test.each([
  null,
  undefined,
  '<!doctype html>',
  12,
  [],
  {},
  { success: 'true', data: [] },
  { data: [posCore] },
  told(null),
  told('x'),
  told(7),
])('an answer of another shape: %j', (answer) => {
  for (const read of [remoteVersionOf, remoteExceptionsOf]) {
    expect(() => read(answer)).toThrow('could not be read');
  }
});

test.each([told({ Count: '3' }), told({ Count: -1 }), told({ Count: 1.5 }), told({}), told([])])(
  'errors that cannot be counted: %j',
  (answer) => {
    expect(() => remoteExceptionsOf(answer)).toThrow('could not be read');
  },
);
