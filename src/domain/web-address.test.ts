import { expect, test } from 'vitest';
import { safeLinkTarget } from './link-target';
import {
  instanceAddressProblem,
  policySourceOf,
  serverAddressProblem,
  serverBaseAddress,
} from './web-address';

test.each([
  ['https://pos.example.test/api', true],
  ['HTTP://pos.example.test', true],
  ['http://localhost:4010', true],
  ['/organisation/1', false],
  ['./edit', false],
  ['../edit', false],
  ['?month=2024-01', false],
  ['#details', false],
  ['  https://pos.example.test  ', true],
])('%j becomes a link', (text, isExternal) => {
  expect(safeLinkTarget(text)).toEqual({ href: text.trim(), isExternal });
});

test.each([
  null,
  undefined,
  '',
  '   ',
  'pos.example.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'ftp://example.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'http:evil.test',
  'https://',
  'https://bank.test@evil.test',
  'https://a b',
])('%j stays plain text', (text) => {
  expect(safeLinkTarget(text)).toBeUndefined();
});

test.each([
  ['https://server.example', 'https://server.example'],
  ['http://server.example/', 'http://server.example'],
  ['  HTTPS://Server.Example//  ', 'https://server.example'],
  ['http://127.0.0.1:4201', 'http://127.0.0.1:4201'],
  ['http://[::1]:8080/core/', 'http://[::1]:8080/core'],
  ['http://localhost/a/b', 'http://localhost/a/b'],
])('%s is an address of a server', (address, base) => {
  expect(serverAddressProblem(address)).toBeUndefined();
  expect(serverBaseAddress(address)).toBe(base);
});

test.each([
  ['', 'Enter an address'],
  ['   ', 'Enter an address'],
  ['server.example', 'begin with https://'],
  ['ftp://server.example', 'begin with https://'],
  ['javascript:alert(1)', 'begin with https://'],
  ['//server.example', 'begin with https://'],
  ['/core', 'begin with https://'],
  ['https://', 'not an address'],
  ['http://:80', 'not an address'],
  ['http://server.example:99999', 'not an address'],
  ['https://ser ver.example', 'space'],
  ['https:\\\\server.example', 'space or a hidden'],
  ['https://server\u200b.example', 'hidden character'],
  ['java\nscript:alert(1)', 'hidden character'],
  ['https://bank.example@evil.example', 'user name'],
  ['https://:secret@server.example', 'password'],
  ['https://server.example?x=1', '"?"'],
  ['https://server.example/#', '"#"'],
])('%j is no address of a server, and the error says why', (address, reason) => {
  expect(serverAddressProblem(address)).toContain(reason);
  expect(serverBaseAddress(address)).toBeUndefined();
});

test.each([
  ['https://pos.test/api/v1', 'https://pos.test'],
  [' HTTPS://POS.test:443/a;b,c', 'https://pos.test'],
  ['http://127.0.0.1:4174', 'http://127.0.0.1:4174'],
  ['http://10.0.0.5:8080/core', 'http://10.0.0.5:8080'],
  ['https://münchen.test', 'https://xn--mnchen-3ya.test'],
  ['https://pos-1.test.', 'https://pos-1.test.'],
])('a policy can name %s', (address, source) => {
  expect(policySourceOf(address)).toBe(source);
  expect(instanceAddressProblem(address)).toBeUndefined();
});

test.each([
  'http://[::1]:4174/x',
  'https://pos_1.test',
  'https://a;script-src',
  'https://a,b.test',
  "https://a'unsafe-inline'",
  'https://*.test',
  'https://a..test',
  'https://.test',
  'https://a$b.test',
  'https://(a).test',
])('no policy can name %s, so that the address of an instance cannot be so', (address) => {
  expect(policySourceOf(address)).toBeUndefined();
  expect(serverAddressProblem(address)).toBeUndefined();
  expect(instanceAddressProblem(address)).toMatch(/^The console cannot ask this host/);
});

test.each(['', 'ftp://pos.test', 'javascript:alert(1)', 'not an address', 'https://u:p@pos.test'])(
  'the address of an instance follows the rule of all servers: %j',
  (address) => {
    expect(instanceAddressProblem(address)).toBe(serverAddressProblem(address));
    expect(instanceAddressProblem(address)).toBeDefined();
  },
);
