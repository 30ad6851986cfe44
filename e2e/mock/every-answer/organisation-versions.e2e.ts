import { expect } from '@playwright/test';
import { touchPage } from '../../support/pages/history';
import { change, confirm, field, heading, press, steps, tick } from './acts';
import { after, everyFailure, showEveryAnswer } from './show-answers';

// An organisation itself, and the versions that it installs.

const organisation = '/organisation/20000000-0000-4000-8000-000000000003';
const quay = '/organisation/20000000-0000-4000-8000-000000000004';
const market = '/organisation/20000000-0000-4000-8000-000000000005/initialise';
const app = '80000000-0000-4000-8000-000000000001';
const version = (number: number) => `81000000-0000-4000-8000-00000000000${number}`;
const accepted = (packageId: string, id: number) =>
  `${quay}/acceptances?app=${app}&version=${packageId}&acceptance=82000000-0000-4000-8000-00000000000${id}`;
const branch = everyFailure('Could not be loaded');
const notSaved = after('Unable to save acceptance');

showEveryAnswer([
  {
    operationId: 'getOrganisationSummary',
    path: organisation,
    shown: {
      200: 'Area Managers',
      403: heading('Not allowed'),
      404: 'There is no organisation with this id.',
    },
  },
  {
    operationId: 'getOrganisationProfile',
    path: `${organisation}/profile`,
    shown: { 200: field('Name', 'Harbour Restaurants') },
  },
  {
    operationId: 'saveOrganisationProfile',
    path: `${organisation}/profile`,
    act: change('Name'),
    shown: { 200: heading('Organisation Summary') },
  },
  {
    operationId: 'getOrganisationTimeZone',
    path: `${organisation}/profile`,
    act: touchPage,
    shown: { 200: /^Pacific\/Auckland \(/, 404: heading('Edit Organisation Profile') },
  },
  {
    operationId: 'setOrganisationTimeZone',
    path: `${organisation}/profile`,
    act: steps(
      touchPage,
      press('Change the time zone...'),
      (page) => page.getByRole('combobox', { name: 'Time zone' }).click(),
      (page) => page.getByRole('option', { name: 'None' }).click(),
      confirm('Save'),
    ),
    shown: {
      200: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
      ...after('The time zone was not saved.'),
    },
  },
  {
    operationId: 'initialiseOrganisation',
    path: market,
    act: steps(
      (page) => page.getByRole('textbox', { name: 'Currency Code' }).fill('GBP'),
      press('Initialise'),
    ),
    shown: {
      200: heading('Organisations'),
      ...after('There was an error initialising this instance. Please try again later.'),
    },
  },
  {
    operationId: 'listConfigTemplateOrganisations',
    path: market,
    shown: {
      200: async (page) => {
        await page.getByRole('combobox', { name: /emplate/ }).click();
        await expect(page.getByRole('option', { name: 'Restaurant Template' })).toBeVisible();
      },
    },
  },
  { operationId: 'listAuthorisations', path: market, shown: { 200: 'POS Terminal' } },
  {
    operationId: 'listChildAuthorisations',
    path: `${organisation}/authorisations?app=${app}`,
    shown: { 200: 'Harbour Quay', ...after('Unable to fetch child organisation authorisations') },
  },
  {
    operationId: 'listPackageAuthorisations',
    path: `${organisation}/authorisations?app=${app}`,
    shown: { 200: '5.6.1.250' },
  },
  {
    operationId: 'commitPackageAuthorisations',
    path: `${organisation}/authorisations?app=${app}&to=${version(3)}`,
    act: steps(press('Authorise'), confirm('Authorise')),
    shown: {
      200: /^\d+ organisations? updated\./,
      ...after('Unable to change authorised versions at this time. Please try again later.'),
    },
  },
  {
    operationId: 'getAcceptancesTree',
    path: `${quay}/acceptances`,
    shown: { 200: 'POS Terminal', ...after('Unable to fetch acceptances') },
  },
  {
    operationId: 'listOldVersionNodes',
    path: accepted(version(2), 1),
    shown: { 200: '5.5.0.233', ...branch },
  },
  {
    operationId: 'listAcceptanceNodes',
    path: accepted(version(2), 1),
    shown: { 200: 'All nodes', ...branch },
  },
  {
    operationId: 'saveApplicationSettings',
    path: `${quay}/acceptances?app=${app}`,
    act: steps((page) => page.getByRole('radio', { name: 'Immediately' }).click(), press('Save')),
    shown: {
      200: 'Saved.',
      ...after('Unable to save the auto accept settings.'),
    },
  },
  {
    operationId: 'addAcceptance',
    path: `${quay}/acceptances?app=${app}&version=${version(3)}`,
    act: steps(press('Accept'), confirm('Accept')),
    shown: { 200: (page) => expect(page.getByRole('dialog')).toHaveCount(0), ...notSaved },
  },
  {
    operationId: 'updateAcceptance',
    path: accepted(version(3), 2),
    act: steps(tick('Not Before'), press('Save')),
    shown: {
      200: 'Saved.',
      ...notSaved,
    },
  },
  {
    operationId: 'getSystemHealthTree',
    path: `${quay}/systemhealth`,
    shown: { 200: 'City Centre' },
  },
]);
