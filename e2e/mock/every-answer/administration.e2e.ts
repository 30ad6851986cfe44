import { expect, type Page } from '@playwright/test';
import { askForUses } from '../../support/pages/uses';
import { change, confirm, field, heading, lastSeenFilter, press, steps, toggled } from './acts';
import { after, everyFailure, showEveryAnswer } from './show-answers';

// The Administration area without its organisations and its reports.

const user = '/admin/users/edit/10000000-0000-4000-8000-000000000003';
const posCore = '/admin/poscoreinstances/edit/30000000-0000-4000-8000-000000000001';
const integration = '/admin/integrationserver/edit/32000000-0000-4000-8000-000000000001';
const deployment = '/admin/deploymentserver/edit/31000000-0000-4000-8000-000000000001';

/** The cell of an instance names the status. Its own 401 says nothing about the session. */
const instance = Object.fromEntries(
  [400, 401, 403, 500].map((status) => [status, `Answered with status ${status}`]),
);
const noLinked = (page: Page) =>
  expect(page.getByText('No linked organisations', { exact: false })).toBeVisible();
const updateFailed = after('There was an error updating the record.');

showEveryAnswer([
  { operationId: 'getAdminSummary', path: '/admin', shown: { 200: 'POS Core Europe' } },
  { operationId: 'listUsers', path: '/admin/users', shown: { 200: 'Uma Olsen' } },
  { operationId: 'getUser', path: user, shown: { 200: field('Full Name', 'Uma Olsen') } },
  {
    operationId: 'commitUsers',
    path: user,
    act: change('Full Name'),
    shown: {
      200: heading('Users'),
      400: 'Bad Request.',
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
    },
  },
  {
    operationId: 'listSessions',
    path: user,
    shown: { 200: 'Safari on iPhone', 404: heading('Edit User') },
  },
  {
    operationId: 'endSession',
    path: user,
    act: press(/^End the session on Safari/),
    shown: { 200: /^The session on Safari .* has ended\.$/ },
  },
  {
    operationId: 'endSessions',
    path: user,
    others: 'listSessions:200/ofSomebodyElse',
    act: steps(press('End all sessions'), confirm('End all sessions')),
    shown: { 200: /sessions? ha(s|ve) ended\.$/ },
  },
  {
    operationId: 'getSignInLimits',
    path: user,
    shown: { 200: press('Unlock sign-in'), 404: heading('Edit User') },
  },
  {
    operationId: 'unlockSignIn',
    path: user,
    act: press('Unlock sign-in'),
    shown: { 200: 'Sign-in is unlocked.' },
  },
  {
    operationId: 'readUsedBy',
    path: user,
    act: askForUses,
    shown: { 200: 'Used by 3', ...everyFailure(heading('Edit User')) },
  },
  {
    operationId: 'listUsersLastSeen',
    path: `/admin/users?${lastSeenFilter}`,
    shown: { 200: toggled('Not seen for 90 days'), 404: heading('Users') },
  },
  {
    operationId: 'listClientsLastSeen',
    path: `/admin/clients?${lastSeenFilter}`,
    shown: { 200: toggled('Not used for 90 days'), 404: heading('Clients') },
  },
  { operationId: 'listClients', path: '/admin/clients', shown: { 200: 'Back Office' } },
  {
    operationId: 'getClient',
    path: '/admin/clients/edit/kiosk',
    shown: { 200: field('Name', 'Kiosk') },
  },
  {
    operationId: 'commitClients',
    path: '/admin/clients/edit/kiosk',
    act: change('Name'),
    shown: { 200: heading('Clients') },
  },
  {
    operationId: 'listPosCoreInstances',
    path: '/admin/poscoreinstances',
    shown: { 200: 'POS Core Europe' },
  },
  {
    operationId: 'getRemoteVersionInfo',
    path: '/admin/poscoreinstances',
    shown: { 200: '7.4.2.118', ...instance },
  },
  {
    operationId: 'getRemoteExceptionsInfo',
    path: '/admin/poscoreinstances',
    shown: { 200: '3 errors', ...instance },
  },
  {
    operationId: 'getPosCoreInstance',
    path: posCore,
    shown: { 200: field('Name', 'POS Core Europe') },
  },
  { operationId: 'listPosCoreLinkedOrganisations', path: posCore, shown: { 200: 'Alpine Dealer' } },
  {
    operationId: 'commitPosCoreInstances',
    path: posCore,
    act: change('Name'),
    shown: {
      200: heading('POS Core Instances'),
      ...updateFailed,
      '400/InvalidPOSCoreInstance': 'Invalid POS Core Instance specified.',
    },
  },
  {
    operationId: 'listDeploymentServers',
    path: deployment,
    shown: { 200: field('Name', 'Deployment Main') },
  },
  {
    operationId: 'commitDeploymentServers',
    path: deployment,
    act: change('Name'),
    shown: { 200: heading('Administration summary'), ...updateFailed },
  },
  {
    operationId: 'listIntegrationServers',
    path: '/admin/integrationserver',
    shown: { 200: 'Data Extraction One' },
  },
  {
    operationId: 'getIntegrationServer',
    path: integration,
    shown: {
      200: field('Name', 'Remote Orders One'),
      404: 'There is no integration server with this id.',
    },
  },
  {
    operationId: 'listIntegrationServerLinkedOrganisations',
    path: integration,
    shown: { 200: 'Harbour Quay', ...everyFailure(noLinked) },
  },
  {
    operationId: 'commitIntegrationServers',
    path: integration,
    act: change('Name'),
    shown: { 200: heading('Integration Server Instances'), ...updateFailed },
  },
]);
