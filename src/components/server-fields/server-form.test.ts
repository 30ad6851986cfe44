import { expect, test } from 'vitest';
import { type ServerForm, serverChangeOf, serverFormErrors, serverFormOf } from './server-form';

const limits = { name: 32, uri: 256, jwtSigningKey: 128 };
const form: ServerForm = { name: 'North', uri: 'https://north.test', jwtSigningKey: '' };

test('the signing key always starts empty', () => {
  expect(serverFormOf(undefined)).toEqual({ name: '', uri: '', jwtSigningKey: '' });
  expect(serverFormOf({ name: form.name, uri: form.uri })).toEqual(form);
});

test('the change has a signing key only if one was entered', () => {
  expect(serverChangeOf(form)).toEqual({
    name: 'North',
    uri: 'https://north.test',
  });
  expect(serverChangeOf({ ...form, jwtSigningKey: 'k' })).toEqual({ ...form, jwtSigningKey: 'k' });
});

test.each([
  [{}, {}],
  [{ name: 'x'.repeat(32), jwtSigningKey: 'k'.repeat(128) }, {}],
  [{ name: ` ${'x'.repeat(32)} ` }, {}],
  [{ uri: `https://${'x'.repeat(248)}` }, {}],
  [{ name: ' ' }, { name: 'Enter a name.' }],
  [{ name: 'x'.repeat(33) }, { name: 'At most 32 characters; this has 33.' }],
  [{ uri: '' }, { uri: expect.stringContaining('Enter an address') }],
  [{ uri: 'north' }, { uri: expect.stringContaining('begin with https://') }],
  [{ uri: `https://${'x'.repeat(249)}` }, { uri: 'At most 256 characters; this has 257.' }],
  [{ jwtSigningKey: 'k'.repeat(129) }, { jwtSigningKey: 'At most 128 characters; this has 129.' }],
])('finds the errors of %j', (changes, errors) => {
  expect(serverFormErrors({ ...form, ...changes }, form, limits)).toEqual(errors);
});

test('an invalid stored address does not block a new name', () => {
  const loaded = { ...form, uri: 'ftp://north.test' };
  expect(serverFormErrors({ ...loaded, name: 'Other' }, loaded, limits)).toEqual({});
  const cleared = { ...loaded, uri: '' };
  expect(serverFormErrors(cleared, serverFormOf(undefined), limits)).toHaveProperty('uri');
});
