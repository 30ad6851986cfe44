import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEntries, anyPermissions, singlePermission } from '~/testing/permission-arbitraries';
import { Permission } from '../contract/enums.gen';
import { expandPermissions, withoutAliasesOf } from './expand-permissions';
import { actionsOf, listOf } from './permission-list';
import { isUnknownPermission, namedPermissions, permissionName } from './permission-names';

const { All, All_Config, Config_PLUs, Sales_SalesData } = Permission;
const aliases: readonly number[] = [All, All_Config];
const sorted = (map: ReadonlyMap<number, number>) => [...map].sort(([a], [b]) => a - b);

/** The actions that a list allows on one permission, by the definition of the aliases. */
function allowed(list: readonly { permissionID: number; allowedActions: number }[], id: number) {
  return list
    .filter(
      ({ permissionID }) =>
        permissionID === id ||
        permissionID === All ||
        (permissionID === All_Config && permissionName(id).startsWith('Config_')),
    )
    .reduce((flags, { allowedActions }) => flags | allowedActions, 0);
}

describe('expanding', () => {
  test('All_Config and a permission of its own add up', () => {
    const list = [
      { permissionID: All_Config, allowedActions: 8 },
      { permissionID: Config_PLUs, allowedActions: 7 },
      { permissionID: Sales_SalesData, allowedActions: 8 },
    ];
    const actions = expandPermissions(list);
    expect(actions.size).toBe(31);
    expect(actions.get(Config_PLUs)).toBe(15);
    expect(actions.get(Permission.Config_Tax)).toBe(8);
    expect(actions.get(Sales_SalesData)).toBe(8);
  });

  test('gives each permission what the list allows on it, and no alias', () => {
    fc.assert(
      fc.property(anyEntries, (list) => {
        const actions = expandPermissions(list);
        const unknown = list.map(({ permissionID }) => permissionID).filter(isUnknownPermission);
        for (const id of [...namedPermissions, ...unknown]) {
          expect(actions.get(id) ?? 0).toBe(
            unknown.includes(id) && !actionsOf(list).has(id) ? 0 : allowed(list, id),
          );
        }
        for (const alias of aliases) expect(actions.has(alias)).toBe(false);
        expect([...actions.values()]).not.toContain(0);
      }),
    );
  });

  test('what is expanded stays as it is', () => {
    fc.assert(
      fc.property(anyPermissions, (list) => {
        const actions = expandPermissions(list);
        expect(sorted(expandPermissions(listOf(actions)))).toEqual(sorted(actions));
      }),
    );
  });

  test('of nothing is nothing', () => {
    expect(expandPermissions([]).size).toBe(0);
  });

  test('All covers a permission of a newer service that is listed', () => {
    const list = [
      { permissionID: 50, allowedActions: 1 },
      { permissionID: All, allowedActions: 8 },
    ];
    expect(expandPermissions(list).get(50)).toBe(9);
    expect(expandPermissions(list).has(51)).toBe(false);
    expect(expandPermissions(list, [51]).get(51)).toBe(8);
  });
});

describe('without the aliases of a permission', () => {
  test('the list allows what it did', () => {
    fc.assert(
      fc.property(anyPermissions, singlePermission, (list, id) => {
        const without = withoutAliasesOf(list, id);
        expect(sorted(expandPermissions(without))).toEqual(sorted(expandPermissions(list)));
      }),
    );
  });

  test('aliases that do not cover it stay, the others are gone', () => {
    const list = [
      { permissionID: Sales_SalesData, allowedActions: 7 },
      { permissionID: All_Config, allowedActions: 8 },
    ];
    expect(withoutAliasesOf(list, Sales_SalesData)).toEqual(list);
    expect(withoutAliasesOf(list, Config_PLUs)).toHaveLength(31);
    const all = [...list, { permissionID: All, allowedActions: 1 }];
    const forSales = withoutAliasesOf(all, Sales_SalesData);
    expect(forSales).toContainEqual({ permissionID: All_Config, allowedActions: 8 });
    expect(forSales).toContainEqual({ permissionID: Config_PLUs, allowedActions: 1 });
    expect(forSales.map(({ permissionID }) => permissionID)).not.toContain(All);
    const forPlus = withoutAliasesOf(all, Config_PLUs).map(({ permissionID }) => permissionID);
    expect(forPlus).toEqual(namedPermissions);
  });
});
