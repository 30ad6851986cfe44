import { everyAnswer, type ScreenAnswers } from '../../support/every-answer';

// The Organisation area.

const harbourRestaurants = '20000000-0000-4000-8000-000000000003';
const harbourMarket = '20000000-0000-4000-8000-000000000005';

const screens: ScreenAnswers[] = [
  {
    heading: 'Organisation Summary',
    path: `/organisation/${harbourRestaurants}`,
    reads: { getOrganisationSummary: 'message' },
    // Entity Lookup leads here with the ids of outlets.
    words: { 'getOrganisationSummary:404': 'There is no organisation with this id.' },
  },
  {
    heading: 'Edit Organisation Profile',
    path: `/organisation/${harbourRestaurants}/profile`,
    reads: { getOrganisationProfile: 'message' },
  },
  {
    heading: 'Initialise Organisation',
    path: `/organisation/${harbourMarket}/initialise`,
    reads: {
      listAccessibleTeamValues: 'message',
      listConfigTemplateOrganisations: 'message',
      listAuthorisations: 'message',
    },
  },
  {
    heading: 'Service Accounts',
    path: `/organisation/${harbourRestaurants}/serviceaccounts`,
    reads: { listServiceAccounts: 'message', listOutletNodes: 'branch' },
  },
  {
    heading: 'Edit Service Account',
    path: `/organisation/${harbourRestaurants}/serviceaccounts/edit/70000000-0000-4000-8000-000000000001`,
    reads: { getServiceAccount: 'message', listOutletNodes: 'message' },
  },
  {
    heading: 'Permission Groups',
    path: `/organisation/${harbourRestaurants}/permissiongroups`,
    reads: { listPermissionGroups: 'message' },
  },
  {
    heading: 'Edit Permission Group',
    path: `/organisation/${harbourRestaurants}/permissiongroups/edit/50000000-0000-4000-8000-000000000002`,
    reads: { getPermissionGroup: 'message' },
  },
  {
    heading: 'Create Permission Group',
    path: `/organisation/${harbourRestaurants}/permissiongroups/edit/new?copy=50000000-0000-4000-8000-000000000002`,
    reads: { listPermissionGroups: 'message' },
  },
  {
    heading: 'Version Authorisation',
    path: `/organisation/${harbourRestaurants}/authorisations?app=80000000-0000-4000-8000-000000000001`,
    reads: { listChildAuthorisations: 'message', listPackageAuthorisations: 'message' },
  },
];

everyAnswer(screens);
