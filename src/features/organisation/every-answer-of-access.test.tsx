import { answersAfter } from '~/testing/answers-after';
import { everyAnswer } from '~/testing/every-answer';
import { after, field, heading, offers, pressed, ticked } from '~/testing/proofs';

// The Organisation area: links and service accounts.

const harbourRestaurants = '20000000-0000-4000-8000-000000000003';

const whoPublishes = '1 person may edit Publish (Config) in the whole organisation';

/** The search parameter of a grid that shows the rows until a day, from today. */
const until = (column: string, days: string) =>
  `filter=${encodeURIComponent(JSON.stringify({ [column]: ['betweenInclusive', '', days] }))}`;

everyAnswer(
  /^\/organisation\/\$orgId\/(links|serviceaccounts)/,
  [
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
      shows: {
        getServiceAccount: field('Name', 'Quay Street POS'),
        listOutletNodes: 'Quay Street',
      },
    },
  ],
  ['listPermissionGroupChoices', 'listOutletNodes', 'listPermissionGroups'],
);

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
    operationId: 'listAccessGrants',
    path: `/organisation/${harbourRestaurants}/links?who=Edit.Config_Publish`,
    // Without an answer, the calls of each access link tell the same.
    shown: Object.fromEntries([200, 400, 403, 404, 500].map((status) => [status, whoPublishes])),
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
]);
