import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Permission, PermissionAction } from '../contract/enums.gen';
import { expandPermissions } from '../permissions/expand-permissions';
import type { PermissionEntry } from '../permissions/permission-list';
import { effectivePermissions, type GrantingGroup, type WayFacts } from './effective-permissions';

const { View, Edit, All } = PermissionAction;
const group = (
  id: string,
  permissions: [number, number][],
  organisationDefault = false,
): GrantingGroup => ({
  userPermissionGroupID: id,
  name: id,
  organisationDefault,
  permissions: permissions.map(([permissionID, allowedActions]) => ({
    permissionID,
    allowedActions,
  })),
});
const way = (linkID: string) => ({ linkID, team: null, isOrgAdmin: false });
const facts = (
  linkID: string,
  groupIDs: readonly string[] | undefined,
  placeIDs: readonly string[] | undefined = [],
): WayFacts => ({ way: way(linkID), groupIDs, placeIDs });

describe('the sources and the restrictions of a permission', () => {
  test('a way in that has ended gives nothing, not even by a default group', () => {
    const groups = [
      group('everyone', [[Permission.Sales_SalesData, View]], true),
      group('managers', [[Permission.Config_PLUs, All]]),
    ];
    const own = facts('own', ['managers']);
    const endsAt = '2026-11-20T18:00:00Z';
    const given = (hasEnded: boolean) =>
      effectivePermissions([{ ...own, way: { ...own.way, end: { endsAt, hasEnded } } }], groups);
    expect(given(false)).toHaveLength(2);
    expect(given(true)).toEqual([]);
  });

  test('a default group counts for every way in, another group only where the link has it', () => {
    const groups = [
      group('everyone', [[Permission.Sales_SalesData, View]], true),
      group('managers', [[Permission.Config_PLUs, All]]),
    ];
    expect(effectivePermissions([facts('own', ['managers'], ['quay'])], groups)).toEqual([
      {
        id: Permission.Config_PLUs,
        grants: [{ actions: All, where: ['quay'] }],
        sources: [
          {
            way: way('own'),
            groupID: 'managers',
            groupName: 'managers',
            isDefault: false,
            alias: null,
            actions: All,
            where: ['quay'],
          },
        ],
      },
      {
        id: Permission.Sales_SalesData,
        grants: [{ actions: View, where: ['quay'] }],
        sources: [expect.objectContaining({ groupID: 'everyone', isDefault: true })],
      },
    ]);
  });

  test('actions that are allowed everywhere and restricted actions are separate grants', () => {
    const groups = [
      group('viewers', [[Permission.Config_Menus, View]]),
      group('editors', [[Permission.Config_Menus, All]]),
    ];
    const [menus] = effectivePermissions(
      [facts('own', ['viewers']), facts('team', ['editors'], ['quay', 'market'])],
      groups,
    );
    expect(menus?.grants).toEqual([
      { actions: View, where: 'everywhere' },
      { actions: Edit, where: ['quay', 'market'] },
    ]);
    expect(menus?.sources.map(({ way: { linkID } }) => linkID)).toEqual(['own', 'team']);
  });

  test('the outlet restrictions of several ways in add up', () => {
    const groups = [group('viewers', [[Permission.Config_Menus, View]])];
    const [menus] = effectivePermissions(
      [facts('own', ['viewers'], ['quay']), facts('team', ['viewers'], ['market', 'quay'])],
      groups,
    );
    expect(menus?.grants).toEqual([{ actions: View, where: ['quay', 'market'] }]);
  });

  test('one unknown restriction makes the grant unknown, unless another way has none', () => {
    const groups = [group('viewers', [[Permission.Config_Menus, View]])];
    const grantsBy = (...all: WayFacts[]) => effectivePermissions(all, groups)[0]?.grants;
    const unknown = { ...facts('own', ['viewers']), placeIDs: undefined };
    expect(grantsBy(unknown)).toEqual([{ actions: View, where: 'not-known' }]);
    expect(grantsBy(unknown, facts('team', ['viewers'], ['quay']))).toEqual([
      { actions: View, where: 'not-known' },
    ]);
    expect(grantsBy(unknown, facts('team', ['viewers']))).toEqual([
      { actions: View, where: 'everywhere' },
    ]);
  });

  test('while the groups of a link are unknown, only the default groups count', () => {
    const groups = [
      group('everyone', [[Permission.Sales_SalesData, View]], true),
      group('managers', [[Permission.Config_PLUs, All]]),
    ];
    expect(effectivePermissions([facts('own', undefined)], groups).map(({ id }) => id)).toEqual([
      Permission.Sales_SalesData,
    ]);
  });

  test.each<[string, [number, number][], number, number | null]>([
    ['All', [[Permission.All, View]], Permission.System_Health, Permission.All],
    ['All_Config', [[Permission.All_Config, View]], Permission.Config_Tax, Permission.All_Config],
    [
      'All_Config before All',
      [
        [Permission.All, View],
        [Permission.All_Config, View],
      ],
      Permission.Config_Tax,
      Permission.All_Config,
    ],
    [
      'itself where the alias allows nothing more',
      [
        [Permission.All_Config, View],
        [Permission.Config_Tax, All],
      ],
      Permission.Config_Tax,
      null,
    ],
    [
      'All also for a permission without a name',
      [
        [Permission.All, All],
        [99, View],
      ],
      99,
      Permission.All,
    ],
  ])('the alias of a source is %s', (_what, permissions, id, alias) => {
    const found = effectivePermissions([facts('own', ['g'])], [group('g', permissions)]);
    expect(found.find((permission) => permission.id === id)?.sources[0]?.alias).toBe(alias);
  });

  test('permissions have the order of the named list, and those without a name come last', () => {
    const permissions: [number, number][] = [
      [99, View],
      [Permission.System_Health, View],
      [Permission.Config_Publish, View],
    ];
    const found = effectivePermissions([facts('own', ['g'])], [group('g', permissions)]);
    expect(found.map(({ id }) => id)).toEqual([
      Permission.Config_Publish,
      Permission.System_Health,
      99,
    ]);
  });

  test('a group without permissions gives nothing', () => {
    const empty = group('g', [], true);
    expect(effectivePermissions([facts('own', [])], [empty])).toEqual([]);
    expect(effectivePermissions([], [empty])).toEqual([]);
  });
});

