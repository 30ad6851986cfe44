import { expect, test } from 'vitest';
import { redirectUriError, splitRedirectUris } from './redirect-uris';

const a = 'https://a.example/back';
const b = 'https://b.example/back?x=1,2;y';

test.each([
  ['', []],
  ['  ', []],
  [a, [a]],
  [` ${a}   ${b}\n`, [a, b]],
  [`${b} ${a} ${b}`, [b, a]],
  [`${a}\n${b}`, [a, b]],
  [`${a}\t${b}`, [a, b]],
  [`${a}\u00a0${b}`, [a, b]],
  [`${a},${b}`, [a, b]],
  [`${a}, ${b},`, [a, b]],
  [`${a};${b};`, [a, b]],
  [`"${a}", "${b}"`, [a, b]],
  [`<${a}> <${b}>`, [a, b]],
  [JSON.stringify([a, b]), [a, b]],
  [JSON.stringify([a, b], null, 2), [a, b]],
  [`['${a}', '${b}']`, [a, b]],
  ['http://[::1]', ['http://[::1]']],
  [
    'com.example.kiosk:/back urn:ietf:wg:oauth:2.0:oob',
    ['com.example.kiosk:/back', 'urn:ietf:wg:oauth:2.0:oob'],
  ],
])('the text %j has the redirect URIs %j', (text, uris) => {
  expect(splitRedirectUris(text)).toEqual(uris);
});

test.each([
  a,
  b,
  'http://localhost:3000/cb',
  'http://127.0.0.1/cb',
  'http://[::1]:8080/cb',
  'http://till-1.local/cb',
  'http://192.168.1.20:8080/cb',
  'app://scales/back',
  'com.example.kiosk:/back',
  'urn:ietf:wg:oauth:2.0:oob',
  'https://a.example/back?user=me@a.example',
])('%s can be saved', (uri) => {
  expect(redirectUriError(uri)).toBeUndefined();
});

const none = 'is not an address to redirect to.';
const noHost = 'has no host after "//", such as https://kiosk.example.';

test.each([
  ['https://a.example/back#x', 'has a fragment. Leave out what follows the "#".'],
  ['https://*.example/back', 'has a wildcard. Enter each address in full.'],
  ['https://a.example/b\u200back', 'has characters that cannot be seen.'],
  ['https://a.example/b ack', 'has characters that cannot be seen.'],
  ['localhost:3000/cb', 'has no scheme, such as https://.'],
  ['a.example/back', 'has no scheme, such as https://.'],
  ['/back', 'has no scheme, such as https://.'],
  ['//a.example/back', 'has no scheme, such as https://.'],
  ['javascript:alert(1)', none],
  ['JAVASCRIPT:alert(1)', none],
  ['data:text/html,x', none],
  ['vbscript:x', none],
  ['file:///etc/hosts', none],
  ['about:blank', none],
  ['blob:https://a.example/1', none],
  ['https://', none],
  ['intent://a.example/#Intent;end', 'has a fragment. Leave out what follows the "#".'],
  ['intent://a.example', none],
  ['http:a.example', noHost],
  ['https:/a.example', noHost],
  ['HTTPS:\\\\a.example', noHost],
  ['https:///a.example', noHost],
])('%s cannot: it %s', (uri, problem) => {
  expect(redirectUriError(uri)).toBe(`"${uri}" ${problem}`);
});

test.each(['https://me:secret@a.example/back', 'https://me@a.example/back', 'app://:x@*/back'])(
  '%s cannot, and its error does not repeat the password',
  (uri) => {
    expect(redirectUriError(uri)).toBe('The address cannot contain a user name or a password.');
  },
);

test.each([',', '"'])('a row of hundred thousands of %j keeps nobody waiting', (sign) => {
  // With an expression that goes on from each sign, this takes minutes: the test would end by its limit.
  expect(splitRedirectUris(`a${sign.repeat(500_000)}1`)).toHaveLength(1);
});
