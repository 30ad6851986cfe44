import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { everySave } from '~/testing/every-save';
import { harbour } from '~/testing/harbour';
import { confirm, fill, pick, press, tick } from '~/testing/press-and-fill';
import { after, dialogClosed, heading } from '~/testing/proofs';

// The Organisation area: links, groups, teams and service accounts.

const page = `/organisation/${harbour}`;
const links = { heading: 'Edit Organisation Access', nextHeading: 'Organisation Access' };
const umasLink = `${page}/links/edit/60000000-0000-4000-8000-000000000002`;
const rename = async () => {
  await fill('Name', 'Another name');
  await press('Save');
};
const notCommitted = after(
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.',
);
const selfCodes = {
  '400/BadRequest_CannotUnlinkSelfFromOrganisation':
    'You cannot unlink yourself from this organisation.',
  '400/BadRequest_CannotDemoteSelf':
    'You cannot remove yourself as an administator of this organisation.',
};

everySave('access', [
  {
    ...links,
    operationId: 'commitLinks',
    path: umasLink,
    act: async () => {
      await tick('Organisation Administrator');
      await press('Save');
    },
    again: () => press('Save'),
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
      await press('Clear Access Ends');
      await confirm('Save');
    },
    shown: {
      200: dialogClosed,
      ...after('The end was not saved.', 'It is not known whether this was saved.'),
    },
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
    again: () => press('Save'),
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
    again: () => press('Save'),
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
    again: async () => {
      await press('OK');
      await press(/Save Changes/);
    },
    shown: {
      200: () =>
        waitFor(() => expect(screen.queryByRole('button', { name: /^Save Changes/ })).toBeNull()),
      '400/BadRequest_UserDoesNotExist': 'User does not exist.',
      ...selfCodes,
    },
  },
]);
