import { describe, expect, test } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import { contractOperations } from '../../openapi/reader/contract-operations';
import type {
  AdminSummary,
  AuditLogEntry,
  Client,
  DeploymentServerInstance,
  EntityLookupMatch,
  IntegrationServerInstance,
  IntegrationServerInstanceValues,
  MonthlyStatisticsRow,
  OptionValue,
  Organisation,
  OrganisationTreeNode,
  PosCoreInstance,
  User,
} from '../../src/api/schema.gen';

// The default examples fit together: when QA follows a link from one screen to the next, the record is
// the same.
const operations = contractOperations(readContract('.generated/contract.json'));

function examplesOf(operationId: string): Map<string, unknown> {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  const answer = operation?.responses.find(({ status }) => status === 200);
  return new Map(answer?.examples.map(({ name, value }) => [name, value]));
}
const firstOf = <T>(operationId: string) => [...examplesOf(operationId).values()][0] as T;

const organisations = firstOf<Organisation[]>('listOrganisations');
const organisationOf = new Map(organisations.map((record) => [record.organisationID, record]));
const posCores = firstOf<PosCoreInstance[]>('listPosCoreInstances');
const servers = firstOf<IntegrationServerInstance[]>('listIntegrationServers');
const clients = firstOf<Client[]>('listClients');
const users = firstOf<User[]>('listUsers');
// A list of its own has the user whose address nobody has confirmed.
const marked = (examplesOf('listUsers').get('unconfirmed') as User[]).filter(
  ({ isEmailUnconfirmed }) => isEmailUnconfirmed,
);
const posCoreIds = posCores.map(({ posCoreInstanceID }) => posCoreInstanceID);
const serverIds = servers.map(({ integrationServerInstanceID }) => integrationServerInstanceID);

describe('a single record equals the one of the list', () => {
  test.each<[string, Record<string, unknown>[], string]>([
    ['getUser', [...users, ...marked], 'userID'],
    ['getClient', clients, 'clientID'],
    ['getPosCoreInstance', posCores, 'posCoreInstanceID'],
    ['getIntegrationServer', servers, 'integrationServerInstanceID'],
  ])('%s', (operationId, list, key) => {
    const singles = examplesOf(operationId);
    expect([...singles.keys()].sort()).toEqual(list.map((record) => String(record[key])).sort());
    for (const record of list) expect(singles.get(String(record[key]))).toEqual(record);
  });
});

test('every choice of a picker is the key of a record', () => {
  const keysOf = (values: OptionValue[]) => values.map(({ key }) => key);
  expect(keysOf(firstOf('listPosCoreInstanceValues'))).toEqual(posCoreIds);
  for (const key of keysOf(firstOf('listParentOrganisationValues'))) {
    expect([...organisationOf.keys()]).toContain(key);
  }
  const values = Object.values(
    firstOf<IntegrationServerInstanceValues>('getIntegrationServerValues'),
  );
  for (const { key } of values.flat()) expect(serverIds).toContain(key);
});

test('the ids in an organisation belong to records', () => {
  for (const organisation of organisations) {
    const { posCoreInstanceID, parentOrganisationID } = organisation;
    if (posCoreInstanceID) expect(posCoreIds).toContain(posCoreInstanceID);
    if (parentOrganisationID) expect([...organisationOf.keys()]).toContain(parentOrganisationID);
    for (const server of serversOf(organisation)) expect(serverIds).toContain(server);
  }
});

test('the tree has the organisations of the list, each below its parent', () => {
  const found = new Set<string>();
  const walk = (nodes: OrganisationTreeNode[], parent: string | null) => {
    for (const node of nodes) {
      const below = examplesOf('listChildOrganisationNodes').get(node.id) as OrganisationTreeNode[];
      expect(node.entity).toEqual(organisationOf.get(node.id));
      expect([node.name, node.nameSuffix]).toEqual([
        node.entity.name,
        node.entity.organisationCode,
      ]);
      expect(node.entity.parentOrganisationID).toBe(parent);
      expect(node.hasChildren).toBe(below.length > 0);
      found.add(node.id);
      walk(below, node.id);
    }
  };
  walk(firstOf('listRootOrganisationNodes'), null);
  expect([...found].sort()).toEqual([...organisationOf.keys()].sort());
});

