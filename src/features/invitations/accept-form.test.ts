import { expect, test } from 'vitest';
import { type AcceptForm, acceptanceOf, emptyAcceptance, missingIn } from './accept-form';

const terms = '71000000-0000-4000-8000-000000000001';
const privacy = '71000000-0000-4000-8000-000000000002';
const gone = '71000000-0000-4000-8000-000000000003';

const documents = [
  { consentDocumentID: terms, title: 'Terms of use', version: '3.0' },
  { consentDocumentID: privacy, title: 'Privacy notice', version: '2.1' },
];
const complete: AcceptForm = {
  agreedIDs: [privacy, terms],
  shortName: 'Nia',
  fullName: 'Nia Okafor',
  password: { password: 'seven gulls', confirmation: ' seven gulls ' },
  locale: 'en-GB',
  defaultCurrency: 'GBP',
};

test('nothing is missing in a complete form', () => {
  expect(missingIn(complete, documents)).toEqual([]);
  expect(missingIn({ ...complete, agreedIDs: [] }, [])).toEqual([]);
});

test.each<[string, Partial<AcceptForm>]>([
  ['every document accepted', { agreedIDs: [terms] }],
  ['a display name', { shortName: ' ' }],
  ['a valid display name', { shortName: 'x'.repeat(33) }],
  ['a full name', { fullName: '' }],
  ['a valid full name', { fullName: 'x'.repeat(65) }],
  [
    'a password of at least 8 characters',
    { password: { password: '1234567', confirmation: '1234567' } },
  ],
  ['the same password twice', { password: { password: '12345678', confirmation: '1234567' } }],
  ['a locale', { locale: '' }],
  ['a currency', { defaultCurrency: '' }],
])('the form lacks %s (%j)', (missing, change) => {
  expect(missingIn({ ...complete, ...change }, documents)).toEqual([missing]);
});

test('names of the maximum length are valid', () => {
  const longest = { ...complete, shortName: 'x'.repeat(32), fullName: 'é'.repeat(64) };
  expect(missingIn(longest, documents)).toEqual([]);
});

test('the form is incomplete while the documents are not loaded', () => {
  expect(missingIn(complete, undefined)).toEqual(['every document accepted']);
  expect(missingIn(emptyAcceptance, undefined)).toHaveLength(4);
});

test('the payload has the password as typed, trimmed names and only listed documents', () => {
  const form = {
    ...complete,
    agreedIDs: [privacy, terms, gone],
    shortName: ' Nia ',
    fullName: ' Nia Okafor',
    password: { password: ' gulls at noon ', confirmation: 'gulls at noon' },
  };
  expect(acceptanceOf(form, documents, { email: 'nia@demo.test', token: 'token' })).toEqual({
    email: 'nia@demo.test',
    token: 'token',
    userShortName: 'Nia',
    userFullName: 'Nia Okafor',
    userPassword: ' gulls at noon ',
    locale: 'en-GB',
    defaultCurrency: 'GBP',
    consentDocumentIds: [terms, privacy],
  });
});
