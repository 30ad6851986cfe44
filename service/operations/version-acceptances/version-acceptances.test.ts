import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AcceptanceTreeNode } from '../../../src/api/schema.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { freshOrganisation } from '../../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const root = fixedIdentifier('organisation', 1);
const licensee = fixedIdentifier('organisation', 4);
const posTerminal = fixedIdentifier('application', 1);
const versionOf = (number: number) => fixedIdentifier('applicationPackage', number);
const quayStreet = fixedIdentifier('outletNode', 2);
const ada = fixedIdentifier('user', 2);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

function read(path: string, organisation = licensee, as: CallOptions['as'] = 'administrator') {
  return service.call(`/api/organisation/${organisation}/acceptancestree${path}`, { as });
}

const nodesOf = async (...request: Parameters<typeof read>) =>
  (await (await read(...request)).json()) as AcceptanceTreeNode[];

async function posTerminalNode(): Promise<AcceptanceTreeNode> {
  const node = (await nodesOf('')).find(({ id }) => id === `app:${posTerminal}`);
  if (!node) throw new Error('The organisation may not use POS Terminal.');
  return node;
}

describe('the tree', () => {
  test('the tree has the authorised applications by name, with their settings', async () => {
    const nodes = await nodesOf('');
    const names = nodes.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual([...names].sort());
    expect((await posTerminalNode()).entity).toEqual({
      entityType: 'application',
      applicationID: posTerminal,
      applicationName: 'POS Terminal',
      applicationDescription: 'Takes orders and payments at the bar and at the table.',
      settings: { autoAccept: false, notBeforeTimeUTC: '2026-06-01 05:30:00' },
    });
  });

  test('the tree has the authorised version, and a node to load the older ones', async () => {
    const { children } = await posTerminalNode();
    expect(
      children?.map(({ id, name, hasChildren, children: below }) => [id, name, hasChildren, below]),
    ).toEqual([
      [`version:${versionOf(3)}`, '5.1.0.54', true, null],
      [`old:${posTerminal}`, 'Old versions', true, null],
    ]);
    expect(children?.[0]?.entity).toMatchObject({
      entityType: 'version',
      applicationPackage: { applicationPackageID: versionOf(3), applicationName: 'POS Terminal' },
      acceptanceStatus: {
        fullyAccepted: false,
        acceptedRootNodeIDs: [quayStreet],
        acceptedRootNodeTypes: [2],
      },
    });
  });

  test('the tree is empty for the root and for organisations without authorisations', async () => {
    const { organisationID } = await freshOrganisation(service);
    expect(await nodesOf('', organisationID)).toEqual([]);
    expect(await nodesOf('', root, 'superUser')).toEqual([]);
  });

  test('the tree of an organisation that does not exist answers 404', async () => {
    const answer = await read('', versionOf(1), 'superUser');
    expect([answer.status, await answer.text()]).toEqual([404, 'The organisation does not exist.']);
  });

  test('only administrators may read the tree', async () => {
    expect((await read('', licensee, 'ordinaryUser')).status).toBe(404);
    expect((await read('', root)).status).toBe(404);
  });
});

describe('the older versions', () => {
  test('they are those that were accepted, newest first', async () => {
    const nodes = await nodesOf(`/oldversions/${posTerminal}`);
    expect(nodes.map(({ id }) => id)).toEqual([
      `version:${versionOf(2)}`,
      `version:${versionOf(1)}`,
    ]);
    const [newest] = nodes;
    expect(newest).toMatchObject({ hasChildren: true, children: null });
    expect(newest?.entity).toMatchObject({ acceptanceStatus: { fullyAccepted: true } });
  });

  test.each([
    ['an application that does not exist', licensee, versionOf(1)],
    ['an organisation that may not use it', root, posTerminal],
  ])('%s has none and answers 404', async (_what, organisation, application) => {
    const answer = await read(`/oldversions/${application}`, organisation, 'superUser');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('The organisation is not authorised to use this application.');
  });
});

describe('the acceptances of a version', () => {
  test('they say who accepted, where, and from when', async () => {
    const [node, ...others] = await nodesOf(`/acceptances/${versionOf(3)}`);
    expect(others).toEqual([]);
    expect(node).toMatchObject({
      id: `accept:${fixedIdentifier('acceptance', 2)}`,
      name: 'Quay Street',
      hasChildren: false,
      children: [],
      entity: {
        entityType: 'acceptance',
        applicationID: posTerminal,
        userName: 'Ada Marchetti',
        rootNodeName: 'Quay Street',
        acceptance: {
          applicationPackageID: versionOf(3),
          notBefore: '2026-11-23 06:00:00',
          rootNodeID: quayStreet,
          rootNodeType: 2,
          userID: ada,
        },
      },
    });
  });

  test('an automatic acceptance names nobody, and one without a limit has all nodes', async () => {
    const [node] = await nodesOf(`/acceptances/${versionOf(1)}`);
    expect(node).toMatchObject({
      name: 'All nodes',
      entity: { userName: null, rootNodeName: null, acceptance: { notBefore: null } },
    });
  });

  test('a version without acceptances has none, and an unknown one answers 404', async () => {
    expect(await nodesOf(`/acceptances/${versionOf(4)}`)).toEqual([]);
    expect((await read(`/acceptances/${posTerminal}`)).status).toBe(404);
    expect((await read(`/acceptances/${versionOf(1)}`, root, 'superUser')).status).toBe(404);
  });
});
