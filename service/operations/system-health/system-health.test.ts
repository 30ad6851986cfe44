import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealthTreeNode } from '../../../src/api/schema.gen';
import { NodeType } from '../../../src/domain/contract/enums.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { fileOf } from '../../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const group = fixedIdentifier('organisation', 3);
const licensee = fixedIdentifier('organisation', 4);
const cityCentre = fixedIdentifier('outletNode', 1);
const quayStreet = fixedIdentifier('outletNode', 2);
const barOne = fixedIdentifier('outletNode', 4);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const read = (organisationID: string, as: CallOptions['as'] = 'administrator') =>
  service.call(`/api/organisation/${organisationID}/systemhealthtree`, { as });

async function treeOf(organisationID: string, as?: CallOptions['as']) {
  const response = await read(organisationID, as);
  expect(response.status).toBe(200);
  return (await response.json()) as HealthTreeNode[];
}

const all = (nodes: readonly HealthTreeNode[]): HealthTreeNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);
const statesOf = (nodes: readonly HealthTreeNode[]) =>
  all(nodes).flatMap(({ entity }) => entity.clientApplicationStates);

async function execute(...statements: { sql: string; args: (string | number)[] }[]) {
  const client = fileOf(service);
  const [result] = await client.batch(statements);
  client.close();
  return result?.rows ?? [];
}

describe('a licensee', () => {
  test('it has its groups, outlets and terminals, with numbers sorted by value', async () => {
    const roots = await treeOf(licensee);
    expect(roots).toHaveLength(1);
    expect(roots[0]).toMatchObject({
      id: `org:${licensee}`,
      name: 'Harbour Quay',
      nameSuffix: 'HQUAY',
      entity: { entityType: 'organisation', organisationID: licensee },
    });
    const nodes = all(roots);
    const centre = nodes.find(({ id }) => id === `ds:${cityCentre}`);
    expect(centre?.entity).toMatchObject({ nodeType: NodeType.OutletGroup });
    expect(centre?.children.map(({ name }) => name)).toContain('Quay Street');
    const bar = nodes.find(({ id }) => id === `ds:${barOne}`);
    expect(bar).toMatchObject({ name: 'Bar 1', nameSuffix: null, hasChildren: false });
    for (const { children, hasChildren } of nodes) {
      expect(hasChildren).toBe(children.length > 0);
      const names = children.filter(({ id }) => id.startsWith('ds:')).map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    }
  });

  test('it has all states of its devices, of any age, at their nodes', async () => {
    const roots = await treeOf(licensee);
    for (const { entity } of all(roots)) {
      if (entity.entityType === 'organisation') expect(entity.clientApplicationStates).toEqual([]);
      else {
        for (const { nodeID } of entity.clientApplicationStates) expect(nodeID).toBe(entity.nodeID);
      }
    }
    const [row] = await execute({
      sql: 'select count(*) as count from client_application_states where organisation_id = ?',
      args: [licensee],
    });
    expect(statesOf(roots)).toHaveLength(Number(row?.count));
    expect(statesOf(roots)[0]).toMatchObject({
      applicationVersion: expect.stringMatching(/^\d+(\.\d+){3}$/),
      dateTimeUpdated: expect.stringMatching(/Z$/),
      clientApplicationStateDetails: expect.arrayContaining([
        { name: 'Free disk space', value: expect.any(String) },
      ]),
    });
    expect(statesOf(roots)[0]).not.toHaveProperty('organisationID');
  });
});

test('an organisation has those below it in its tree, with all their nodes', async () => {
  const [root] = await treeOf(group);
  const quay = root?.children.find(({ id }) => id === `org:${licensee}`);
  expect(quay).toEqual((await treeOf(licensee))[0]);
  const [whole] = await treeOf(fixedIdentifier('organisation', 1), 'superUser');
  const ids = all(whole ? [whole] : []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const [row] = await execute({
    sql: `select (select count(*) from organisations) + (select count(*) from outlet_nodes) as nodes,
      (select count(*) from client_application_states) as states`,
    args: [],
  });
  expect(ids).toHaveLength(Number(row?.nodes));
  expect(statesOf(whole ? [whole] : [])).toHaveLength(Number(row?.states));
});

test('an organisation without outlets is one node, and an unknown one answers 404', async () => {
  const template = fixedIdentifier('organisation', 6);
  const [node] = await treeOf(template, 'superUser');
  expect(node).toMatchObject({ id: `org:${template}`, hasChildren: false, children: [] });
  const unknown = await read('aaaaaaaa-0000-4000-8000-000000000000', 'superUser');
  expect(unknown.status).toBe(404);
});

test('a state with a node of another organisation stays with its own organisation', async () => {
  const [elsewhere] = await execute({
    sql: `select node_id from outlet_nodes where organisation_id not in
      (select descendant_id from organisation_closure where ancestor_id = ?) limit 1`,
    args: [group],
  });
  await execute({
    sql: `update client_application_states set node_id = ? where node_id = ?`,
    args: [String(elsewhere?.node_id), barOne],
  });
  const [root] = await treeOf(licensee);
  expect(root?.entity.clientApplicationStates.length).toBeGreaterThan(0);
  const bar = all(root ? [root] : []).find(({ id }) => id === `ds:${barOne}`);
  expect(bar?.entity.clientApplicationStates).toEqual([]);
  await execute({
    sql: `update client_application_states set node_id = ?
      where organisation_id = ? and node_id = ?`,
    args: [barOne, licensee, String(elsewhere?.node_id)],
  });
});

test('one answer holds ten thousand terminals with their states', async () => {
  const numbers = `with recursive numbers(n) as
    (select 1 union all select n + 1 from numbers where n < 10000)`;
  await execute(
    {
      sql: `${numbers} insert into outlet_nodes (node_id, organisation_id, parent_id, node_type, name)
        select printf('29000000-0000-4000-8000-%012d', n), ?, ?, 4, 'Till ' || n from numbers`,
      args: [licensee, quayStreet],
    },
    {
      sql: `${numbers} insert into client_application_states (organisation_id, node_id, node_type,
        application_name, application_version, application_type, device_identifier,
        date_time_updated, os_region_name, os_culture_name, client_application_state_details)
        select ?, printf('29000000-0000-4000-8000-%012d', n), 4, 'POS Terminal', '5.3.1.90',
        'Terminal', 'TILL-' || n, 1790000000000, 'United Kingdom', 'en-GB', '[]' from numbers`,
      args: [licensee],
    },
  );
  const roots = await treeOf(licensee);
  const quay = all(roots).find(({ id }) => id === `ds:${quayStreet}`);
  const tills = quay?.children.filter(({ name }) => name.startsWith('Till ')) ?? [];
  expect(tills.length).toBeGreaterThanOrEqual(10_000);
  expect(tills.at(-1)?.name).toBe('Till 10000');
  expect(statesOf(roots).length).toBeGreaterThan(10_000);
});
