import { expect, type Page } from '@playwright/test';
import { touchPage } from '../../support/pages/history';
import { askForUses } from '../../support/pages/uses';
import {
  change,
  confirm,
  endsFilter,
  field,
  fill,
  heading,
  lastSeenFilter,
  press,
  steps,
  tick,
  toggled,
} from './acts';
import { after, everyFailure, showEveryAnswer } from './show-answers';

// The people of an organisation: access, permission groups, teams, service accounts, invitations.

const organisation = '/organisation/20000000-0000-4000-8000-000000000003';
const link = `${organisation}/links/edit/60000000-0000-4000-8000-000000000002`;

const team = `${organisation}/teams/edit/40000000-0000-4000-8000-000000000001`;
const group = `${organisation}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`;
const account = `${organisation}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`;
const invites = `${organisation}/pendinginvites`;

const committing =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';
const linkUnread = after(
  'There was an error loading this organisation link. Please try refreshing your browser.',
);
const removeUma = steps(press('Delete Uma Olsen'), confirm('Delete'), press(/^Save Changes/));
const ticked = (name: string) => (page: Page) =>
  expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
const selfCodes = {
  '400/BadRequest_CannotUnlinkSelfFromOrganisation':
    'You cannot unlink yourself from this organisation.',
  '400/BadRequest_CannotDemoteSelf':
    'You cannot remove yourself as an administator of this organisation.',
};

