import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { everySave } from '~/testing/every-save';
import { harbour } from '~/testing/harbour';
import { confirm, fill, pick, press, tick } from '~/testing/press-and-fill';
import { after, dialogClosed, heading } from '~/testing/proofs';

// The Organisation area.

const page = `/organisation/${harbour}`;
const harbourMarket = '20000000-0000-4000-8000-000000000005';
const app = '80000000-0000-4000-8000-000000000001';
const version = '81000000-0000-4000-8000-000000000003';
const acceptances = `${page}/acceptances?app=${app}`;
const links = { heading: 'Edit Organisation Access', nextHeading: 'Organisation Access' };
const umasLink = `${page}/links/edit/60000000-0000-4000-8000-000000000002`;
const invites = { path: `${page}/pendinginvites`, heading: 'Pending Invites' };

const rename = async () => {
  await fill('Name', 'Another name');
  await press('Save');
};

const notCommitted = after(
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.',
);
const notAccepted = after('Unable to save acceptance');
const selfCodes = {
  '400/BadRequest_CannotUnlinkSelfFromOrganisation':
    'You cannot unlink yourself from this organisation.',
  '400/BadRequest_CannotDemoteSelf':
    'You cannot remove yourself as an administator of this organisation.',
};
const invitationCodes = {
  '400/BadRequest_UserHasAlreadyJoined': 'User is already part of this organisation.',
  '400/BadRequest_InvitationEmailSendFailure':
    'Failed to send invite! The server is not able to send email invitations at this time.',
};

