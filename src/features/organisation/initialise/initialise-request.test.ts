import { expect, test } from 'vitest';
import {
  blankInitialiseForm,
  currencyHint,
  hasCurrencyCode,
  initialisedText,
  initialiseRequestOf,
  isTouched,
} from './initialise-request';

const withCurrency = (currencyCode: string) => ({ ...blankInitialiseForm, currencyCode });

test.each([
  ['', false],
  ['   ', false],
  ['E', false],
  [' E ', false],
  ['EU', true],
  ['EUR', true],
  [' EUR ', true],
  ['EURO', true],
  ['EUROS', false],
])('the currency code "%s" can be sent: %s', (code, expected) => {
  expect(hasCurrencyCode(withCurrency(code))).toBe(expected);
});

test('the payload has every field, with null for a missing choice', () => {
  expect(initialiseRequestOf(withCurrency(' eur '))).toEqual({
    currencyCode: 'EUR',
    authorisedAppIds: [],
    initialAdminTeamID: null,
    initialAdminUserID: null,
    defaultConfigTemplateOrgCode: null,
  });
});

test('the payload has every choice', () => {
  const form = { currencyCode: 'GBP', adminTeamID: 'team', templateCode: 'TPL', apps: ['a', 'b'] };
  expect(initialiseRequestOf(form)).toEqual({
    currencyCode: 'GBP',
    authorisedAppIds: ['a', 'b'],
    initialAdminTeamID: 'team',
    initialAdminUserID: null,
    defaultConfigTemplateOrgCode: 'TPL',
  });
});

test('each choice counts as an edit', () => {
  expect(isTouched(blankInitialiseForm)).toBe(false);
  expect(isTouched(withCurrency('G'))).toBe(true);
  expect(isTouched({ ...blankInitialiseForm, adminTeamID: 'a' })).toBe(true);
  expect(isTouched({ ...blankInitialiseForm, templateCode: 'a' })).toBe(true);
  expect(isTouched({ ...blankInitialiseForm, apps: ['a'] })).toBe(true);
});

test.each([
  ['', 'Two to four characters, such as GBP.'],
  ['gb', 'Two to four characters, such as GBP.'],
  ['gbp', 'GBP - Pound sterling'],
  ['XYZ', 'Not a currency of the list; it is stored as it is.'],
])('the hint below "%s" is "%s"', (code, hint) => {
  expect(currencyHint(withCurrency(code), [{ code: 'GBP', name: 'Pound sterling' }])).toBe(hint);
});

const harbour = { name: 'Harbour', organisationCode: 'HBR', active: false };

const noLinks: { isOrgAdmin: boolean }[] = [];

test.each([
  [
    harbour,
    null,
    noLinks,
    'Initialised Harbour [HBR]. It is not active yet. It has no administrator of its own yet.',
  ],
  [
    harbour,
    null,
    [{ isOrgAdmin: false }],
    'Initialised Harbour [HBR]. It is not active yet. It has no administrator of its own yet.',
  ],
  [harbour, null, [{ isOrgAdmin: true }], 'Initialised Harbour [HBR]. It is not active yet.'],
  [
    harbour,
    null,
    [{ isOrgAdmin: true, end: { endsAt: '2020-11-20T18:00:00Z', hasEnded: true } }],
    'Initialised Harbour [HBR]. It is not active yet. It has no administrator of its own yet.',
  ],
  [harbour, null, undefined, 'Initialised Harbour [HBR]. It is not active yet.'],
  [{ ...harbour, active: true }, 'team', noLinks, 'Initialised Harbour [HBR].'],
  [undefined, 'team', noLinks, 'Initialised the organisation.'],
])('after the work, the notice says what is still missing', (organisation, team, links, text) => {
  const form = { ...blankInitialiseForm, adminTeamID: team };
  expect(initialisedText(organisation, form, links)).toBe(text);
});
