import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyPermissions,
  explainedPermissions,
  repeatedPermissions,
  someProfiles,
} from '~/testing/permission-arbitraries';
import { Permission } from '../contract/enums.gen';
import { expandPermissions } from './expand-permissions';
import { withPermissionLevel } from './permission-changes';
import { listOf, normalisedPermissions, type PermissionList } from './permission-list';
import { permissionName } from './permission-names';
import {
  chosenProfiles,
  coveredProfiles,
  type ProfileName,
  profileIncluding,
  profileNames,
  profilePermissions,
  unexplainedPermissions,
  withoutProfile,
  withProfile,
} from './permission-profiles';

const of = (...profiles: ProfileName[]) =>
  normalisedPermissions(profiles.flatMap(profilePermissions));
const expanded = (list: Parameters<typeof expandPermissions>[0]) => listOf(expandPermissions(list));
const anyProfile = fc.constantFrom(...profileNames);

describe('the predefined profiles', () => {
  test.each([
    ['Config Access', { All_Config: 15 }],
    ['Sales Insights', { Sales_Aggregates: 8, Sales_SalesData: 8 }],
    [
      'System Installation',
      { System_Health: 8, System_Install: 15, System_Provisioning: 15, Sales_Aggregates: 7 },
    ],
    [
      'Site Supervisor',
      {
        All_Config: 8,
        Config_Publish: 15,
        Config_PLUs: 15,
        Config_Menus: 15,
        Config_Adjustments: 15,
        Config_Users: 15,
        Config_UserViewExistingPINs: 15,
        Config_TablePlans: 15,
      },
    ],
  ] as const)('%s', (name, permissions) => {
    const actual = profilePermissions(name).map(
      ({ permissionID, allowedActions }) => [permissionName(permissionID), allowedActions] as const,
    );
    expect(Object.fromEntries(actual)).toEqual(permissions);
  });

  test('come in their fixed order', () => {
    expect(profileNames).toEqual([
      'Config Access',
      'Sales Insights',
      'System Installation',
      'Site Supervisor',
    ]);
  });
});

describe('which profiles are checked', () => {
  test('those whose permissions are fully covered, however they are written down', () => {
    fc.assert(
      fc.property(someProfiles, (profiles) => {
        for (const list of [of(...profiles), expanded(of(...profiles))]) {
          const covered = coveredProfiles(list);
          expect(covered).toEqual(expect.arrayContaining(profiles));
          expect(covered.filter((name) => !profiles.includes(name))).toEqual(
            profiles.includes('Config Access') && !profiles.includes('Site Supervisor')
              ? ['Site Supervisor']
              : [],
          );
        }
      }),
    );
  });

  test('one that lacks a single action is not', () => {
    fc.assert(
      fc.property(anyProfile, fc.nat(), fc.constantFrom(1, 2, 4, 8), (name, place, flag) => {
        const list = expanded(of(name));
        const cut = list.map((entry, index) =>
          index === place % list.length
            ? { ...entry, allowedActions: entry.allowedActions & ~flag }
            : entry,
        );
        const isCut = list.some(
          (entry, index) => entry.allowedActions !== cut[index]?.allowedActions,
        );
        expect(coveredProfiles(cut).includes(name)).toBe(!isCut);
      }),
    );
  });

  test('Config Access includes Site Supervisor, which was not chosen for that', () => {
    const config = of('Config Access');
    expect(coveredProfiles(config)).toEqual(['Config Access', 'Site Supervisor']);
    expect(chosenProfiles(config)).toEqual(['Config Access']);
    expect(profileIncluding(config, 'Site Supervisor')).toBe('Config Access');
    expect(profileIncluding(config, 'Config Access')).toBeUndefined();
    const both = of('Config Access', 'Site Supervisor');
    expect(chosenProfiles(both)).toEqual(['Config Access', 'Site Supervisor']);
    expect(profileIncluding(of('Site Supervisor'), 'Site Supervisor')).toBeUndefined();
  });

  test('all are covered by All, and none by nothing', () => {
    expect(coveredProfiles([{ permissionID: Permission.All, allowedActions: 15 }])).toEqual(
      profileNames,
    );
    expect(coveredProfiles([])).toEqual([]);
  });
});

