import { answersAfter } from '~/testing/answers-after';
import { everyAnswer } from '~/testing/every-answer';
import { after, field, heading, inHistory, offers, pressed, ticked } from '~/testing/proofs';

// The Organisation area.

const harbourRestaurants = '20000000-0000-4000-8000-000000000003';
const harbourQuay = '20000000-0000-4000-8000-000000000004';
const harbourMarket = '20000000-0000-4000-8000-000000000005';

/** The search parameter of a grid that shows the rows until a day, from today. */
const until = (column: string, days: string) =>
  `filter=${encodeURIComponent(JSON.stringify({ [column]: ['betweenInclusive', '', days] }))}`;

everyAnswer(/^\/organisation/, [
  {
    heading: 'Organisation Summary',
    path: `/organisation/${harbourRestaurants}`,
    reads: { getOrganisationSummary: 'message' },
    // Entity Lookup leads here with the ids of outlets.
    words: { 'getOrganisationSummary:404': 'There is no organisation with this id.' },
    headings: {
      'getOrganisationSummary:403': 'Not allowed',
      'getOrganisationSummary:404': 'Organisation Summary',
    },
    shows: { getOrganisationSummary: 'Area Managers' },
  },
  {
    heading: 'Edit Organisation Profile',
    path: `/organisation/${harbourRestaurants}/profile`,
    reads: { getOrganisationProfile: 'message', getOrganisationTimeZone: 'extension' },
    shows: {
      getOrganisationProfile: field('Name', 'Harbour Restaurants'),
      getOrganisationTimeZone: /^Pacific\/Auckland \(/,
    },
  },
  {
    heading: 'Initialise Organisation',
    path: `/organisation/${harbourMarket}/initialise`,
    reads: {
      listAccessibleTeamValues: 'message',
      listConfigTemplateOrganisations: 'message',
      listAuthorisations: 'message',
    },
    shows: {
      listConfigTemplateOrganisations: offers(
        'Default Configuration Template',
        'Restaurant Template',
      ),
      listAuthorisations: 'POS Terminal',
    },
  },
  {
    heading: 'Organisation Access',
    path: `/organisation/${harbourRestaurants}/links`,
    reads: { listLinks: 'message', listPeopleLastSeen: 'extension', listAccessEnds: 'extension' },
    shows: { listLinks: 'Uma Olsen' },
  },
  {
    heading: 'Edit Organisation Access',
    path: `/organisation/${harbourRestaurants}/links/edit/60000000-0000-4000-8000-000000000001?why=true`,
    reads: {
      listLinks: 'message',
      listLinkAssignments: 'message',
      listLinkRootNodes: 'message',
      listAccessEnds: 'extension',
      listPermissionGroupChoices: 'message',
      listOutletNodes: 'message',
      listTeamMembers: 'message',
      listPermissionGroups: 'message',
    },
    words: {
      'listTeamMembers:404': 'are not listed; the team may belong to another organisation.',
    },
    shows: { listLinkAssignments: ticked('Managers') },
  },
  {
    heading: 'Add Organisation Access',
    path: `/organisation/${harbourRestaurants}/links/create`,
    reads: {
      listOrganisationUserValues: 'message',
      // Without it the form also offers people who have access. The service refuses them.
      listLinks: 'none',
      listPermissionGroupChoices: 'message',
      listOutletNodes: 'message',
    },
    shows: { listOrganisationUserValues: offers('User', 'Sam Underwood') },
  },
  {
    heading: 'Service Accounts',
    path: `/organisation/${harbourRestaurants}/serviceaccounts`,
    reads: {
      listServiceAccounts: 'message',
      listOutletNodes: 'branch',
      listServiceAccountsLastSeen: 'extension',
    },
    shows: { listServiceAccounts: 'Quay Street POS' },
  },
  {
    heading: 'Edit Service Account',
    path: `/organisation/${harbourRestaurants}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
    reads: { getServiceAccount: 'message', listOutletNodes: 'message' },
    shows: { getServiceAccount: field('Name', 'Quay Street POS'), listOutletNodes: 'Quay Street' },
  },
  {
    heading: 'Permission Groups',
    path: `/organisation/${harbourRestaurants}/permissiongroups`,
    reads: { listPermissionGroups: 'message' },
    shows: { listPermissionGroups: 'Installers' },
  },
  {
    heading: 'Edit Permission Group',
    path: `/organisation/${harbourRestaurants}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`,
    reads: { getPermissionGroup: 'message', readOrganisationUsedBy: 'none' },
    shows: { getPermissionGroup: field('Name', 'Managers') },
  },
  {
    heading: 'Create Permission Group',
    path: `/organisation/${harbourRestaurants}/permissiongroups/edit/new?copy=50000000-0000-4000-8000-000000000002`,
    reads: { listPermissionGroups: 'message' },
  },
  {
    heading: 'Teams',
    path: `/organisation/${harbourRestaurants}/teams`,
    // Access links only add details to the question before a deletion.
    reads: { listTeams: 'message', listLinks: 'none' },
    shows: { listTeams: 'Area Managers' },
  },
  {
    heading: 'Edit Team',
    path: `/organisation/${harbourRestaurants}/teams/edit/40000000-0000-4000-8000-000000000001`,
    reads: {
      getTeam: 'message',
      listTeamMembers: 'message',
      listOrganisationUserValues: 'message',
      listLinks: 'none',
      readOrganisationUsedBy: 'none',
    },
    words: {
      'getTeam:404':
        'This organisation has no team with this id; it may be the team of another one.',
    },
    shows: {
      getTeam: field('Name', 'Support'),
      listTeamMembers: 'Uma Olsen',
      readOrganisationUsedBy: 'Used by 5',
    },
  },
  {
    heading: 'Invite User',
    path: `/organisation/${harbourRestaurants}/invite`,
    reads: {
      listPermissionGroupChoices: 'message',
      listAccessibleTeamValues: 'message',
      listOutletNodes: 'message',
    },
    shows: { listPermissionGroupChoices: 'Managers', listAccessibleTeamValues: 'Area Managers' },
  },
  {
    heading: 'Pending Invites',
    path: `/organisation/${harbourRestaurants}/pendinginvites`,
    reads: { listPendingInvites: 'message' },
    shows: { listPendingInvites: 'new.person@demo.test' },
  },
  {
    heading: 'Version Authorisation',
    path: `/organisation/${harbourRestaurants}/authorisations?app=80000000-0000-4000-8000-000000000001`,
    reads: { listChildAuthorisations: 'message', listPackageAuthorisations: 'message' },
    shows: { listChildAuthorisations: 'Harbour Quay', listPackageAuthorisations: '5.6.1.250' },
  },
  {
    heading: 'System Health',
    path: `/organisation/${harbourQuay}/systemhealth`,
    reads: { getSystemHealthTree: 'message', listAuthorisations: 'message' },
    shows: { getSystemHealthTree: 'City Centre' },
  },
  {
    heading: 'System Health',
    path: `/organisation/${harbourQuay}/systemhealth?view=roll-out`,
    reads: { getAcceptancesTree: 'message' },
  },
  {
    heading: 'Install Versions',
    path: `/organisation/${harbourQuay}/acceptances`,
    reads: { getAcceptancesTree: 'message' },
    shows: { getAcceptancesTree: 'POS Terminal' },
  },
  {
    // An acceptance of an older version: the tree loads the path to it level by level.
    heading: 'Install Versions',
    path: `/organisation/${harbourQuay}/acceptances?app=80000000-0000-4000-8000-000000000001&version=81000000-0000-4000-8000-000000000002&acceptance=82000000-0000-4000-8000-000000000001`,
    reads: {
      getAcceptancesTree: 'message',
      listOldVersionNodes: 'branch',
      listAcceptanceNodes: 'branch',
    },
    shows: { listOldVersionNodes: '5.5.0.233', listAcceptanceNodes: 'All nodes' },
  },
]);

answersAfter([
  {
    operationId: 'listLinkRootNodes',
    path: `/organisation/${harbourRestaurants}/links/edit/60000000-0000-4000-8000-000000000002`,
    shown: {
      200: 'Quay Street',
      ...after(
        'There was an error loading this organisation link. Please try refreshing your browser.',
      ),
    },
  },
  {
    operationId: 'listAccessEnds',
    path: `/organisation/${harbourRestaurants}/links?${until('endsAt', '+14d')}`,
    shown: { 200: pressed('Ends soon or has ended'), 404: heading('Organisation Access') },
  },
  {
    operationId: 'listPeopleLastSeen',
    path: `/organisation/${harbourRestaurants}/links?${until('lastSeen', '-90d')}`,
    shown: { 200: pressed('Not seen for 90 days'), 404: heading('Organisation Access') },
  },
  {
    operationId: 'listServiceAccountsLastSeen',
    path: `/organisation/${harbourRestaurants}/serviceaccounts?${until('lastSeen', '-90d')}`,
    shown: { 200: pressed('Not used for 90 days'), 404: heading('Service Accounts') },
  },
  {
    operationId: 'readOrganisationHistory',
    path: `/organisation/${harbourRestaurants}/teams/edit/40000000-0000-4000-8000-000000000001`,
    persona: 'organisationAdministrator',
    shown: inHistory({ 200: 'Helpdesk', 404: heading('Edit Team') }),
  },
]);
