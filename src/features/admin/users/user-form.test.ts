import { describe, expect, test } from 'vitest';
import type { User } from '~/api/users';
import { exampleOf } from '~/testing/contract-examples';
import { userChangeOf, userFields, userFormOf } from './user-form';

const uma: User = {
  ...exampleOf('getUser', '10000000-0000-4000-8000-000000000003'),
  scopes: ['reports'],
};

describe('the form of a user', () => {
  test('sends the loaded user when nothing has changed', () => {
    expect(userChangeOf(userFormOf(uma), uma)).toEqual(uma);
  });

  test('starts a new user in British English with pounds, and sends no id', () => {
    const form = userFormOf(undefined);
    expect(form).toMatchObject({ locale: 'en-GB', defaultCurrencyCode: 'GBP' });
    expect(userChangeOf(form, undefined)).not.toHaveProperty('userID');
  });

  test('adds the scope superuser and keeps the others', () => {
    const form = { ...userFormOf(uma), isServerAdministrator: true };
    expect(userChangeOf(form, uma).scopes).toEqual(['reports', 'superuser']);
  });

  test('removes the scope superuser and keeps the others', () => {
    const administrator = { ...uma, scopes: ['superuser', 'reports'] };
    const form = { ...userFormOf(administrator), isServerAdministrator: false };
    expect(userChangeOf(form, administrator).scopes).toEqual(['reports']);
  });
});

describe('the check of a user', () => {
  const loaded = userFormOf(uma);

  test.each([
    ['without a display name', { shortName: ' ' }, { shortName: 'Enter a display name.' }],
    ['without a full name', { fullName: '' }, { fullName: 'Enter the full name.' }],
    ['without an email', { email: '' }, { email: 'Enter an email address.' }],
    [
      'with an invalid email',
      { email: 'uma@' },
      { email: 'Enter an email address such as name@example.com.' },
    ],
    [
      'with a display name of 33 characters',
      { shortName: 'x'.repeat(33) },
      { shortName: 'At most 32 characters; this has 33.' },
    ],
    [
      'with a full name of 65 characters',
      { fullName: 'x'.repeat(65) },
      { fullName: 'At most 64 characters; this has 65.' },
    ],
  ])('refuses a user %s', (_, change, errors) => {
    expect(userFields.errorsOf({ ...loaded, ...change }, loaded)).toEqual(errors);
  });

  test('accepts an invalid email that was loaded', () => {
    const odd = { ...loaded, email: 'till-account' };
    expect(userFields.errorsOf({ ...odd, fullName: 'Till' }, odd)).toEqual({});
  });
});