describe('checking and unchecking', () => {
  test('adds what the profile needs, and nothing else', () => {
    fc.assert(
      fc.property(anyPermissions, anyProfile, (list, name) => {
        const added = withProfile(list, name);
        expect(coveredProfiles(added)).toContain(name);
        expect(expanded(added)).toEqual(
          normalisedPermissions([...expanded(list), ...expanded(of(name))]),
        );
      }),
    );
  });

  test('a profile on and off again gives what was before, to the entry', () => {
    fc.assert(
      fc.property(explainedPermissions, anyProfile, (list, name) => {
        if (coveredProfiles(list).includes(name)) return;
        expect(withoutProfile(withProfile(list, name), name)).toEqual(list);
      }),
      { numRuns: 500 },
    );
  });

  test('a profile on and off again allows what was allowed, however it was written down', () => {
    fc.assert(
      fc.property(repeatedPermissions, anyProfile, (list, name) => {
        if (coveredProfiles(list).includes(name)) return;
        expect(expanded(withoutProfile(withProfile(list, name), name))).toEqual(expanded(list));
      }),
      { numRuns: 500 },
    );
  });

  test('taking a profile away leaves what the other chosen ones need, and nothing else', () => {
    fc.assert(
      fc.property(repeatedPermissions, (list) => {
        const chosen = chosenProfiles(list);
        for (const name of chosen) {
          const others = chosen.filter((other) => other !== name);
          const left = withoutProfile(list, name);
          expect(expanded(left)).toEqual(expanded(of(...others)));
          expect(unexplainedPermissions(left)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('profiles in any order end as one list, and taken away backwards leave nothing', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...profileNames]), (order) => {
        // A person can only check a profile that the list does not cover yet.
        const checked: ProfileName[] = [];
        let list: PermissionList = [];
        for (const name of order) {
          if (coveredProfiles(list).includes(name)) continue;
          checked.push(name);
          list = withProfile(list, name);
        }
        expect(list).toEqual(of(...checked));
        expect(chosenProfiles(list).sort()).toEqual([...checked].sort());
        expect(checked.reduceRight<PermissionList>(withoutProfile, list)).toEqual([]);
      }),
    );
  });

  test.each([
    ['Config Access', ['Config Access'], []],
    ['Config Access', ['Config Access', 'Site Supervisor'], of('Site Supervisor')],
    ['Sales Insights', ['Sales Insights', 'System Installation'], of('System Installation')],
    ['System Installation', ['Sales Insights', 'System Installation'], of('Sales Insights')],
  ] as const)('%s taken from %j', (name, profiles, left) => {
    expect(withoutProfile(of(...profiles), name)).toEqual(left);
  });
});

describe('what no profile explains', () => {
  test('is nothing in what profiles were made into', () => {
    fc.assert(
      fc.property(repeatedPermissions, (list) => {
        expect(unexplainedPermissions(list)).toEqual([]);
      }),
    );
  });

  test('and the covered profiles together are all that is allowed', () => {
    fc.assert(
      fc.property(anyPermissions, (list) => {
        const explained = of(...coveredProfiles(list));
        const left = unexplainedPermissions(list);
        expect(normalisedPermissions([...expanded(explained), ...left])).toEqual(expanded(list));
        const bits = expandPermissions(explained);
        for (const { permissionID, allowedActions } of left) {
          expect(allowedActions & (bits.get(permissionID) ?? 0)).toBe(0);
        }
      }),
    );
  });

  test('is the permission that was set beside a profile, with the actions beyond it', () => {
    const list = withPermissionLevel(of('Sales Insights'), Permission.Sales_SalesData, 'All');
    expect(unexplainedPermissions(list)).toEqual([
      { permissionID: Permission.Sales_SalesData, allowedActions: 7 },
    ]);
    const newer = [...of('Sales Insights'), { permissionID: 57, allowedActions: 8 }];
    expect(unexplainedPermissions(newer)).toEqual([{ permissionID: 57, allowedActions: 8 }]);
  });
});
