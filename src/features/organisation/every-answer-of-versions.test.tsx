import { everyAnswer } from '~/testing/every-answer';
import { field, offers } from '~/testing/proofs';

// The Organisation area: the organisation itself, its versions and its health.

const harbourRestaurants = '20000000-0000-4000-8000-000000000003';
const harbourQuay = '20000000-0000-4000-8000-000000000004';
const harbourMarket = '20000000-0000-4000-8000-000000000005';

everyAnswer(
  /^\/organisation(?!\/\$orgId\/(links|serviceaccounts|permissiongroups|teams|invite|pendinginvites))/,
  [
    {
      heading: 'Organisation Summary',
      path: `/organisation/${harbourRestaurants}`,
      reads: { getOrganisationSummary: 'message', listAccessEnds: 'none' },
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
        listLinks: 'none',
        listAccessEnds: 'none',
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
  ],
);