everySave('organisation', [
  {
    operationId: 'saveOrganisationProfile',
    path: `${page}/profile`,
    heading: 'Edit Organisation Profile',
    nextHeading: 'Organisation Summary',
    act: rename,
    shown: { 200: heading('Organisation Summary') },
  },
  {
    operationId: 'setOrganisationTimeZone',
    path: `${page}/profile`,
    heading: 'Edit Organisation Profile',
    act: async () => {
      await press('Change the time zone...');
      await pick('Time zone', 'None');
      await confirm('Save');
    },
    shown: { 200: dialogClosed, ...after('The time zone was not saved.') },
  },
  {
    operationId: 'initialiseOrganisation',
    path: `/organisation/${harbourMarket}/initialise`,
    heading: 'Initialise Organisation',
    nextHeading: 'Organisations',
    act: async () => {
      await fill('Currency Code', 'EUR');
      await press('Initialise');
    },
    shown: {
      200: heading('Organisations'),
      ...after('There was an error initialising this instance. Please try again later.'),
    },
  },
  {
    ...links,
    operationId: 'commitLinks',
    path: umasLink,
    act: async () => {
      await tick('Organisation Administrator');
      await press('Save');
    },
    shown: {
      200: heading('Organisation Access'),
      ...notCommitted,
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
      '400/BadRequest_UserHasAlreadyJoined': 'User is already part of this organisation.',
      ...selfCodes,
    },
  },
  {
    operationId: 'setAccessEnd',
    path: umasLink,
    heading: links.heading,
    examples: { listAccessEnds: 'ends' },
    act: async () => {
      await press('Change the end...');
      await press('Clear Access ends');
      await confirm('Save');
    },
    shown: { 200: dialogClosed, ...after('The end was not saved.') },
  },
  {
    operationId: 'commitLinks',
    path: `${page}/links/create`,
    heading: 'Add Organisation Access',
    // The page stays when a completed answer lacks the new link.
    nextHeading: ['Organisation Access', 'Add Organisation Access'],
    act: async () => {
      await pick('User', 'Sam Underwood');
      await press('Save');
    },
  },
  {
    ...links,
    operationId: 'commitLinkAssignments',
    path: umasLink,
    act: async () => {
      await tick('Managers');
      await press('Save');
    },
    shown: { 200: heading('Organisation Access'), ...notCommitted },
  },
  {
    ...links,
    operationId: 'commitLinkRootNodes',
    path: umasLink,
    act: async () => {
      await press(/^Remove/);
      await press('Save');
    },
    shown: { 200: heading('Organisation Access'), ...notCommitted },
  },
  {
    operationId: 'commitServiceAccounts',
    path: `${page}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
    heading: 'Edit Service Account',
    nextHeading: 'Service Accounts',
    act: rename,
    shown: {
      200: heading('Service Accounts'),
      ...after('There was an error saving this service account. Please try again later.'),
    },
  },
  {
    operationId: 'resetServiceAccountPassword',
    path: `${page}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
    heading: 'Edit Service Account',
    act: async () => {
      await press('Reset service account password');
      await confirm('Reset password');
    },
    shown: {
      200: async () => expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible(),
      ...after(
        'There was a problem resetting the password for this service account. Please try again later.',
      ),
    },
  },
  {
    operationId: 'commitPermissionGroups',
    path: `${page}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`,
    heading: 'Edit Permission Group',
    nextHeading: 'Permission Groups',
    act: rename,
    shown: {
      200: heading('Permission Groups'),
      ...after('There was a problem saving changes. Please try again later.'),
    },
  },
  {
    operationId: 'commitTeams',
    path: `${page}/teams/edit/40000000-0000-4000-8000-000000000001`,
    heading: 'Edit Team',
    nextHeading: 'Teams',
    act: rename,
    shown: { 200: heading('Teams'), ...selfCodes },
  },
  {
    operationId: 'commitTeamMembers',
    path: `${page}/teams/edit/40000000-0000-4000-8000-000000000001`,
    heading: 'Edit Team',
    act: async () => {
      await press('Delete Uma Olsen');
      await confirm('Delete');
      await press(/Save Changes/);
    },
    shown: {
      200: () =>
        waitFor(() => expect(screen.queryByRole('button', { name: /^Save Changes/ })).toBeNull()),
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
      ...selfCodes,
    },
  },
  {
    operationId: 'sendInvite',
    path: `${page}/invite`,
    heading: 'Invite User',
    act: async () => {
      await fill('Email', 'new.person@demo.test');
      await press('Send');
    },
    shown: {
      200: /^The invitation was sent to /,
      '400/BadRequest_InvitationHasInvalidParameters': 'Invitation is not valid.',
      ...invitationCodes,
    },
  },
  {
    ...invites,
    operationId: 'commitPendingInvites',
    act: async () => {
      await press('Delete new.person@demo.test');
      await confirm('Delete');
    },
    shown: { 200: dialogClosed },
  },
  {
    ...invites,
    operationId: 'undoDeletion',
    act: async () => {
      await press('Delete new.person@demo.test');
      await confirm('Delete');
      await press('Undo');
    },
    shown: {
      200: /^Invitation restored: new\.person@demo\.test\./,
      ...after('It could not be undone.'),
    },
  },
  {
    ...invites,
    operationId: 'resendInvite',
    act: async () => {
      await press('Send again, new.person@demo.test');
      await confirm('Send');
    },
    shown: {
      200: /^The invitation was sent to new\.person@demo\.test again\./,
      ...invitationCodes,
      // A service without this extension of the contract answers 404.
      404: /^This service does not offer to send invitations again\./,
    },
  },
  {
    ...invites,
    operationId: 'createInviteLink',
    // The invitation of the first example will expire, and then has no link.
    examples: { listPendingInvites: 'odd' },
    act: () => press('Copy link, nobody.knows@demo.test'),
    shown: {
      200: async () =>
        expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveDisplayValue(/^http/),
      '400/BadRequest_InvitationExpired': 'Invitation has expired.',
      404: 'This service does not offer links to invitations.',
    },
  },
  {
    operationId: 'commitPackageAuthorisations',
    path: `${page}/authorisations?app=${app}&to=${version}`,
    heading: 'Version Authorisation',
    outcomeText: /^\d+ organisations? updated\.|^Unable to change authorised versions at this time/,
    act: async () => {
      await press('Authorise');
      await confirm('Authorise');
    },
    shown: {
      200: /^\d+ organisations? updated\./,
      ...after('Unable to change authorised versions at this time. Please try again later.'),
    },
  },
  {
    operationId: 'saveApplicationSettings',
    path: acceptances,
    heading: 'Install Versions',
    act: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: 'Immediately' }));
      await press('Save');
    },
    shown: { 200: 'Saved.', ...after('Unable to save the auto accept settings.') },
  },
  {
    operationId: 'addAcceptance',
    path: `${acceptances}&version=${version}`,
    heading: 'Install Versions',
    act: async () => {
      await press('Accept');
      await confirm('Accept');
    },
    shown: { 200: dialogClosed, ...notAccepted },
  },
  {
    operationId: 'updateAcceptance',
    path: `${acceptances}&version=${version}&acceptance=82000000-0000-4000-8000-000000000002`,
    heading: 'Install Versions',
    act: async () => {
      await tick('Not Before');
      await press('Save');
    },
    shown: { 200: 'Saved.', ...notAccepted },
  },
]);
