import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEntries, anyPermissions, singlePermission } from '~/testing/permission-arbitraries';
import { Permission } from '../contract/enums.gen';
import { expandPermissions } from './expand-permissions';
import {
  everyPermissionAt,
  levelOfEveryPermission,
  withPermissionLevel,
} from './permission-changes';
import { levelNames, levelOf, permissionLevels } from './permission-levels';
import { normalisedPermissions } from './permission-list';
import { namedPermissions } from './permission-names';

const { All, All_Config, Config_PLUs, Sales_SalesData } = Permission;
const anyLevel = fc.constantFrom(...levelNames);
const on = (list: Parameters<typeof expandPermissions>[0], id: number) =>
  expandPermissions(list).get(id) ?? 0;

describe('setting a level', () => {
  test('is read back', () => {
    fc.assert(
      fc.property(anyPermissions, singlePermission, anyLevel, (list, id, level) => {
        expect(levelOf(on(withPermissionLevel(list, id, level), id))).toBe(level);
      }),
    );
  });

  test('grants and takes nothing else', () => {
    fc.assert(
      fc.property(anyPermissions, singlePermission, anyLevel, (list, id, level) => {
        const before = expandPermissions(list);
        const after = expandPermissions(withPermissionLevel(list, id, level));
        for (const other of new Set([...before.keys(), ...after.keys()])) {
          if (other !== id) expect(after.get(other) ?? 0).toBe(before.get(other) ?? 0);
        }
      }),
    );
  });

  test('that the permission has already changes nothing, aliases included', () => {
    fc.assert(
      fc.property(anyEntries, singlePermission, (entries, id) => {
        const level = levelOf(on(entries, id));
        if (level) {
          expect(withPermissionLevel(entries, id, level)).toEqual(normalisedPermissions(entries));
        }
      }),
    );
  });

  test('and back again allows what was allowed', () => {
    fc.assert(
      fc.property(anyPermissions, singlePermission, anyLevel, (list, id, level) => {
        const before = levelOf(on(list, id));
        if (!before) return;
        const back = withPermissionLevel(withPermissionLevel(list, id, level), id, before);
        expect(new Map(expandPermissions(back))).toEqual(new Map(expandPermissions(list)));
      }),
    );
  });

  test('expands the alias that covers the permission, and no other', () => {
    const all = withPermissionLevel([{ permissionID: All, allowedActions: 8 }], Config_PLUs, 'All');
    expect(all.map(({ permissionID }) => permissionID)).toEqual(namedPermissions);
    expect(all).toContainEqual({ permissionID: Config_PLUs, allowedActions: 15 });
    expect(all).toContainEqual({ permissionID: Sales_SalesData, allowedActions: 8 });
    const config = [{ permissionID: All_Config, allowedActions: 8 }];
    expect(withPermissionLevel(config, Sales_SalesData, 'View')).toEqual([
      { permissionID: Sales_SalesData, allowedActions: 8 },
      ...config,
    ]);
    expect(withPermissionLevel(config, Config_PLUs, 'Forbid')).toHaveLength(29);
  });
});

describe('the top buttons', () => {
  test.each([
    ['Forbid', []],
    ['View', [{ permissionID: 4095, allowedActions: 8 }]],
    ['Edit', [{ permissionID: 4095, allowedActions: 7 }]],
    ['All', [{ permissionID: 4095, allowedActions: 15 }]],
  ] as const)('%s sets %j', (level, list) => {
    expect(everyPermissionAt(level)).toEqual(list);
    expect(levelOfEveryPermission(list)).toBe(level);
    for (const id of namedPermissions) expect(on(list, id)).toBe(permissionLevels[level]);
  });

  test.each([
    ['one permission', [{ permissionID: 2, allowedActions: 8 }]],
    ['all config', [{ permissionID: All_Config, allowedActions: 15 }]],
    ['All with other actions', [{ permissionID: All, allowedActions: 9 }]],
    [
      'All and something else',
      [
        { permissionID: All, allowedActions: 8 },
        { permissionID: All_Config, allowedActions: 15 },
      ],
    ],
    [
      'All and a permission of a newer service',
      [
        { permissionID: All, allowedActions: 8 },
        { permissionID: 5000, allowedActions: 8 },
      ],
    ],
  ])('%s is none of their levels', (_what, list) => {
    expect(levelOfEveryPermission(list)).toBeUndefined();
  });

  test('an entry that allows nothing counts as none', () => {
    expect(levelOfEveryPermission([{ permissionID: 2, allowedActions: 0 }])).toBe('Forbid');
  });
});
