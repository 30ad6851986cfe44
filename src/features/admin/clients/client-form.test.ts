import { describe, expect, test } from 'vitest';
import type { Client } from '~/api/clients';
import { clientChangeOf, clientFields, clientFormOf, isTakenId, repeatedId } from './client-form';

const kiosk: Client = {
  clientID: 'kiosk',
  name: 'Kiosk',
  description: 'Self-service ordering',
  homepage: 'https://kiosk.example',
  allowPasswordGrant: false,
  allowRemoteOrderingGrant: true,
  imageBase64: null,
  redirectUris: ['https://kiosk.example/a', 'https://kiosk.example/b'],
};

describe('the form of a client', () => {
  test('sends the loaded client without a secret when nothing has changed', () => {
    expect(clientChangeOf(clientFormOf(kiosk), kiosk)).toEqual(kiosk);
  });

  test('sends an entered secret untrimmed', () => {
    const form = { ...clientFormOf(kiosk), newClientSecret: ' s3cret ' };
    expect(clientChangeOf(form, kiosk).newClientSecret).toBe(' s3cret ');
  });

  test('reads the redirect URIs of a pasted text', () => {
    const redirectUris = 'https://a.example,https://b.example';
    const change = clientChangeOf({ ...clientFormOf(kiosk), redirectUris }, undefined);
    expect(change.redirectUris).toEqual(['https://a.example', 'https://b.example']);
  });

  test('is empty for a new client', () => {
    expect(clientFormOf(undefined)).toMatchObject({ clientID: '', redirectUris: '' });
  });
});

describe('the check of a client', () => {
  test.each([
    ['without an ID', { clientID: ' ' }, { clientID: 'Enter an ID for the client.' }],
    ['without a name', { name: '' }, { name: 'Enter a name.' }],
    [
      'with an ID of 17 characters',
      { clientID: 'x'.repeat(17) },
      { clientID: 'At most 16 characters; this has 17.' },
    ],
    [
      'with a name of 65',
      { name: 'x'.repeat(65) },
      { name: 'At most 64 characters; this has 65.' },
    ],
    [
      'with a description of 513',
      { description: 'x'.repeat(513) },
      { description: 'At most 512 characters; this has 513.' },
    ],
    [
      'with a home page of 129',
      { homepage: 'x'.repeat(129) },
      { homepage: 'At most 128 characters; this has 129.' },
    ],
    [
      'with a home page that has a password',
      { homepage: 'https://me:secret@kiosk.example' },
      { homepage: 'The address cannot contain a user name or a password.' },
    ],
    [
      'with a script as its home page',
      { homepage: 'javascript:alert(1)' },
      {
        homepage:
          'The address has to begin with https:// or http://, such as https://server.example.',
      },
    ],
    ['without a home page', { homepage: ' ' }, {}],
    [
      'with a secret of 129',
      { newClientSecret: 'x'.repeat(129) },
      { newClientSecret: 'At most 128 characters; this has 129.' },
    ],
    [
      'with redirect URIs that take 1025 characters when joined',
      { redirectUris: `a:${'x'.repeat(510)}  a:${'y'.repeat(510)}` },
      { redirectUris: 'At most 1024 characters; this has 1025.' },
    ],
    [
      'with a redirect URI that is none',
      { redirectUris: 'https://a.example localhost:3000/cb' },
      { redirectUris: '"localhost:3000/cb" has no scheme, such as https://.' },
    ],
  ])('refuses a client %s', (_, change, errors) => {
    const loaded = clientFormOf(kiosk);
    expect(clientFields.errorsOf({ ...loaded, ...change }, loaded)).toEqual(errors);
  });

  test('accepts redirect URIs of 1024 characters with extra spaces between them', () => {
    const redirectUris = `a:${'x'.repeat(509)}     a:${'y'.repeat(510)}`;
    const loaded = clientFormOf(kiosk);
    expect(clientFields.errorsOf({ ...loaded, redirectUris }, loaded)).toEqual({});
  });

  test('accepts addresses that another back end has stored', () => {
    const homepage = 'javascript:alert(1)';
    const loaded = clientFormOf({ ...kiosk, homepage, redirectUris: ['https://*.example'] });
    expect(clientFields.errorsOf({ ...loaded, name: 'Till' }, loaded)).toEqual({});
  });
});

const clients = (...ids: string[]) => ids.map((clientID) => ({ clientID }));

test.each([
  ['kiosk', true],
  ['Kiosk ', true],
  ['kiosk-2', false],
  ['', false],
])('the ID "%s" is taken: %s', (id, taken) => {
  expect(isTakenId(clients('till', 'kiosk'), id)).toBe(taken);
});

test.each([
  [[], undefined],
  [['a', 'b'], undefined],
  [['a', 'b', 'A'], 'A'],
])('in the IDs %j, the first repeated one is %s', (ids, repeated) => {
  expect(repeatedId(clients(...ids))).toBe(repeated);
});