test('the linked organisations are those that name the record', () => {
  const idsOf = (linked: unknown) =>
    (linked as Organisation[]).map(({ organisationID }) => organisationID).sort();
  const pointingTo = (points: (organisation: Organisation) => boolean) =>
    idsOf(organisations.filter(points));
  for (const id of posCoreIds) {
    const linked = examplesOf('listPosCoreLinkedOrganisations').get(id);
    expect(idsOf(linked)).toEqual(pointingTo(({ posCoreInstanceID }) => posCoreInstanceID === id));
  }
  for (const id of serverIds) {
    const linked = examplesOf('listIntegrationServerLinkedOrganisations').get(id);
    expect(idsOf(linked)).toEqual(pointingTo((record) => serversOf(record).includes(id)));
  }
});

test('the summary has the counts and names of the lists', () => {
  const summary = firstOf<AdminSummary>('getAdminSummary');
  expect(summary.posCoreInstances).toEqual(
    posCores.map(({ posCoreInstanceID, name, uri }) => ({
      posCoreInstanceID,
      name,
      uri,
      totalOrganisations: organisations.filter(
        (organisation) => organisation.posCoreInstanceID === posCoreInstanceID,
      ).length,
    })),
  );
  expect(summary.clients.map(({ clientID }) => clientID)).toEqual(
    clients.map(({ clientID }) => clientID),
  );
  expect(summary.integrationServerInstances).toEqual(
    servers.map(({ stagingUri, testInstance, ...shown }) => shown),
  );
  expect(summary.totalUsers).toBe(users.length);
  const active = organisations.filter((organisation) => organisation.active).length;
  expect(summary.totalActiveOrganisations).toBe(active);
  expect(summary.totalInactiveOrganisations).toBe(organisations.length - active);
  const [deployment] = firstOf<DeploymentServerInstance[]>('listDeploymentServers');
  expect(deployment).toMatchObject(summary.deploymentServerInstance ?? {});
});

test('the statistics have the organisations of each instance', () => {
  const rows = firstOf<MonthlyStatisticsRow[]>('queryMonthlyStatistics');
  expect(rows.map(({ posCoreInstance }) => posCoreInstance.posCoreInstanceID)).toEqual(posCoreIds);
  for (const { posCoreInstance, childOrgs } of rows) {
    for (const { organisation } of childOrgs) {
      expect(organisationOf.get(organisation.organisationID)).toMatchObject({
        ...organisation,
        posCoreInstanceID: posCoreInstance.posCoreInstanceID,
      });
    }
  }
  const table = firstOf<string>('downloadMonthlyStatistics');
  const lines = rows.flatMap(({ posCoreInstance, childOrgs }) =>
    childOrgs.map(({ organisation, totalOutlets, totalTransactions }) =>
      [
        posCoreInstance.name,
        organisation.organisationCode,
        organisation.name,
        totalOutlets,
        totalTransactions,
      ].join(','),
    ),
  );
  expect(table.trim().split('\n').slice(1)).toEqual(lines);
});

test('matches of a lookup and users of the audit log are records of the lists', () => {
  const known = new Map<number, readonly string[]>([
    [1, [...organisationOf.keys()]],
    [5, users.map(({ userID }) => userID)],
    [6, posCoreIds],
    [8, serverIds],
    [10, clients.map(({ clientID }) => clientID)],
  ]);
  for (const { type, entityID, organisation } of firstOf<EntityLookupMatch[]>('lookUpEntities')) {
    if (known.has(type)) expect(known.get(type)).toContain(entityID);
    if (organisation) {
      expect(organisationOf.get(organisation.organisationID)).toMatchObject({
        name: organisation.organisationName,
        organisationCode: organisation.organisationCode,
        kapow: organisation.kapow,
      });
    }
  }
  for (const { userID, userName } of firstOf<AuditLogEntry[]>('queryAuditLog')) {
    if (userID === null) continue;
    expect(users.find((user) => user.userID === userID)?.fullName).toBe(userName);
  }
});

function serversOf(organisation: Organisation): string[] {
  return [
    organisation.remoteOrderServerInstanceID,
    organisation.dataExtractionServerInstanceID,
    organisation.partnerServerInstanceID,
    organisation.reportingServerInstanceID,
  ].filter((id) => id !== null);
}
