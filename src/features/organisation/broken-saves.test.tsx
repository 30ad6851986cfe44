import { fireEvent, screen } from '@testing-library/react';
import { brokenSaves } from '~/testing/broken-saves';
import { harbour } from '~/testing/harbour';
import { confirm, fill, pick, press, tick } from '~/testing/press-and-fill';

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

brokenSaves('organisation', [
  {
    operationId: 'saveOrganisationProfile',
    path: `${page}/profile`,
    heading: 'Edit Organisation Profile',
    nextHeading: 'Organisation Summary',
    save: rename,
  },
  {
    operationId: 'setOrganisationTimeZone',
    path: `${page}/profile`,
    heading: 'Edit Organisation Profile',
    save: async () => {
      await press('Change the time zone...');
      await pick('Time zone', 'None');
      await confirm('Save');
    },
  },
  {
    operationId: 'initialiseOrganisation',
    path: `/organisation/${harbourMarket}/initialise`,
    heading: 'Initialise Organisation',
    nextHeading: 'Organisations',
    save: async () => {
      await fill('Currency Code', 'EUR');
      await press('Initialise');
    },
  },
  {
    ...links,
    operationId: 'commitLinks',
    path: umasLink,
    save: async () => {
      await tick('Organisation Administrator');
      await press('Save');
    },
  },
  {
    operationId: 'setAccessEnd',
    path: umasLink,
    heading: links.heading,
    examples: { listAccessEnds: 'ends' },
    save: async () => {
      await press('Change the end...');
      await press('Clear Access ends');
      await confirm('Save');
    },
  },
  {
    operationId: 'commitLinks',
    path: `${page}/links/create`,
    heading: 'Add Organisation Access',
    // The page stays when a completed answer lacks the new link.
    nextHeading: ['Organisation Access', 'Add Organisation Access'],
    save: async () => {
      await pick('User', 'Sam Underwood');
      await press('Save');
    },
  },
  {
    ...links,
    operationId: 'commitLinkAssignments',
    path: umasLink,
    save: async () => {
      await tick('Managers');
      await press('Save');
    },
  },
  {
    ...links,
    operationId: 'commitLinkRootNodes',
    path: umasLink,
    save: async () => {
      await press(/^Remove/);
      await press('Save');
    },
  },
  {
    operationId: 'commitServiceAccounts',
    path: `${page}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
    heading: 'Edit Service Account',
    nextHeading: 'Service Accounts',
    save: rename,
  },
  {
    operationId: 'resetServiceAccountPassword',
    path: `${page}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
    heading: 'Edit Service Account',
    save: async () => {
      await press('Reset service account password');
      await confirm('Reset password');
    },
  },
  {
    operationId: 'commitPermissionGroups',
    path: `${page}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`,
    heading: 'Edit Permission Group',
    nextHeading: 'Permission Groups',
    save: rename,
  },
  {
    operationId: 'commitTeams',
    path: `${page}/teams/edit/40000000-0000-4000-8000-000000000001`,
    heading: 'Edit Team',
    nextHeading: 'Teams',
    save: rename,
  },
  {
    operationId: 'commitTeamMembers',
    path: `${page}/teams/edit/40000000-0000-4000-8000-000000000001`,
    heading: 'Edit Team',
    save: async () => {
      await press('Delete Uma Olsen');
      await confirm('Delete');
      await press(/Save Changes/);
    },
  },
  {
    operationId: 'sendInvite',
    path: `${page}/invite`,
    heading: 'Invite User',
    save: async () => {
      await fill('Email', 'new.person@demo.test');
      await press('Send');
    },
  },
  {
    ...invites,
    operationId: 'commitPendingInvites',
    save: async () => {
      await press('Delete new.person@demo.test');
      await confirm('Delete');
    },
  },
  {
    ...invites,
    operationId: 'undoDeletion',
    save: async () => {
      await press('Delete new.person@demo.test');
      await confirm('Delete');
      await press('Undo');
    },
  },
  {
    ...invites,
    operationId: 'resendInvite',
    save: async () => {
      await press('Send again, new.person@demo.test');
      await confirm('Send');
    },
  },
  {
    ...invites,
    operationId: 'createInviteLink',
    // The invitation of the first example will expire, and then has no link.
    examples: { listPendingInvites: 'odd' },
    save: () => press('Copy link, nobody.knows@demo.test'),
  },
  {
    operationId: 'commitPackageAuthorisations',
    path: `${page}/authorisations?app=${app}&to=${version}`,
    heading: 'Version Authorisation',
    outcomeText: /^\d+ organisations? updated\.|^Unable to change authorised versions at this time/,
    save: async () => {
      await press('Authorise');
      await confirm('Authorise');
    },
  },
  {
    operationId: 'saveApplicationSettings',
    path: acceptances,
    heading: 'Install Versions',
    save: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: 'Immediately' }));
      await press('Save');
    },
  },
  {
    operationId: 'addAcceptance',
    path: `${acceptances}&version=${version}`,
    heading: 'Install Versions',
    save: async () => {
      await press('Accept');
      await confirm('Accept');
    },
  },
  {
    operationId: 'updateAcceptance',
    path: `${acceptances}&version=${version}&acceptance=82000000-0000-4000-8000-000000000002`,
    heading: 'Install Versions',
    save: async () => {
      await tick('Not Before');
      await press('Save');
    },
  },
]);
