import { expect, test } from 'vitest';
import { readOptions } from './options';

const url = ['--url', 'https://pos.example.com/'];
const cookie = ['--cookie', 'session=abc'];

test('an address and a cookie are enough to read', () => {
  expect(readOptions([...url, ...cookie], {})).toEqual({
    url: 'https://pos.example.com',
    people: { superUser: { kind: 'header', name: 'Cookie', value: 'session=abc' } },
    only: null,
    isWriting: false,
    isPermanent: false,
    hasRoles: false,
    organisationID: null,
    timeout: 30_000,
    slow: 2000,
    report: null,
    junit: null,
    baseline: null,
    newBaseline: null,
  });
});

test('three people come from arguments and from the environment', () => {
  const given = [...url, '--email', 'a@b.test', '--role', '--as', 'ordinaryUser=cookie:s=1'];
  const environment = { CONFORMANCE_ADMINISTRATOR: 'header:Authorization: Bearer x' };
  const { people, hasRoles } = readOptions(given, environment);
  expect(hasRoles).toBe(true);
  expect(people).toEqual({
    superUser: { kind: 'account', email: 'a@b.test' },
    administrator: { kind: 'header', name: 'Authorization', value: 'Bearer x' },
    ordinaryUser: { kind: 'header', name: 'Cookie', value: 's=1' },
  });
});

test.each([
  [cookie, '--url is missing'],
  [['--url', 'pos.example.com', ...cookie], '--url has to be'],
  [['--url', 'ftp://pos.example.com', ...cookie], '--url has to be'],
  [['--url', 'https://pos.example.com/?x=1', ...cookie], '--url has to be'],
  [['--url', 'https://pos.example.com/#x', ...cookie], '--url has to be'],
  [['--url', 'https://user@pos.example.com', ...cookie], '--url has to be'],
  [['--url', 'https://:secret@pos.example.com', ...cookie], '--url has to be'],
  [url, 'Somebody has to sign in'],
  [[...url, ...cookie, '--email', 'a@b.test'], 'exclude each other'],
  [[...url, ...cookie, '--role'], '--as administrator=... --as ordinaryUser=...'],
  [[...url, ...cookie, '--as', 'root=cookie:s=1'], '--as takes superUser'],
  [[...url, ...cookie, '--permanent'], '--permanent needs --write'],
  [[...url, ...cookie, '--timeout', '0'], '--timeout'],
  [[...url, ...cookie, '--slow', '0'], '--slow'],
  [[...url, ...cookie, '--slow', 'x'], '--slow'],
  [[...url, ...cookie, '--fast'], '--fast'],
  [[...url, '--header', 'nothing'], 'NAME: VALUE'],
  [[...url, '--header', 'X-Key: a\r\nX-Other: b'], 'NAME: VALUE'],
])('refuses %j', (given, named) => {
  expect(() => readOptions(given, {})).toThrow(named);
});

test.each([
  [[...url, '--as', 'administrator=top-secret']],
  [['--url', 'https://user:top-secret@pos.example.com', ...cookie]],
])('a refusal does not repeat what may be a secret in %j', (given) => {
  expect(() => readOptions(given, {})).toThrow(/^(?!.*top-secret)/);
});

test.each([
  'https://pos.example.com/base//',
  'https://pos.example.com/base?',
  'https://pos.example.com/base#',
])('the address %s gets no more than a path of a call', (given) => {
  expect(readOptions(['--url', given, ...cookie], {}).url).toBe('https://pos.example.com/base');
});
