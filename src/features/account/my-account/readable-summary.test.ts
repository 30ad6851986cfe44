import { expect, test } from 'vitest';
import type { UserSummary } from '~/api/user-summary';
import { exampleOf } from '~/testing/contract-examples';
import { readableSummary } from './readable-summary';

const whole = exampleOf('getUserSummary', '10000000-0000-4000-8000-000000000003') as UserSummary;
const nothing = {
  organisationUserLinks: [],
  organisationUserInvites: [],
  latestConsentDocuments: [],
};

test('a summary as the contract has it stays, without what is empty', () => {
  const readable = readableSummary(whole);
  expect(readable).toMatchObject({ fullName: whole.fullName, currentUser: true });
  expect(readable.latestConsentDocuments).toEqual(whole.latestConsentDocuments);
  expect(readable.organisationUserInvites).toEqual(whole.organisationUserInvites);
});

test.each<[unknown, object]>([
  [{}, nothing],
  [[], nothing],
  [{ fullName: {}, locale: [], defaultCurrencyCode: null }, nothing],
  [
    { fullName: 'Uma', organisationUserLinks: 5, latestConsentDocuments: 'x' },
    { fullName: 'Uma', ...nothing },
  ],
  [
    { organisationUserInvites: [null, 5, 'x', { email: {}, organisationName: 'Dealer' }] },
    { ...nothing, organisationUserInvites: [{ organisationName: 'Dealer' }] },
  ],
])('of %j is left what can be shown', (odd, readable) => {
  expect(readableSummary(odd as UserSummary)).toEqual(readable);
});
