import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { everySave } from '~/testing/every-save';
import { harbour } from '~/testing/harbour';
import { choose, confirm, fill, pick, press, tick } from '~/testing/press-and-fill';
import { after, dialogClosed, heading } from '~/testing/proofs';

// The Organisation area: the organisation itself, its invitations and its versions.

const page = `/organisation/${harbour}`;
const harbourMarket = '20000000-0000-4000-8000-000000000005';
const app = '80000000-0000-4000-8000-000000000001';
const version = '81000000-0000-4000-8000-000000000003';
const acceptances = `${page}/acceptances?app=${app}`;
const invites = { path: `${page}/pendinginvites`, heading: 'Pending Invites' };
const rename = async () => {
  await fill('Name', 'Another name');
  await press('Save');
};
const deleteInvite = async () => {
  await press('Delete new.person@demo.test');
  await confirm('Delete');
};
const authorise = async () => {
  await press('Authorise');
  await confirm('Authorise');
};
const notAccepted = after('Unable to save acceptance');
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
    shown: {
      200: dialogClosed,
      ...after('The time zone was not saved.', 'It is not known whether this was saved.'),
    },
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
    operationId: 'sendInvite',
    path: `${page}/invite`,
    heading: 'Invite User',
    act: async () => {
      await fill('Email', 'new.person@demo.test');
      await press('Send');
    },
    outcomeText: /^The invitation could not be sent to /,
    shown: {
      200: /^The invitation was sent to /,
      '400/BadRequest_InvitationHasInvalidParameters': 'Invitation is not valid.',
      ...invitationCodes,
    },
  },
  {
    ...invites,
    operationId: 'commitPendingInvites',
    act: deleteInvite,
    again: async () => {
      await press('OK');
      await deleteInvite();
    },
    shown: { 200: dialogClosed },
  },
  {
    ...invites,
    operationId: 'undoDeletion',
    act: async () => {
      await deleteInvite();
      await press('Undo');
    },
    again: () => press('Undo'),
    isGoneAfter404: true,
    shown: {
      200: /^Invitation restored: new\.person@demo\.test\./,
      ...after('It could not be undone.', 'It is not known whether it was undone.'),
    },
  },
  {
    ...invites,
    operationId: 'resendInvite',
    isGoneAfter404: true,
    act: async () => {
      await press('More actions for new.person@demo.test');
      await choose('Send again');
      await confirm('Send');
    },
    again: () => confirm('Send'),
    outcomeText: /^The mail could not be sent to /,
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
    isGoneAfter404: true,
    // The invitation of the first example will expire, and then has no link.
    examples: { listPendingInvites: 'odd' },
    act: async () => {
      await press('More actions for nobody.knows@demo.test');
      await choose('Copy link');
    },
    again: () => confirm('Retry'),
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
    act: authorise,
    again: async () => {
      await press('OK');
      await authorise();
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
    again: () => press('Save'),
    shown: { 200: 'Saved.', ...notAccepted },
  },
]);
