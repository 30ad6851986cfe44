import { and, count, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  NodeType,
  OrganisationType,
  OrganisationUserLinkType,
} from '../../../src/domain/contract/enums.gen';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { posCoreUris, seedMoment, sizeOf } from '../../testing/demo-data';
import { shareSeededDatabase } from '../../testing/seeded-database';
import type { Database } from '../open-database';
import {
  organisationUserLinks,
  permissionGroups,
  serviceAccounts,
  teamMembers,
  teams,
} from '../schema/access';
import { invites } from '../schema/invites';
import { organisationClosure, organisations, outletNodes } from '../schema/organisations';
import { users } from '../schema/people';
import { auditLogEntries, monthlyStatistics } from '../schema/records';
import {
  clients,
  deploymentServers,
  integrationServers,
  posCoreInstances,
} from '../schema/servers';
import type { Stored } from '../schema/stored-numbers';
import {
  acceptances,
  applicationPackages,
  applications,
  clientApplicationStates,
} from '../schema/versions';
import { demoAccounts } from './demo-accounts';

const day = 86_400_000;

let database: Database;
shareSeededDatabase((seeded) => {
  database = seeded;
});

test.each([
  ['users', users, 200],
  ['teams', teams, 40],
  ['clients', clients, 10],
  ['POS Core instances', posCoreInstances, 3],
  ['integration servers', integrationServers, 5],
  ['deployment servers', deploymentServers, 1],
  ['applications', applications, 6],
  ['packages', applicationPackages, 48],
  ['application states', clientApplicationStates, 2000],
  ['audit log entries', auditLogEntries, 5000],
] as const)('there are as many %s as a demo needs', async (_, table, expected) => {
  expect(await sizeOf(table, database)).toBe(expected);
});

test('there are as many organisations and nodes of each type as a demo needs', async () => {
  const byType = await database
    .select({ type: organisations.organisationType, rows: count() })
    .from(organisations)
    .groupBy(organisations.organisationType);
  const { Root, Dealer, LicenseeGroup, Licensee } = OrganisationType;
  const ofType = (type: number) => byType.find((row) => row.type === type)?.rows;
  expect([Root, Dealer, LicenseeGroup, Licensee].map(ofType)).toEqual([1, 6, 5, 60]);
  expect(await sizeOf(organisations, database)).toBe(1 + 6 + 5 + 60 + 4);
  const nodes = (type: Stored<'NodeType'>) =>
    database.$count(outletNodes, eq(outletNodes.nodeType, type));
  expect(await nodes(NodeType.Outlet)).toBe(300);
  expect(await nodes(NodeType.Terminal)).toBe(900);
  const outletsWithoutGroup = and(
    eq(outletNodes.nodeType, NodeType.Outlet),
    isNull(outletNodes.parentID),
  );
  expect(await database.$count(outletNodes, outletsWithoutGroup)).toBe(0);
});

test('the dates of the demo data count back from now', async () => {
  const created = auditLogEntries.dateTimeCreated;
  const daysAgo = (days: number) => new Date(seedMoment.getTime() - days * day);
  expect(await database.$count(auditLogEntries, gte(created, seedMoment))).toBe(0);
  expect(await database.$count(auditLogEntries, lt(created, daysAgo(120)))).toBe(0);
  expect(await database.$count(auditLogEntries, lt(created, daysAgo(119)))).toBeGreaterThan(20);
  expect(await database.$count(auditLogEntries, gte(created, daysAgo(1)))).toBeGreaterThan(20);
  const old = lt(clientApplicationStates.dateTimeUpdated, daysAgo(14));
  const silent = await database.$count(clientApplicationStates, old);
  expect(silent).toBeGreaterThan(100);
  expect(silent).toBeLessThan(300);
  const months = await database
    .selectDistinct({ month: monthlyStatistics.month })
    .from(monthlyStatistics)
    .orderBy(monthlyStatistics.month);
  expect(months.map(({ month }) => month)).toEqual(
    '2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06'.split(
      ' ',
    ),
  );
});

