import { describe, expect, test } from 'vitest';
import type { IntegrationServerInstance } from '~/api/integration-servers';
import {
  integrationServerChangeOf,
  integrationServerFields,
  integrationServerFormOf,
} from './integration-server-form';

const orders: IntegrationServerInstance = {
  integrationServerInstanceID: '32000000-0000-4000-8000-000000000001',
  name: 'Remote Orders One',
  integrationServerInstanceType: 1,
  uri: 'https://orders.test',
  stagingUri: 'https://orders-staging.test',
  testInstance: false,
};

describe('the form of an integration server', () => {
  test('sends the loaded record without key and secret when nothing has changed', () => {
    expect(integrationServerChangeOf(integrationServerFormOf(orders), orders)).toEqual(orders);
  });

  test('is blank for a new server, with the type Remote Order Service, and sends no id', () => {
    const form = integrationServerFormOf(undefined);
    expect(form).toEqual({
      name: '',
      integrationServerInstanceType: 1,
      uri: '',
      jwtSigningKey: '',
      secret: '',
      testInstance: false,
    });
    const change = integrationServerChangeOf(
      { ...form, name: 'New', uri: 'https://a.test' },
      undefined,
    );
    expect(change).toEqual({
      name: 'New',
      integrationServerInstanceType: 1,
      uri: 'https://a.test',
      testInstance: false,
    });
  });

  test('sends an entered key and secret untrimmed', () => {
    const form = { ...integrationServerFormOf(orders), jwtSigningKey: ' k ', secret: ' s ' };
    expect(integrationServerChangeOf(form, orders)).toEqual({
      ...orders,
      jwtSigningKey: ' k ',
      secret: ' s ',
    });
  });

  test('keeps the type Unknown', () => {
    const unknown = { ...orders, integrationServerInstanceType: 0 as const };
    const form = integrationServerFormOf(unknown);
    expect(integrationServerChangeOf(form, unknown).integrationServerInstanceType).toBe(0);
  });
});

describe('errors', () => {
  const loaded = integrationServerFormOf(orders);
  test.each([
    ['nothing', {}, {}],
    ['a name of 32', { name: 'x'.repeat(32) }, {}],
    ['a name of 33', { name: 'x'.repeat(33) }, { name: 'At most 32 characters; this has 33.' }],
    ['no name', { name: ' ' }, { name: 'Enter a name.' }],
    [
      'an address of 257',
      { uri: `https://${'x'.repeat(249)}` },
      { uri: 'At most 256 characters; this has 257.' },
    ],
    ['no address', { uri: '' }, { uri: expect.stringContaining('Enter an address') }],
    ['a script', { uri: 'javascript:1' }, { uri: expect.stringContaining('https://') }],
    ['a key of 128', { jwtSigningKey: 'x'.repeat(128) }, {}],
    [
      'a key of 129',
      { jwtSigningKey: 'x'.repeat(129) },
      { jwtSigningKey: 'At most 128 characters; this has 129.' },
    ],
    [
      'a secret of 129',
      { secret: 'x'.repeat(129) },
      { secret: 'At most 128 characters; this has 129.' },
    ],
  ])('with %s', (_what, change, errors) => {
    expect(integrationServerFields.errorsOf({ ...loaded, ...change }, loaded)).toEqual(errors);
  });

  test('a stored address that breaks the rules does not block a new name', () => {
    const odd = { ...loaded, uri: 'ftp://orders.test' };
    expect(integrationServerFields.errorsOf({ ...odd, name: 'Other' }, odd)).toEqual({});
    expect(integrationServerFields.errorsOf({ ...odd, uri: 'ftp://x.test' }, odd)).toHaveProperty(
      'uri',
    );
  });
});
