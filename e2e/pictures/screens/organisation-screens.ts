import { organisationAdministrator, superUser } from '../../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import { showUses } from '../../support/pages/uses';
import { seenBy } from './screen';

const group = `/organisation/${fixedIdentifier('organisation', 3)}`;
const licensee = `/organisation/${fixedIdentifier('organisation', 4)}`;
const uninitialised = `/organisation/${fixedIdentifier('organisation', 5)}`;
const terminalApplication = fixedIdentifier('application', 1);
const thirdVersion = fixedIdentifier('applicationPackage', 3);

/** The Organisation area. */
export const organisationScreens = seenBy(organisationAdministrator, [
  {
    name: 'organisation-summary',
    route: '/organisation/$orgId',
    path: group,
    shows: 'Pending Invitations',
    isNarrowToo: true,
  },
  {
    name: 'organisation-profile',
    route: '/organisation/$orgId/profile',
    path: `${group}/profile`,
    shows: 'Name',
  },
  { name: 'teams', route: '/organisation/$orgId/teams', path: `${group}/teams`, shows: 'Support' },
  {
    name: 'edit-team',
    route: '/organisation/$orgId/teams/edit/$id',
    path: `${group}/teams/edit/${fixedIdentifier('team', 1)}`,
    shows: 'Uma Olsen',
    act: showUses,
    isNarrowToo: true,
  },
  {
    name: 'organisation-access',
    route: '/organisation/$orgId/links',
    path: `${group}/links`,
    shows: 'Ada Marchetti',
    isNarrowToo: true,
  },
  {
    name: 'why-somebody-may-do-this',
    route: '/organisation/$orgId/links',
    path: `${group}/links?q=Uma`,
    shows: 'Uma Olsen',
    act: async (page) => {
      await page.getByRole('button', { name: 'More actions for Uma Olsen' }).click();
      await page.getByRole('menuitem', { name: 'What may this person do, and why?' }).click();
      await page.getByRole('row', { name: /^Publish/ }).waitFor();
    },
  },
  {
    name: 'edit-access',
    route: '/organisation/$orgId/links/edit/$id',
    path: `${group}/links/edit/${fixedIdentifier('link', 2)}`,
    shows: 'Quay Street',
    isNarrowToo: true,
  },
  {
    name: 'add-access',
    route: '/organisation/$orgId/links/create',
    path: `${group}/links/create`,
    shows: 'Managers',
  },
  {
    name: 'service-accounts',
    route: '/organisation/$orgId/serviceaccounts',
    path: `${group}/serviceaccounts`,
    shows: 'POS Server',
  },
  {
    name: 'edit-service-account',
    route: '/organisation/$orgId/serviceaccounts/edit/$id',
    path: `${group}/serviceaccounts/edit/${fixedIdentifier('serviceAccount', 1)}`,
    shows: 'Reset service account password',
  },
  {
    name: 'permission-groups',
    route: '/organisation/$orgId/permissiongroups',
    path: `${group}/permissiongroups`,
    shows: 'Installers',
  },
  {
    name: 'permission-group-profiles',
    route: '/organisation/$orgId/permissiongroups/edit/$id',
    path: `${group}/permissiongroups/edit/${fixedIdentifier('permissionGroup', 2)}`,
    shows: 'Delete',
    act: showUses,
    isNarrowToo: true,
  },
  {
    name: 'permission-group-advanced',
    route: '/organisation/$orgId/permissiongroups/edit/$id',
    path: `${group}/permissiongroups/edit/${fixedIdentifier('permissionGroup', 2)}`,
    shows: 'Delete',
    act: async (page) => {
      await showUses(page);
      await page.getByRole('tab', { name: 'Advanced' }).click();
      await page.getByText('Publish').first().waitFor();
    },
    isNarrowToo: true,
  },
  {
    name: 'invite-user',
    route: '/organisation/$orgId/invite',
    path: `${group}/invite`,
    shows: 'Area Managers',
    isNarrowToo: true,
  },
  {
    name: 'pending-invites',
    route: '/organisation/$orgId/pendinginvites',
    path: `${group}/pendinginvites`,
    shows: 'new.person@demo.test',
  },
  {
    name: 'initialise-organisation',
    route: '/organisation/$orgId/initialise',
    account: superUser,
    path: `${uninitialised}/initialise`,
    shows: 'POS Terminal',
    isNarrowToo: true,
  },
  {
    name: 'version-authorisation',
    route: '/organisation/$orgId/authorisations',
    path: `${group}/authorisations?app=${terminalApplication}`,
    shows: 'Unauthorised',
    isNarrowToo: true,
  },
  {
    name: 'install-versions',
    route: '/organisation/$orgId/acceptances',
    path: `${licensee}/acceptances?app=${terminalApplication}&version=${thirdVersion}`,
    shows: 'POS Terminal',
    isNarrowToo: true,
  },
  {
    name: 'system-health',
    route: '/organisation/$orgId/systemhealth',
    path: `${group}/systemhealth`,
    shows: /^As of /,
    isNarrowToo: true,
  },
  {
    name: 'roll-out',
    route: '/organisation/$orgId/systemhealth',
    path: `${group}/systemhealth?view=roll-out`,
    shows: 'Accepted, waiting',
    isNarrowToo: true,
  },
  {
    name: 'no-organisation',
    route: '/organisation/null',
    account: superUser,
    path: '/organisation/null',
    shows: 'No organisation selected',
  },
]);