test('the ids of audit log entries grow with time', async () => {
  const earlier = sql`(select max(date_time_created) from audit_log_entries as earlier where earlier.audit_log_entry_id < ${auditLogEntries.auditLogEntryID} and earlier.audit_log_entry_id > ${auditLogEntries.auditLogEntryID} - 20)`;
  const wrong = sql`${earlier} > ${auditLogEntries.dateTimeCreated}`;
  expect(await database.$count(auditLogEntries, wrong)).toBe(0);
});

test('the administrator of the demonstration administers exactly one licensee group', async () => {
  const { userID } = demoAccounts.administrator;
  const own = await database
    .select({ organisationID: organisationUserLinks.organisationID })
    .from(organisationUserLinks)
    .where(
      and(eq(organisationUserLinks.userID, userID), eq(organisationUserLinks.isOrgAdmin, true)),
    );
  const byTeam = await database
    .select({ organisationID: organisationUserLinks.organisationID })
    .from(organisationUserLinks)
    .innerJoin(teamMembers, eq(teamMembers.teamID, organisationUserLinks.teamID))
    .where(and(eq(teamMembers.userID, userID), eq(organisationUserLinks.isOrgAdmin, true)));
  expect(byTeam).toEqual([]);
  expect(own).toHaveLength(1);
  const [group] = await database
    .select()
    .from(organisations)
    .where(eq(organisations.organisationID, own[0]?.organisationID ?? ''));
  expect(group).toMatchObject({
    organisationType: OrganisationType.LicenseeGroup,
    initialised: true,
  });
  const organisationID = group?.organisationID ?? '';
  const below = and(
    eq(organisationClosure.ancestorID, organisationID),
    ne(organisationClosure.depth, 0),
  );
  expect(await database.$count(organisationClosure, below)).toBe(10);
  for (const [table, column] of [
    [teams, teams.ownerOrganisationID],
    [organisationUserLinks, organisationUserLinks.organisationID],
    [permissionGroups, permissionGroups.organisationID],
    [serviceAccounts, serviceAccounts.organisationID],
    [invites, invites.organisationID],
    [acceptances, acceptances.organisationID],
  ] as const) {
    expect(await database.$count(table, eq(column, organisationID))).toBeGreaterThanOrEqual(2);
  }
});

test('the ordinary user has one link and administers nothing; the super user has none', async () => {
  const links = (userID: string) =>
    database
      .select({
        type: organisationUserLinks.linkType,
        isOrgAdmin: organisationUserLinks.isOrgAdmin,
      })
      .from(organisationUserLinks)
      .where(eq(organisationUserLinks.userID, userID));
  expect(await links(demoAccounts.ordinaryUser.userID)).toEqual([
    { type: OrganisationUserLinkType.User, isOrgAdmin: false },
  ]);
  expect(await links(demoAccounts.superUser.userID)).toEqual([]);
  const [superUser] = await database
    .select()
    .from(users)
    .where(eq(users.userID, demoAccounts.superUser.userID));
  expect(superUser).toMatchObject({
    email: 'super@demo.test',
    scopes: ['superuser'],
    passwordHash: 'hash of demo-password-1',
  });
});

test('the texts are within the limits of the contract', async () => {
  const tooLong = (text: string, limit: number) => sql`length(${sql.raw(text)}) > ${limit}`;
  const { User, Organisation, Team, ServiceAccount } = fieldLimits;
  const checks = [
    database.$count(users, tooLong('full_name', User.fullName)),
    database.$count(users, tooLong('short_name', User.shortName)),
    database.$count(users, tooLong('email', User.email)),
    database.$count(organisations, tooLong('name', Organisation.name)),
    database.$count(organisations, tooLong('organisation_code', Organisation.organisationCode)),
    database.$count(teams, tooLong('name', Team.name)),
    database.$count(serviceAccounts, tooLong('name', ServiceAccount.name)),
  ];
  expect(await Promise.all(checks)).toEqual(checks.map(() => 0));
});

test('every foreign key refers to an existing row', async () => {
  const { rows } = await database.$client.execute('PRAGMA foreign_key_check');
  expect(rows).toEqual([]);
});

test('the third POS Core instance has an address where nothing listens', async () => {
  const rows = await database
    .select({ uri: posCoreInstances.uri })
    .from(posCoreInstances)
    .orderBy(posCoreInstances.posCoreInstanceID);
  expect(rows.map(({ uri }) => uri)).toEqual([...posCoreUris, 'http://127.0.0.1:9']);
});
