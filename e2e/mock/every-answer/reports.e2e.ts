import { expect } from '@playwright/test';
import { change, field } from './acts';
import { everyFailure, showEveryAnswer } from './show-answers';

// The organisations of the Administration area, and its reports.

const quay = '/admin/organisations?selected=20000000-0000-4000-8000-000000000004';
const statistics = '/admin/statistics?month=2026-10';
const branch = everyFailure('Could not be loaded');

showEveryAnswer([
  {
    operationId: 'listRootOrganisationNodes',
    path: '/admin/organisations',
    shown: { 200: 'Northwind POS' },
  },
  {
    operationId: 'listChildOrganisationNodes',
    path: quay,
    shown: { 200: 'Harbour Quay', ...branch },
  },
  {
    operationId: 'filterOrganisationTree',
    path: '/admin/organisations?filter=quay',
    shown: { 200: 'Harbour Quay' },
  },
  {
    operationId: 'listPosCoreInstanceValues',
    path: quay,
    shown: {
      200: (page) =>
        expect(page.getByRole('combobox', { name: 'POS Core Instance' })).toHaveValue(
          'POS Core Europe',
        ),
    },
  },
  {
    operationId: 'getIntegrationServerValues',
    path: quay,
    shown: {
      200: (page) =>
        expect(page.getByRole('combobox', { name: /Remote Order/ })).toHaveValue(
          'Remote Orders One',
        ),
    },
  },
  {
    operationId: 'listParentOrganisationValues',
    path: quay,
    shown: {
      200: (page) =>
        expect(page.getByRole('combobox', { name: /^Parent/ })).toHaveValue(/Harbour Restaurants/),
    },
  },
  {
    operationId: 'commitOrganisations',
    path: '/admin/organisations?selected=20000000-0000-4000-8000-000000000005',
    act: change('Name'),
    shown: {
      // The form starts again from the answer.
      200: field('Name', 'Harbour Market'),
      400: 'Bad Request.',
      '400/OrganisationCodeAlreadyInUse': 'Organisation Code is already in use.',
      '400/InvalidPOSCoreInstance': 'Invalid POS Core Instance specified.',
    },
  },
  {
    operationId: 'listAuditLogDescriptions',
    path: '/admin/auditlogs',
    shown: { 200: 'User signed in' },
  },
  { operationId: 'queryAuditLog', path: '/admin/auditlogs', shown: { 200: 'Sam Underwood' } },
  {
    operationId: 'lookUpEntities',
    path: '/admin/entitylookup?filter=quay',
    shown: { 200: 'Quay import job' },
  },
  { operationId: 'queryMonthlyStatistics', path: statistics, shown: { 200: 'Alpine Dealer' } },
]);
