import { expect, test } from 'vitest';
import { idleRouter } from '~/testing/idle-router';
import { personas } from '~/testing/personas';
import { breadcrumbsOf } from './breadcrumbs';

const routes = new Map(Object.entries(idleRouter().routesByPath));

const { superUser, organisationAdministrator: administrator, ordinaryUser } = personas;

const titlesOf = (path: string, session = superUser) =>
  breadcrumbsOf(path, session, routes)
    .map(({ title }) => title)
    .join(' / ');

test.each([
  ['/admin', 'Administration'],
  ['/admin/poscoreinstances', 'Administration / POS Core Instances'],
  [
    '/admin/poscoreinstances/edit/1',
    'Administration / POS Core Instances / Edit POS Core Instance',
  ],
  ['/admin/clients', 'Administration / Clients'],
  ['/admin/clients/edit/kiosk', 'Administration / Clients / Edit Client'],
  ['/admin/users', 'Administration / Users'],
  ['/admin/users/', 'Administration / Users'],
  ['/admin/users/edit/1', 'Administration / Users / Edit User'],
  ['/admin/users/edit/new', 'Administration / Users / Create User'],
  ['/admin/organisations', 'Administration / Organisations'],
  ['/admin/organisations/edit/1', 'Administration / Organisations / Edit Organisation'],
  ['/admin/deploymentservers', 'Administration / Deployment Servers'],
  [
    '/admin/deploymentservers/edit/1',
    'Administration / Deployment Servers / Edit Deployment Server',
  ],
  ['/admin/deploymentserver/edit/1', 'Administration / Deployment Server / Edit Deployment Server'],
  [
    '/admin/deploymentserver/create',
    'Administration / Deployment Server / Create Deployment Server',
  ],
  ['/admin/remoteorderserver', 'Administration / Remote Order Servers'],
  [
    '/admin/remoteorderserver/edit/1',
    'Administration / Remote Order Servers / Edit Remote Order Server',
  ],
  ['/admin/integrationserver', 'Administration / Integration Server Instances'],
  [
    '/admin/integrationserver/edit/1',
    'Administration / Integration Server Instances / Edit POS Core Instance',
  ],
  [
    '/admin/integrationserver/edit/new',
    'Administration / Integration Server Instances / Create Integration Server Instance',
  ],
  ['/admin/auditlogs', 'Administration / Audit Logs'],
  ['/admin/entitylookup', 'Administration / Entity Lookup'],
  ['/admin/statistics', 'Administration / Statistics'],
])('the breadcrumb of %s is that of the specification', (path, titles) => {
  expect(titlesOf(path)).toBe(titles);
});

test.each([
  ['', 'Organisation Summary'],
  ['/links', 'Organisation Summary / Organisation Access'],
  ['/links/edit/1', 'Organisation Summary / Organisation Access / Edit Access'],
  ['/links/create', 'Organisation Summary / Organisation Access / Add Access'],
  ['/serviceaccounts', 'Organisation Summary / Service Accounts'],
  ['/serviceaccounts/edit/1', 'Organisation Summary / Service Accounts / Edit Service Account'],
  ['/serviceaccounts/edit/new', 'Organisation Summary / Service Accounts / Create Service Account'],
  ['/teams', 'Organisation Summary / Teams'],
  ['/teams/edit/1', 'Organisation Summary / Teams / Edit Team'],
  ['/teams/edit/new', 'Organisation Summary / Teams / Create Team'],
  ['/permissiongroups', 'Organisation Summary / Permission Groups'],
  ['/permissiongroups/edit/1', 'Organisation Summary / Permission Groups / Edit Permission Group'],
  ['/initialise', 'Organisation Summary / Initialise Organisation'],
  ['/invite', 'Organisation Summary / Invite User'],
  ['/profile', 'Organisation Summary / Edit Organisation Profile'],
  ['/pendinginvites', 'Organisation Summary / Pending Invites'],
  ['/authorisations', 'Organisation Summary / Version Authorisation'],
  ['/acceptances', 'Organisation Summary / Install Versions'],
  ['/systemhealth', 'Organisation Summary / System Health'],
])('the breadcrumb of /organisation/{orgId}%s is that of the specification', (path, titles) => {
  expect(titlesOf(`/organisation/7${path}`, administrator)).toBe(titles);
});

test.each([
  '/',
  '/profile',
  '/changeprofilepassword',
  '/resetpassword',
  '/resetpassword/confirm/token/a@b.test',
  '/invitations/accept/token/a@b.test',
  '/nowhere',
  '/admin/nowhere',
  '/admin/toString',
  '/admin/auditlogs/edit/1',
  '/admin/users/edit',
  '/admin/users/edit/1/2',
  '/organisation/7/links/create/1',
  '/user/1/2',
  '/organisation/7/nowhere',
])('%s has no breadcrumb', (path) => {
  expect(breadcrumbsOf(path, superUser, routes)).toEqual([]);
});

test.each([
  ['a super user', superUser, 'Administration / Account Summary'],
  ['an organisation administrator', administrator, 'Organisation Summary / Account Summary'],
  ['an ordinary user', ordinaryUser, 'Account Summary'],
])('the breadcrumb of %s starts at the home of the role', (_, session, titles) => {
  expect(titlesOf('/user/1', session)).toBe(titles);
});

test('the breadcrumb of a super user in an organisation starts at the administration', () => {
  expect(titlesOf('/organisation/7/teams')).toBe('Administration / Organisation Summary / Teams');
});

test('/organisation/null has the crumb Organisation', () => {
  expect(titlesOf('/organisation/null')).toBe('Administration / Organisation');
});

test('every crumb but the last has the address of its page', () => {
  expect(breadcrumbsOf('/organisation/7/teams/edit/1', superUser, routes)).toEqual([
    { title: 'Administration', path: '/admin' },
    { title: 'Organisation Summary', path: '/organisation/7' },
    { title: 'Teams', path: '/organisation/7/teams' },
    { title: 'Edit Team' },
  ]);
});

test('the crumb of a segment without a page has no address', () => {
  expect(breadcrumbsOf('/admin/deploymentserver/create', superUser, routes)[1]).toEqual({
    title: 'Deployment Server',
    path: undefined,
  });
});
