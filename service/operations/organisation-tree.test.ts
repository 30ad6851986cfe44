import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Organisation, OrganisationTreeNode } from '../../src/api/schema.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { type TestService, testService } from '../testing/test-service';

const root = fixedIdentifier('organisation', 1);
const alpine = fixedIdentifier('organisation', 2);
const harbour = fixedIdentifier('organisation', 3);
const nobody = 'aaaaaaaa-0000-4000-8000-000000000000';

let service: TestService;
let all: Organisation[];

beforeAll(async () => {
  service = await testService();
  all = (await (
    await service.call('/api/Organisation', { as: 'superUser' })
  ).json()) as Organisation[];
});

afterAll(() => service.close());

const call = (path: string) => service.call(`/api/OrganisationTree${path}`, { as: 'superUser' });

async function nodes(path: string): Promise<OrganisationTreeNode[]> {
  const response = await call(path);
  expect(response.status).toBe(200);
  return (await response.json()) as OrganisationTreeNode[];
}

const filtered = (text: string) => nodes(`/filtered?query=${encodeURIComponent(text)}`);

const flat = (tree: OrganisationTreeNode[]): OrganisationTreeNode[] =>
  tree.flatMap((node) => [node, ...flat(node.children)]);

const below = (id: string | null) =>
  all.filter(({ parentOrganisationID }) => parentOrganisationID === id);

const ids = (list: OrganisationTreeNode[]) => list.map(({ id }) => id).sort();

describe('the roots', () => {
  test('the roots come with their children, ordered by name', async () => {
    const [first, ...others] = await nodes('');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: root, name: 'Northwind POS', nameSuffix: 'ROOT' });
    const children = first?.children ?? [];
    expect(ids(children)).toEqual(
      below(root)
        .map(({ organisationID }) => organisationID)
        .sort(),
    );
    const names = children.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  test('each child says whether it has children, without their nodes', async () => {
    const children = (await nodes('')).flatMap((node) => node.children);
    for (const node of children) {
      expect([node.name, node.hasChildren]).toEqual([node.name, below(node.id).length > 0]);
      expect(node.children).toEqual([]);
    }
  });

  test('a node has the organisation itself', async () => {
    const [first] = await nodes('');
    expect(first?.entity).toEqual(all.find(({ organisationID }) => organisationID === root));
  });
});

describe('the children of an organisation', () => {
  test('the answer has the organisations directly below', async () => {
    const children = await nodes(`/${harbour}`);
    expect(ids(children)).toEqual(
      below(harbour)
        .map(({ organisationID }) => organisationID)
        .sort(),
    );
    expect(children.every(({ hasChildren }) => !hasChildren)).toBe(true);
  });

  test('an organisation without children answers an empty list', async () => {
    expect(await nodes(`/${fixedIdentifier('organisation', 4)}`)).toEqual([]);
  });

  test('an organisation that does not exist answers 404', async () => {
    const response = await call(`/${nobody}`);
    expect([response.status, await response.text()]).toEqual([
      404,
      'The organisation does not exist.',
    ]);
  });
});

describe('the filter', () => {
  test.each([
    ['a name', 'Harbour Quay'],
    ['a part of a name in other capitals', 'bour qUA'],
    ['a code', 'hquay'],
  ])('a filter by %s finds the match with its ancestors only', async (_what, text) => {
    const found = flat(await filtered(text));
    expect(found.map(({ name }) => name)).toEqual([
      'Northwind POS',
      'Alpine Dealer',
      'Harbour Restaurants',
      'Harbour Quay',
    ]);
    expect(found.map(({ hasChildren }) => hasChildren)).toEqual([true, true, true, false]);
  });

  test('a filter finds an organisation by kapow', async () => {
    const one = all.find(({ organisationID }) => organisationID === harbour);
    const found = flat(await filtered(one?.kapow?.toLowerCase() ?? ''));
    expect(found.at(-1)?.id).toBe(harbour);
  });

  test('a filter matches letters beyond a to z in either case, and only those', async () => {
    const added = await service.call('/api/organisation/batch', {
      as: 'superUser',
      body: {
        changes: [
          { organisationCode: 'UBER', name: 'Über Öl', parentOrganisationID: alpine },
          { organisationCode: 'ABER', name: 'Aber Al', parentOrganisationID: alpine },
        ],
        deletes: [],
      },
    });
    expect(added.status).toBe(200);
    const found = flat(await filtered('ÜBER ö'));
    expect(found.map(({ name }) => name)).toEqual(['Northwind POS', 'Alpine Dealer', 'Über Öl']);
  });

  test.each(['%', '_', '\\', "'"])('%s has no special meaning in a filter', async (text) => {
    expect(await filtered(text)).toEqual([]);
  });

  test('a match has no children when none of them matches', async () => {
    const found = flat(await filtered('Alpine Dealer'));
    expect(found.at(-1)).toMatchObject({ id: alpine, hasChildren: false, children: [] });
  });

  test('a filter without a match answers an empty tree', async () => {
    expect(await filtered('no such organisation')).toEqual([]);
  });

  test('the service refuses a filter without a text', async () => {
    expect((await call('/filtered?query=')).status).toBe(400);
    expect((await call('/filtered')).status).toBe(400);
  });
});

test.each(['', `/${alpine}`, '/filtered?query=a'])(
  'only super users may call "%s"',
  async (path) => {
    const response = await service.call(`/api/OrganisationTree${path}`, { as: 'administrator' });
    expect(response.status).toBe(403);
  },
);
