import { answersAfter } from '~/testing/answers-after';
import { everyAnswer } from '~/testing/every-answer';
import { field, heading, inHistory } from '~/testing/proofs';

// The Organisation area: permission groups, teams and invitations.

const harbourRestaurants = '20000000-0000-4000-8000-000000000003';

everyAnswer(
  /^\/organisation\/\$orgId\/(permissiongroups|teams|invite|pendinginvites)/,
  [
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
      reads: { listTeams: 'message' },
      shows: { listTeams: 'Area Managers' },
    },
    {
      heading: 'Edit Team',
      path: `/organisation/${harbourRestaurants}/teams/edit/40000000-0000-4000-8000-000000000001`,
      reads: {
        getTeam: 'message',
        listTeamMembers: 'message',
        listOrganisationUserValues: 'message',
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
  ],
  ['listLinks', 'listAccessibleTeamValues', 'listOrganisationUserValues'],
);

answersAfter([
  {
    operationId: 'readOrganisationHistory',
    path: `/organisation/${harbourRestaurants}/teams/edit/40000000-0000-4000-8000-000000000001`,
    persona: 'organisationAdministrator',
    shown: inHistory({ 200: 'Helpdesk', 404: heading('Edit Team') }),
  },
]);
