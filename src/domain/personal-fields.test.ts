import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { fieldLimits } from './contract/field-limits.gen';
import { personalFieldErrors, personalFieldsOf } from './personal-fields';

const limits = fieldLimits.UserChange;
const stored = exampleOf('getUser', '10000000-0000-4000-8000-000000000003');
const uma = personalFieldsOf(stored);

test('a new person has British English and pounds as defaults', () => {
  expect(personalFieldsOf(undefined)).toEqual({
    shortName: '',
    fullName: '',
    email: '',
    locale: 'en-GB',
    defaultCurrencyCode: 'GBP',
    image: null,
  });
});

test('the personal fields of a stored user leave out its other fields', () => {
  const { userID, scopes, ...personal } = stored;
  expect(personalFieldsOf(stored)).toEqual(personal);
});

test.each([
  ['nothing', {}, {}],
  ['no display name', { shortName: ' ' }, { shortName: 'Enter a display name.' }],
  ['no full name', { fullName: '' }, { fullName: 'Enter the full name.' }],
  ['no email', { email: '' }, { email: 'Enter an email address.' }],
  [
    'an email without structure',
    { email: 'uma@' },
    { email: 'Enter an email address such as name@example.com.' },
  ],
  [
    'a long email',
    { email: `${'x'.repeat(60)}@a.bc` },
    { email: 'At most 64 characters; this has 65.' },
  ],
  ['no locale', { locale: '' }, { locale: 'Choose a locale.' }],
  ['no currency', { defaultCurrencyCode: '' }, { defaultCurrencyCode: 'Choose a currency.' }],
])('the field errors name what is wrong: %s', (_, change, errors) => {
  expect(personalFieldErrors({ ...uma, ...change }, uma, limits)).toEqual(errors);
});

test('an unchanged malformed email does not block a save of the other fields', () => {
  const odd = { ...uma, email: 'till-account' };
  expect(personalFieldErrors({ ...odd, fullName: 'Till' }, odd, limits)).toEqual({});
});
