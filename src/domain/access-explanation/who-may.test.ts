import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NodeType, Permission, PermissionAction } from '../contract/enums.gen';
import { siteTree } from '../site-restriction';
import type { GrantingGroup } from './effective-permissions';
import { grantingGroups, whoMay } from './who-may';

const { View, Update, Edit, All } = PermissionAction;
const { Config_PriceLevels: prices, All_Config: allConfig } = Permission;

const group = (id: string, permissionID: number, allowedActions: number, isDefault = false) => ({
  userPermissionGroupID: id,
  name: id,
  organisationDefault: isDefault,
  permissions: [{ permissionID, allowedActions }],
});
const groups: GrantingGroup[] = [
  group('viewers', prices, View),
  group('updaters', prices, Update),
  group('editors', allConfig, Edit),
  group('installers', Permission.System_Install, All),
];

/** City has Quay and Market; Quay has Till. Harbour has no place above or below it. */
const tree = siteTree(
  [
    ['city', null, NodeType.OutletGroup],
    ['quay', 'city', NodeType.Outlet],
    ['market', 'city', NodeType.Outlet],
    ['till', 'quay', NodeType.Terminal],
    ['harbour', null, NodeType.Outlet],
  ].map(([nodeID, parentID, nodeType]) => ({ nodeID, parentID, nodeType, name: nodeID })) as never,
);

/** The access of a person by an own link: the groups, and the places of the restriction. */
type Access = readonly [
  name: string,
  groupIDs: string[] | undefined,
  placeIDs: string[] | undefined,
];

/** Returns the name, the actions, and the parts of the place of everybody who may. */
function answer(actions: number, place: string | undefined, access: readonly Access[]) {
  const people = access.map(([name]) => {
    const ways = [{ linkID: name, team: null, isOrgAdmin: false }];
    return { userID: name, name, email: null, ways };
  });
  const found = whoMay(
    { permission: prices, actions, place },
    people,
    ({ name, ways }) => {
      const [, groupIDs, placeIDs] = access.find(([each]) => each === name) ?? [];
      return ways.map((way) => ({ way, groupIDs, placeIDs }));
    },
    groups,
    tree,
  );
  return found.map(({ person, actions: whole, parts, isWhole }) => [
    person.name,
    whole,
    parts.map(({ actions: some, placeIDs }) => [some, placeIDs]),
    isWhole,
  ]);
}