const ids = [
  Permission.Config_PLUs,
  Permission.Sales_SalesData,
  Permission.All_Config,
  Permission.All,
  99,
];
const placeNames = ['quay', 'market'];
const worlds = record({
  groups: array(
    record({
      isDefault: boolean(),
      permissions: array(
        record({
          permissionID: constantFrom(...ids),
          allowedActions: integer({ min: 0, max: 15 }),
        }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 3 },
  ),
  ways: array(
    record({
      groupIDs: option(subarray(['0', '1', '2']), { nil: undefined }),
      placeIDs: option(subarray(placeNames), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
});

const made = (world: {
  groups: { isDefault: boolean; permissions: PermissionEntry[] }[];
  ways: Omit<WayFacts, 'way'>[];
}) => ({
  groups: world.groups.map(({ isDefault, permissions }, index) => ({
    userPermissionGroupID: String(index),
    name: String(index),
    organisationDefault: isDefault,
    permissions,
  })),
  ways: world.ways.map((each, index) => ({ ...each, way: way(String(index)) })),
});

const actions = [1, 2, 4, 8];

describe('for any groups, links and restrictions', () => {
  test('a grant allows an action at a site node exactly when a way in allows it there', () => {
    assert(
      property(worlds, (world) => {
        const { groups, ways } = made(world);
        const known = ways.map((each) => ({ ...each, placeIDs: each.placeIDs ?? [] }));
        const found = effectivePermissions(known, groups);
        const isNamed = groups.some((each) => expandPermissions(each.permissions).has(99));
        for (const id of [...Object.values(Permission), 99]) {
          const grants = found.find((permission) => permission.id === id)?.grants ?? [];
          for (const action of actions) {
            for (const place of [...placeNames, 'elsewhere']) {
              const isAllowed = grants.some(
                ({ actions: flags, where }) =>
                  (flags & action) !== 0 && (where === 'everywhere' || where.includes(place)),
              );
              const isGiven = known.some(
                ({ groupIDs, placeIDs }) =>
                  (placeIDs.length === 0 || placeIDs.includes(place)) &&
                  groups.some(
                    (each) =>
                      (each.organisationDefault ||
                        groupIDs?.includes(each.userPermissionGroupID)) &&
                      ((expandPermissions(each.permissions, isNamed ? [99] : []).get(id) ?? 0) &
                        action) !==
                        0,
                  ),
              );
              expect([id, action, place, isAllowed]).toEqual([id, action, place, isGiven]);
            }
          }
        }
      }),
    );
  });

  test('no action is in two grants, and the sources together allow what the grants do', () => {
    assert(
      property(worlds, (world) => {
        const { groups, ways } = made(world);
        for (const { grants, sources } of effectivePermissions(ways, groups)) {
          const union = grants.reduce((all, grant) => all | grant.actions, 0);
          expect(grants.reduce((sum, grant) => sum + grant.actions, 0)).toBe(union);
          expect(sources.reduce((all, source) => all | source.actions, 0)).toBe(union);
          expect(sources.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('one more way in removes no source', () => {
    assert(
      property(worlds, (world) => {
        const { groups, ways } = made(world);
        const all = effectivePermissions(ways, groups);
        for (const { id, sources } of effectivePermissions(ways.slice(1), groups)) {
          const more = all.find((permission) => permission.id === id)?.sources ?? [];
          expect(more).toEqual(expect.arrayContaining([...sources]));
        }
      }),
    );
  });
});
