import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { brokenSaves } from '~/testing/broken-saves';
import { confirm, fill, press, tick } from '~/testing/press-and-fill';

// The screens of a person's own account, and those that need no session.

// A saved profile reloads the console, which jsdom cannot do.
vi.mock('~/session/unsaved-edits', async (original) => ({
  ...(await original()),
  startAnew: () => {},
}));

const fillIn = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await fill(label, value);
};
const password = 'Seven gulls';

// The page validates each invitation only once, so each test needs a new one.
let invitations = 0;
const newInvitation = () => {
  invitations += 1;
  return `/invitations/validate/token-${invitations}/new.person@demo.test`;
};

brokenSaves('account', [
  {
    operationId: 'saveOwnProfile',
    path: '/profile',
    heading: 'Edit My Profile',
    save: async () => {
      await fill('Full Name', 'Another name');
      await press('Save');
    },
    // After a new address, the page waits until the person closes the dialog about it.
    closeOutcome: async () => {
      if (screen.queryByRole('dialog')) await confirm('OK');
    },
  },
  {
    operationId: 'changePassword',
    path: '/changeprofilepassword',
    isAlwaysDone: true,
    heading: 'Change Password',
    nextHeading: 'Edit My Profile',
    save: async () => {
      await fillIn({ 'Old Password': 'x', 'New Password': password, 'Confirm Password': password });
      await press('Change');
    },
  },
  {
    operationId: 'validateInvitation',
    path: newInvitation,
    isAlwaysDone: true,
    heading: 'Validate Invitation',
    nextHeading: ['Welcome, your invitation has been approved!', 'Accept Invitation'],
    save: async () => {},
  },
  {
    operationId: 'acceptInvitation',
    path: '/invitations/accept/token/new.person@demo.test',
    isAlwaysDone: true,
    heading: 'Accept Invitation',
    nextHeading: ['Welcome, your invitation has been approved!', 'Check your mail'],
    save: async () => {
      await tick('Terms of use');
      await tick('Privacy notice');
      await fillIn({ 'Display Name': 'Nia', 'Full Name': 'Nia Okafor' });
      await fillIn({ Password: password, 'Confirm Password': password });
      await press('Accept');
    },
  },
  {
    operationId: 'sendPasswordReset',
    path: '/resetpassword',
    isAlwaysDone: true,
    heading: 'Password Reset Request',
    nextHeading: 'Reset sent',
    save: async () => {
      await fill('Email', 'user@demo.test');
      await press('Send');
    },
  },
  {
    operationId: 'validatePasswordReset',
    path: '/resetpassword/validate/token/user@demo.test',
    isAlwaysDone: true,
    heading: 'Validate Reset',
    nextHeading: 'Confirm Reset',
    save: async () => {},
  },
  {
    operationId: 'confirmPasswordReset',
    path: '/resetpassword/confirm/token/user@demo.test',
    isAlwaysDone: true,
    heading: 'Confirm Reset',
    nextHeading: 'Password Reset Complete',
    save: async () => {
      await fillIn({ 'New Password': password, 'Confirm Password': password });
      await press('Accept');
    },
  },
]);