describe('who may change prices', () => {
  test.each<[string, string | undefined, Access, unknown]>([
    ['without a restriction', 'quay', ['Uma', ['editors'], []], [Edit, [], true]],
    ['restricted to the place', 'quay', ['Uma', ['editors'], ['quay']], [Edit, [], true]],
    ['restricted to a place around it', 'till', ['Uma', ['editors'], ['city']], [Edit, [], true]],
    [
      'restricted to a part of it',
      'city',
      ['Uma', ['editors'], ['till']],
      [0, [[Edit, ['till']]], false],
    ],
    [
      'restricted, asked anywhere',
      undefined,
      ['Uma', ['editors'], ['quay']],
      [0, [[Edit, ['quay']]], false],
    ],
    ['with some of the actions', 'quay', ['Uma', ['updaters'], []], [Update, [], false]],
    [
      'whose restriction is not known',
      'quay',
      ['Uma', ['editors'], undefined],
      [0, [[Edit, undefined]], false],
    ],
  ])('a person %s counts', (_who, place, access, expected) => {
    expect(answer(Edit, place, [access])).toEqual([['Uma', ...(expected as unknown[])]]);
  });

  test.each<[string, Access]>([
    ['restricted to another place', ['Uma', ['editors'], ['market', 'harbour']]],
    ['who may only look', ['Uma', ['viewers'], []]],
    ['with another permission', ['Uma', ['installers'], []]],
    ['without a group', ['Uma', [], []]],
    ['whose groups are not known', ['Uma', undefined, []]],
  ])('a person %s does not count', (_who, access) => {
    expect(answer(Edit, 'quay', [access])).toEqual([]);
  });

  test('those who may do all of it come before those who may do a part', () => {
    expect(
      answer(Edit, 'city', [
        ['Ada', ['editors'], ['till']],
        ['Bo', ['editors'], ['city']],
        ['Cy', ['updaters'], []],
        ['Di', ['editors'], []],
      ]).map(([name]) => name),
    ).toEqual(['Bo', 'Di', 'Ada', 'Cy']);
  });

  test('parts with the same actions are one, unless their places are not known', () => {
    const person = { userID: 'Uma', name: 'Uma', email: null };
    const ways = ['a', 'b', 'c'].map((linkID) => ({ linkID, team: null, isOrgAdmin: false }));
    const places = { a: ['quay'], b: ['market', 'quay'], c: undefined } as const;
    const [found] = whoMay(
      { permission: prices, actions: Edit, place: 'city' },
      [{ ...person, ways }],
      () =>
        ways.map((way) => ({
          way,
          groupIDs: ['editors'],
          placeIDs: places[way.linkID as keyof typeof places],
        })),
      groups,
      tree,
    );
    expect(found?.parts).toEqual([
      { actions: Edit, placeIDs: ['quay', 'market'] },
      { actions: Edit, placeIDs: undefined },
    ]);
  });

  test('a place that is gone is covered by no restriction', () => {
    expect(answer(Edit, 'gone', [['Uma', ['editors'], ['quay']]])).toEqual([]);
    expect(answer(Edit, 'gone', [['Uma', ['editors'], ['gone']]])).toHaveLength(1);
  });
});

test('only groups that allow one of the actions are looked for, aliases included', () => {
  const idsFor = (permission: number, actions: number) =>
    grantingGroups(groups, { permission, actions }).map((each) => each.userPermissionGroupID);
  expect(idsFor(prices, Edit)).toEqual(['updaters', 'editors']);
  expect(idsFor(prices, View)).toEqual(['viewers']);
  expect(idsFor(Permission.Config_Tax, All)).toEqual(['editors']);
});

test('a group is not expanded for those who do not have it', () => {
  let reads = 0;
  const rare = {
    ...group('rare', prices, View),
    get permissions() {
      reads += 1;
      return [{ permissionID: prices, allowedActions: View }];
    },
  };
  const readsFor = (count: number) => {
    const people = Array.from({ length: count }, (_, index) => {
      const ways = [{ linkID: `${index}`, team: null, isOrgAdmin: false }];
      return { userID: `${index}`, name: '', email: null, ways };
    });
    reads = 0;
    const question = { permission: prices, actions: View, place: undefined };
    whoMay(
      question,
      people,
      ({ ways }) => ways.map((way) => ({ way, groupIDs: ['viewers'], placeIDs: [] })),
      [...groups, rare],
      tree,
    );
    return reads;
  };
  expect(readsFor(100)).toBe(readsFor(1));
});

test('at a place without places below it, everybody who counts may do something there', () => {
  const names = ['city', 'quay', 'market', 'till', 'harbour'];
  const above: Record<string, string[]> = {
    till: ['till', 'quay', 'city'],
    market: ['market', 'city'],
    harbour: ['harbour'],
  };
  fc.assert(
    fc.property(
      fc.constantFrom('till', 'market', 'harbour'),
      fc.subarray(['viewers', 'updaters', 'editors', 'installers']),
      fc.subarray(names),
      (place, groupIDs, placeIDs) => {
        const isAtPlace =
          placeIDs.length === 0 || placeIDs.some((id) => above[place]?.includes(id));
        const actions = groupIDs.includes('editors')
          ? Edit
          : groupIDs.includes('updaters')
            ? Update
            : 0;
        const expected = isAtPlace && actions ? [['Uma', actions, [], actions === Edit]] : [];
        expect(answer(Edit, place, [['Uma', groupIDs, placeIDs]])).toEqual(expected);
      },
    ),
  );
});
