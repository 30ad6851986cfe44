import { createHash } from 'node:crypto';
import { and, count, eq, gte, isNull, like, lt, ne, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  NodeType,
  OrganisationType,
  OrganisationUserLinkType,
} from '../../../src/domain/contract/enums.gen';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { startLibsqlServer } from '../../testing/libsql-server';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../testing/temporary-database';
import { type Database, openDatabase } from '../open-database';
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
import {
  acceptances,
  applicationPackages,
  applications,
  clientApplicationStates,
} from '../schema/versions';
import { demoAccounts } from './fixed-identifiers';
import { hasDemoData, seedDemoData } from './seed-demo-data';

const now = new Date('2026-06-15T10:30:00Z');
const day = 86_400_000;
const posCoreUris = ['http://127.0.0.1:5001', 'http://127.0.0.1:5002'] as const;
const options = {
  scale: 1,
  now,
  posCoreUris,
  hashPassword: async (plain: string) => `hash of ${plain}`,
};

let temporary: TemporaryDatabase;
let database: Database;
beforeAll(async () => {
  temporary = await openTemporaryDatabase();
  database = temporary.database;
  await seedDemoData(database, options);
});
afterAll(() => temporary.remove());

async function size(table: SQLiteTable, of = database): Promise<number> {
  const [row] = await of.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

/** A digest of the rows of each table, so that a difference names its table and no more. */
async function digests(of: Database): Promise<Record<string, string>> {
  const { rows: tables } = await of.$client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '__drizzle*'",
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await of.$client.execute(`SELECT * FROM "${name}" ORDER BY rowid`);
    const text = JSON.stringify(rows.map((row) => Object.values(row)));
    all[String(name)] = `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`;
  }
  return all;
}

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
] as const)('there are as many %s as decision 30 says', async (_, table, expected) => {
  expect(await size(table)).toBe(expected);
});

test('there are as many organisations and nodes of each type as decision 30 says', async () => {
  const byType = await database
    .select({ type: organisations.organisationType, rows: count() })
    .from(organisations)
    .groupBy(organisations.organisationType);
  const { Root, Dealer, LicenseeGroup, Licensee } = OrganisationType;
  const ofType = (type: number) => byType.find((row) => row.type === type)?.rows;
  expect([Root, Dealer, LicenseeGroup, Licensee].map(ofType)).toEqual([1, 6, 5, 60]);
  expect(await size(organisations)).toBe(1 + 6 + 5 + 60 + 4);
  const nodes = (type: number) => database.$count(outletNodes, eq(outletNodes.nodeType, type));
  expect(await nodes(NodeType.Outlet)).toBe(300);
  expect(await nodes(NodeType.Terminal)).toBe(900);
  const outletsWithoutGroup = and(
    eq(outletNodes.nodeType, NodeType.Outlet),
    isNull(outletNodes.parentID),
  );
  expect(await database.$count(outletNodes, outletsWithoutGroup)).toBe(0);
});

test('dates are counted back from now', async () => {
  const created = auditLogEntries.dateTimeCreated;
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  expect(await database.$count(auditLogEntries, gte(created, now))).toBe(0);
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

test('ids of audit log entries rise with time', async () => {
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

test('texts keep the limits of the contract', async () => {
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

test('nothing refers to what is not there', async () => {
  const { rows } = await database.$client.execute('PRAGMA foreign_key_check');
  expect(rows).toEqual([]);
});

test('the third POS Core instance is one that nothing answers for', async () => {
  const rows = await database
    .select({ uri: posCoreInstances.uri })
    .from(posCoreInstances)
    .orderBy(posCoreInstances.posCoreInstanceID);
  expect(rows.map(({ uri }) => uri)).toEqual([...posCoreUris, 'http://127.0.0.1:9']);
});

test('a second time it does nothing, unless the simulated instances are elsewhere', async () => {
  const before = await digests(database);
  const hashPassword = () => Promise.reject(new Error('Not a second time.'));
  const later = new Date(now.getTime() + 30 * day);
  expect(await seedDemoData(database, { ...options, now: later, hashPassword })).toBe(0);
  expect(await digests(database)).toEqual(before);

  const moved = ['http://127.0.0.1:6001', 'http://127.0.0.1:6002'] as const;
  expect(await seedDemoData(database, { ...options, posCoreUris: moved })).toBe(0);
  const instances = database.$count(posCoreInstances, like(posCoreInstances.uri, '%:600_'));
  expect(await instances).toBe(2);
  await seedDemoData(database, options);
  expect(await digests(database)).toEqual(before);
});

test('two databases get the same rows, here and on a libSQL server', async () => {
  const server = await startLibsqlServer();
  const other = await openDatabase({ url: server.url });
  try {
    let told = 0;
    const rows = await seedDemoData(other, { ...options, onProgress: (sofar) => (told = sofar) });
    expect(told).toBe(rows);
    expect(rows).toBeGreaterThan(12_000);
    expect(await digests(other)).toEqual(await digests(database));
    expect(await hasDemoData(other)).toBe(true);
  } finally {
    other.$client.close();
    await server.close();
  }
});

test('twice the scale makes twice as much', async () => {
  const double = await openTemporaryDatabase();
  try {
    await seedDemoData(double.database, { ...options, scale: 2 });
    expect(await size(users, double.database)).toBe(400);
    expect(await size(organisations, double.database)).toBe(1 + 12 + 10 + 120 + 4);
    expect(await size(auditLogEntries, double.database)).toBe(10_000);
  } finally {
    double.remove();
  }
});

test('a database that somebody uses gets no demo data, nor does one that it failed for', async () => {
  const used = await openTemporaryDatabase();
  try {
    const failing = seedDemoData(used.database, {
      ...options,
      onProgress: () => {
        throw new Error('Interrupted.');
      },
    });
    await expect(failing).rejects.toThrow('Interrupted.');
    expect(await size(posCoreInstances, used.database)).toBe(0);

    await used.database.insert(users).values({
      shortName: 'Real',
      fullName: 'Real Person',
      email: 'real@demo.test',
      scopes: [],
      dateTimeCreated: now,
    });
    expect(await seedDemoData(used.database, options)).toBe(0);
    expect(await size(users, used.database)).toBe(1);
    expect(await hasDemoData(used.database)).toBe(false);
  } finally {
    used.remove();
  }
});