showEveryAnswer([
  { operationId: 'listLinks', path: `${organisation}/links`, shown: { 200: 'Uma Olsen' } },
  {
    operationId: 'listLinkAssignments',
    path: link,
    shown: { 200: ticked('Everyone'), ...linkUnread },
  },
  { operationId: 'listLinkRootNodes', path: link, shown: { 200: 'Quay Street', ...linkUnread } },
  {
    operationId: 'commitLinks',
    path: link,
    act: steps(tick('Organisation Administrator'), press('Save')),
    shown: {
      200: heading('Organisation Access'),
      ...after(committing),
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
      '400/BadRequest_UserHasAlreadyJoined': 'User is already part of this organisation.',
      ...selfCodes,
    },
  },
  {
    operationId: 'commitLinkAssignments',
    path: link,
    act: steps(tick('Managers'), press('Save')),
    shown: { 200: heading('Organisation Access'), ...after(committing) },
  },
  {
    operationId: 'commitLinkRootNodes',
    path: link,
    act: steps(press(/^Remove /), press('Save')),
    shown: { 200: heading('Organisation Access'), ...after(committing) },
  },
  {
    operationId: 'listOrganisationUserValues',
    path: `${organisation}/links/create`,
    shown: {
      200: async (page) => {
        await page.getByRole('combobox', { name: 'User' }).click();
        await expect(page.getByRole('option', { name: 'Sam Underwood' })).toBeVisible();
      },
    },
  },
  {
    operationId: 'listPermissionGroupChoices',
    path: `${organisation}/invite`,
    shown: {
      200: 'Managers',
      ...after(
        'Permission groups could not be loaded for this organisation due to a server error. Please try again later.',
      ),
    },
  },
  {
    operationId: 'listAccessibleTeamValues',
    path: `${organisation}/invite`,
    shown: { 200: 'Area Managers' },
  },
  {
    operationId: 'listOutletNodes',
    path: link,
    shown: {
      200: 'Quay Street',
      ...after(
        'Outlet list could not be retrieved from POSCore for this organisation. Please try again later.',
      ),
    },
  },
  {
    operationId: 'listPermissionGroups',
    path: `${organisation}/permissiongroups`,
    shown: { 200: 'Installers' },
  },
  {
    operationId: 'getPermissionGroup',
    path: group,
    shown: {
      200: field('Name', 'Managers'),
      ...after('There was a problem accessing this Permission Group. Please try again later.'),
    },
  },
  {
    operationId: 'commitPermissionGroups',
    path: group,
    act: change('Name'),
    shown: {
      200: heading('Permission Groups'),
      ...after('There was a problem saving changes. Please try again later.'),
    },
  },
  { operationId: 'listTeams', path: `${organisation}/teams`, shown: { 200: 'Area Managers' } },
  {
    operationId: 'readOrganisationUsedBy',
    path: team,
    act: askForUses,
    shown: { 200: 'Used by 5', ...everyFailure(heading('Edit Team')) },
  },
  {
    operationId: 'getTeam',
    path: team,
    shown: {
      200: field('Name', 'Support'),
      404: 'This organisation has no team with this id; it may be the team of another one.',
    },
  },
  {
    operationId: 'commitTeams',
    path: team,
    act: change('Name'),
    shown: { 200: heading('Teams'), 400: 'Bad Request.', ...selfCodes },
  },
  { operationId: 'listTeamMembers', path: team, shown: { 200: 'Uma Olsen' } },
  {
    operationId: 'commitTeamMembers',
    path: team,
    act: removeUma,
    shown: {
      200: (page) => expect(page.getByRole('button', { name: /^Save Changes/ })).toHaveCount(0),
      400: 'Bad Request.',
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
      ...selfCodes,
    },
  },
  {
    operationId: 'listServiceAccounts',
    path: `${organisation}/serviceaccounts`,
    shown: { 200: 'Quay Street POS' },
  },
  {
    operationId: 'getServiceAccount',
    path: account,
    shown: {
      200: field('Name', 'Quay Street POS'),
      ...after('There was an error loading this service account. Please try refreshing the page.'),
    },
  },
  {
    operationId: 'commitServiceAccounts',
    path: account,
    act: change('Name'),
    shown: {
      200: heading('Service Accounts'),
      ...after('There was an error saving this service account. Please try again later.'),
    },
  },
  {
    operationId: 'resetServiceAccountPassword',
    path: account,
    act: steps(press('Reset service account password'), confirm('Reset password')),
    shown: {
      200: (page) =>
        expect(page.getByRole('dialog').getByRole('button', { name: /Copy/ })).toBeVisible(),
      ...after(
        'There was a problem resetting the password for this service account. Please try again later.',
      ),
    },
  },
  {
    operationId: 'listPeopleLastSeen',
    path: `${organisation}/links?${lastSeenFilter}`,
    shown: { 200: toggled('Not seen for 90 days'), 404: heading('Organisation Access') },
  },
  {
    operationId: 'listAccessEnds',
    path: `${organisation}/links?${endsFilter}`,
    shown: { 200: toggled('Ends soon or has ended'), 404: heading('Organisation Access') },
  },
  {
    operationId: 'setAccessEnd',
    path: link,
    others: 'listAccessEnds:200/ends',
    act: steps(touchPage, press('Change the end...'), press('Clear Access ends'), confirm('Save')),
    shown: {
      200: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
      ...after('The end was not saved.'),
    },
  },
  {
    operationId: 'listServiceAccountsLastSeen',
    path: `${organisation}/serviceaccounts?${lastSeenFilter}`,
    shown: { 200: toggled('Not used for 90 days'), 404: heading('Service Accounts') },
  },
  { operationId: 'listPendingInvites', path: invites, shown: { 200: 'new.person@demo.test' } },
  {
    operationId: 'commitPendingInvites',
    path: invites,
    act: steps(press('Delete new.person@demo.test'), confirm('Delete')),
    shown: { 200: (page) => expect(page.getByRole('dialog')).toHaveCount(0) },
  },
  {
    operationId: 'undoDeletion',
    path: invites,
    act: steps(press('Delete new.person@demo.test'), confirm('Delete'), press('Undo')),
    shown: {
      200: /^Invitation restored: new\.person@demo\.test\./,
      ...after('It could not be undone.'),
    },
  },
  {
    operationId: 'sendInvite',
    path: `${organisation}/invite`,
    act: steps(fill({ Email: 'new.person@demo.test' }), press('Send')),
    shown: {
      200: /^The invitation was sent to /,
      400: 'Bad Request.',
      '400/BadRequest_InvitationHasInvalidParameters': 'Invitation is not valid.',
      '400/BadRequest_UserHasAlreadyJoined': 'User is already part of this organisation.',
      '400/BadRequest_InvitationEmailSendFailure':
        'Failed to send invite! The server is not able to send email invitations at this time.',
    },
  },
  {
    operationId: 'resendInvite',
    path: invites,
    act: steps(press('Send again, new.person@demo.test'), confirm('Send')),
    shown: {
      200: /^The invitation was sent to new\.person@demo\.test again\./,
      400: 'Bad Request.',
      '400/BadRequest_UserHasAlreadyJoined': 'User is already part of this organisation.',
      '400/BadRequest_InvitationEmailSendFailure':
        'Failed to send invite! The server is not able to send email invitations at this time.',
      // A service without this extension of the contract answers 404.
      404: /^This service does not offer to send invitations again\./,
    },
  },
  {
    operationId: 'createInviteLink',
    path: invites,
    others: 'listPendingInvites:200/odd',
    act: press('Copy link, nobody.knows@demo.test'),
    shown: {
      200: (page) => expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/^http/),
      400: 'Bad Request.',
      '400/BadRequest_InvitationExpired': 'Invitation has expired.',
      404: 'This service does not offer links to invitations.',
    },
  },
]);
