import { expect, test } from 'vitest';
import { personalFieldsOf } from '~/domain/personal-fields';
import { exampleOf } from '~/testing/contract-examples';
import { isEmailUnconfirmed, ownProfileChangeOf } from './edit-my-profile-screen';

const uma = exampleOf('getOwnProfile', '10000000-0000-4000-8000-000000000003');

test('the payload of an unchanged profile is the loaded record', () => {
  expect(ownProfileChangeOf(personalFieldsOf(uma), uma)).toEqual(uma);
});

test('the payload has the texts of the form and the loaded scopes', () => {
  const form = {
    ...personalFieldsOf(uma),
    shortName: 'Umi',
    fullName: 'Uma B',
    email: 'a@b.c',
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
  ['nia@gäste.test', 'nia@xn--gste-loa.test', false],
  ['new@demo.test', 'old@demo.test', true],
])('a sent %s that is stored as %s is unconfirmed: %s', (sent, stored, expected) => {
  expect(isEmailUnconfirmed(sent, stored)).toBe(expected);
});
