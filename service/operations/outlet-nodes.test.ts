import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteNode } from '../../src/api/schema.gen';
import { NodeType } from '../../src/domain/contract/enums.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { fileOf } from '../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

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
  service.call(`/api/organisation/${organisationID}/outlets/nodes`, { as });

const nodesOf = async (organisationID: string, as?: CallOptions['as']) =>
  (await (await read(organisationID, as)).json()) as SiteNode[];

test('a licensee has groups, outlets and terminals, each parent before its children', async () => {
  const nodes = await nodesOf(licensee);
  expect(nodes[0]).toMatchObject({ parentID: null, nodeType: NodeType.OutletGroup });
  const places = new Map(nodes.map(({ nodeID }, place) => [nodeID, place]));
  expect(places.size).toBe(nodes.length);
  for (const [place, { parentID }] of nodes.entries()) {
    if (parentID !== null) expect(places.get(parentID)).toBeLessThan(place);
  }
  expect(nodes).toContainEqual({
    nodeID: cityCentre,
    name: 'City Centre',
    nodeType: NodeType.OutletGroup,
    parentID: null,
  });
  expect(nodes).toContainEqual({
    nodeID: barOne,
    name: 'Bar 1',
    nodeType: NodeType.Terminal,
    parentID: quayStreet,
  });
});

test("a licensee group has its licensees' nodes, and the top ones name the licensee", async () => {
  const nodes = await nodesOf(group);
  const own = await nodesOf(licensee);
  expect(nodes.length).toBeGreaterThan(own.length);
  const ids = new Set(nodes.map(({ nodeID }) => nodeID));
  expect(own.every(({ nodeID }) => ids.has(nodeID))).toBe(true);
  expect(nodes).toContainEqual(
    expect.objectContaining({ nodeID: cityCentre, name: 'City Centre (Harbour Quay)' }),
  );
  expect(nodes).toContainEqual(
    expect.objectContaining({ nodeID: quayStreet, name: 'Quay Street' }),
  );
});

test('an organisation without outlets answers an empty list, and an unknown one 404', async () => {
  expect(await nodesOf(fixedIdentifier('organisation', 6), 'superUser')).toEqual([]);
  const unknown = await read('aaaaaaaa-0000-4000-8000-000000000000', 'superUser');
  expect(unknown.status).toBe(404);
});

test('one answer holds ten thousand nodes', async () => {
  const client = fileOf(service);
  await client.execute({
    sql: `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 10000)
      insert into outlet_nodes (node_id, organisation_id, parent_id, node_type, name)
      select printf('29000000-0000-4000-8000-%012d', n), ?, ?, 4, 'Till ' || n from numbers`,
    args: [licensee, quayStreet],
  });
  client.close();
  const nodes = await nodesOf(licensee);
  expect(nodes.length).toBeGreaterThan(10_000);
  const tills = nodes.filter(({ nodeID }) => nodeID.startsWith('29')).map(({ name }) => name);
  expect(tills.slice(0, 2)).toEqual(['Till 1', 'Till 2']);
  expect(tills.at(-1)).toBe('Till 10000');
});
