import { expect, test } from 'vitest';
import { addressFinder } from './address-match';

const find = addressFinder([
  '/api/client',
  '/api/client/batch',
  '/api/client/{id}',
  '/api/organisation/{orgId}/team/{id}',
  '/organisation/$orgId/profile',
  '/profile',
]);

test.each([
  ['/api/client', ['/api/client']],
  ['/api/client?limit=20', ['/api/client']],
  ['/api/client/kiosk', ['/api/client/{id}']],
  ['/api/client/*', ['/api/client/{id}']],
  ['/api/client/batch', ['/api/client/batch']],
  ['/api/organisation/*/team/7', ['/api/organisation/{orgId}/team/{id}']],
  ['*/api/client/batch', ['/api/client/batch']],
  ['**/api/organisation/*/team/*', ['/api/organisation/{orgId}/team/{id}']],
  ['*/team/*', ['/api/organisation/{orgId}/team/{id}']],
  ['*/*', []],
  ['/api/Client', []],
  ['/api/client/', []],
])('%s means %j', (text, addresses) => {
  expect(find(text)).toEqual(addresses);
});

test('the end of an address means it where a helper may have the beginning', () => {
  const addresses = ['/api/organisation/{orgId}/links/batch', '/api/organisation/{orgId}/links'];
  const ending = addressFinder(addresses, { mayBeEnd: true });
  expect(ending('/links/batch')).toEqual([addresses[0]]);
  expect(ending('/batch')).toEqual([addresses[0]]);
  expect(ending('/teams')).toEqual([]);
  expect(addressFinder(addresses)('/links/batch')).toEqual([]);
});

test('a text that could end several addresses as well means none', () => {
  const ambiguous = addressFinder(['/admin/users/edit/$id', '/admin/clients/edit/$id']);
  expect(ambiguous('*/edit/new')).toEqual([]);
});
