import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import { groupedBy } from '../../../src/domain/lists';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroupPermissions,
  permissionGroups,
  serviceAccounts,
  teamMembers,
  teams,
} from '../schema/access';
import { invites, inviteTokens } from '../schema/invites';
import { organisations, outletNodes } from '../schema/organisations';
import { consentAcceptances, consentDocuments, userLastSeen, users } from '../schema/people';
import { auditLogEntries, monthlyStatistics } from '../schema/records';
import {
  clients,
  deploymentServers,
  integrationServers,
  posCoreInstances,
} from '../schema/servers';
import {
  acceptances,
  applicationPackages,
  applicationSettings,
  applications,
  authorisations,
  clientApplicationStates,
} from '../schema/versions';
import type { SecretKeys } from '../secrets/secret-keys';
import { demoApplicationStates } from './demo-application-states';
import { demoAuditLog } from './demo-audit-log';
import { demoInvites } from './demo-invites';
import { demoLinks } from './demo-links';
import { type DemoOrganisation, demoOrganisations, templateTypes } from './demo-organisations';
import {
  type DemoPerson,
  demoConsentDocuments,
  demoConsents,
  demoLastSeen,
  demoPeople,
} from './demo-people';
import { demoPermissionGroups } from './demo-permission-groups';
import { demoRollOut } from './demo-roll-out';
import { placeExampleRollOut } from './demo-roll-out-example';
import {
  demoClients,
  demoDeploymentServers,
  demoIntegrationServers,
  demoPosCoreInstances,
} from './demo-servers';
import { demoServiceAccounts } from './demo-service-accounts';
import { demoSites } from './demo-sites';
import { demoStatistics } from './demo-statistics';
import { demoTeams } from './demo-teams';
import { demoApplications } from './demo-versions';
import { type Insertion, into } from './insert-rows';

interface WorldInput {
  scale: number;
  now: Date;
  posCoreUris: readonly [string, string];
  secretKeys: SecretKeys;
  passwordHash: string;
}

/**
 * Makes all rows of the demo data (docs/product/service.md#demo-data), table by table. Referenced
 * tables come first. The rows are always the same, except for the dates, which count from now.
 */
export function demoWorld(input: WorldInput): Insertion[] {
  const { scale, now, posCoreUris, secretKeys, passwordHash } = input;
  const allOrganisations = demoOrganisations(scale, now);
  const workplaces = findWorkplaces(allOrganisations);
  const [first] = workplaces;
  if (!first) throw new Error('There is no organisation to work in.');
  const sites = demoSites(allOrganisations);
  const people = demoPeople(scale, now, workplaces, passwordHash);
  const staff = people.filter(worksSomewhere);
  const superUsers = people.filter(({ home }) => home === null);
  const colleagues = groupedBy(staff, ({ home }) => home);
  // Templates have groups too: an organisation that is made from a template starts with them.
  const isTemplate = ({ row }: DemoOrganisation) => templateTypes.includes(row.organisationType);
  const groups = demoPermissionGroups([...workplaces, ...allOrganisations.filter(isTemplate)]);
  const allTeams = demoTeams(scale, workplaces, people, colleagues);
  const links = demoLinks({
    organisations: workplaces,
    colleagues,
    teams: allTeams,
    groups,
    sites,
  });
  const invitations = demoInvites(now, workplaces, colleagues, groups);
  const allApplications = demoApplications(now);
  const rollOut = demoRollOut(now, allOrganisations, colleagues, sites, allApplications);
  placeExampleRollOut(rollOut, now);
  const nodes = sites.flatMap((site) => [...site.groups, ...site.outlets, ...site.terminals]);
  const members = allTeams.flatMap(({ members }) => members);
  const packages = allApplications.flatMap(({ packages }) => packages);

  return [
    into(posCoreInstances, demoPosCoreInstances(posCoreUris, secretKeys)),
    into(deploymentServers, demoDeploymentServers(secretKeys)),
    into(integrationServers, demoIntegrationServers(secretKeys)),
    into(clients, demoClients(scale, now)),
    into(organisations, allOrganisations.map(rowOf)),
    into(outletNodes, nodes),
    into(users, people.map(rowOf)),
    into(userLastSeen, demoLastSeen(people, now)),
    into(consentDocuments, demoConsentDocuments(now)),
    into(consentAcceptances, demoConsents(people, now)),
    into(teams, allTeams.map(rowOf)),
    into(teamMembers, members),
    into(permissionGroups, groups.groups),
    into(permissionGroupPermissions, groups.permissions),
    into(organisationUserLinks, links.links),
    into(permissionGroupAssignments, links.assignments),
    into(linkRootNodes, links.rootNodes),
    into(serviceAccounts, demoServiceAccounts(first, sites)),
    into(invites, invitations.invites),
    into(inviteTokens, invitations.tokens),
    into(applications, allApplications.map(rowOf)),
    into(applicationPackages, packages),
    into(authorisations, rollOut.authorisations),
    into(acceptances, rollOut.acceptances),
    into(applicationSettings, rollOut.settings),
    into(clientApplicationStates, demoApplicationStates(scale, now, sites, rollOut.authorised)),
    into(monthlyStatistics, demoStatistics(now, sites)),
    into(auditLogEntries, demoAuditLog(scale, now, colleagues, superUsers, allApplications)),
  ];
}

function rowOf<Row>({ row }: { row: Row }): Row {
  return row;
}

function worksSomewhere(person: DemoPerson): person is DemoPerson & { home: DemoOrganisation } {
  return person.home !== null;
}

/** Lists where people work: the first licensee group, then the dealers, then all others. */
function findWorkplaces(organisations: readonly DemoOrganisation[]): DemoOrganisation[] {
  const { Dealer, LicenseeGroup, Licensee } = OrganisationType;
  const ofType = (type: number) =>
    organisations.filter(({ row }) => row.organisationType === type && row.initialised);
  const [first, ...groups] = ofType(LicenseeGroup);
  return [...(first ? [first] : []), ...ofType(Dealer), ...groups, ...ofType(Licensee)];
}
