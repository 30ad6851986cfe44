import { expect, test } from 'vitest';
import { personalFieldsOf } from '~/domain/personal-fields';
import { exampleOf } from '~/testing/contract-examples';
import { isEmailUnconfirmed, ownProfileChangeOf } from './own-profile-form';

const uma = exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000003');

test('a profile that was not changed is sent as it was loaded', () => {
  expect(ownProfileChangeOf(personalFieldsOf(uma), uma)).toEqual(uma);
});

test('texts go without the spaces around them, and scopes as they came', () => {
  const form = {
    ...personalFieldsOf(uma),
    shortName: ' Umi ',
    fullName: 'Uma B ',
    email: ' a@b.c ',
  };
  expect(ownProfileChangeOf(form, { ...uma, scopes: ['reports'] })).toEqual({
    ...uma,
    shortName: 'Umi',
    fullName: 'Uma B',
    email: 'a@b.c',
    scopes: ['reports'],
  });
});

test.each([
  ['new@demo.test', 'new@demo.test', false],
  ['New@Demo.test', 'new@demo.test', false],
  ['new@demo.test', 'old@demo.test', true],
])('%s that is stored as %s waits for its confirmation: %s', (sent, stored, expected) => {
  expect(isEmailUnconfirmed(sent, stored)).toBe(expected);
});
