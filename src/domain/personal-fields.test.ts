import { expect, test } from 'vitest';
import { personalFieldErrors, personalFieldsOf } from './personal-fields';

const limits = { shortName: 32, fullName: 64, email: 64 };
const uma = personalFieldsOf({
  shortName: 'Uma',
  fullName: 'Uma Olsen',
  email: 'user@demo.test',
  locale: 'nb-NO',
  defaultCurrencyCode: 'NOK',
});

test('a new person starts in British English with pounds; what is missing is empty', () => {
  expect(personalFieldsOf(undefined)).toEqual({
    shortName: '',
    fullName: '',
    email: '',
    locale: 'en-GB',
    defaultCurrencyCode: 'GBP',
    image: null,
  });
  expect(personalFieldsOf({ shortName: null, email: null })).toMatchObject({
    shortName: '',
    email: '',
  });
});

test('what a server sends that is no text is empty as well', () => {
  const odd = JSON.parse('{"shortName":5,"fullName":{},"locale":{},"image":[]}');
  expect(personalFieldsOf(odd)).toEqual(personalFieldsOf(undefined));
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
])('what is wrong with %s', (_, change, errors) => {
  expect(personalFieldErrors({ ...uma, ...change }, uma, limits)).toEqual(errors);
});

test('an odd email that was there before does not hinder the other fields', () => {
  const odd = { ...uma, email: 'till-account' };
  expect(personalFieldErrors({ ...odd, fullName: 'Till' }, odd, limits)).toEqual({});
});
