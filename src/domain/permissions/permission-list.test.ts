import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEntries } from '~/testing/permission-arbitraries';
import { actionsOf, listOf, normalisedPermissions } from './permission-list';

describe('a list in its one form', () => {
  test('is in the order of the numbers, without empty and repeated entries', () => {
    const list = [
      { permissionID: 32, allowedActions: 8 },
      { permissionID: 2, allowedActions: 1 },
      { permissionID: 32, allowedActions: 1 },
      { permissionID: 5, allowedActions: 0 },
    ];
    expect(normalisedPermissions(list)).toEqual([
      { permissionID: 2, allowedActions: 1 },
      { permissionID: 32, allowedActions: 9 },
    ]);
  });

  test('is the same for all lists that say the same', () => {
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 0, max: 11 }), (entries, cut) => {
        const turned = [...entries.slice(cut), ...entries.slice(0, cut), ...entries.slice(0, 1)];
        expect(normalisedPermissions(turned)).toEqual(normalisedPermissions(entries));
        expect(normalisedPermissions(normalisedPermissions(entries))).toEqual(
          normalisedPermissions(entries),
        );
      }),
    );
  });

  test('leaves out what has no flags', () => {
    expect(
      listOf(
        new Map([
          [3, 0],
          [2, 1],
        ]),
      ),
    ).toEqual([{ permissionID: 2, allowedActions: 1 }]);
  });
});

test('a list without flags allows nothing', () => {
  expect(actionsOf([]).size).toBe(0);
  expect(actionsOf([{ permissionID: 2, allowedActions: 0 }]).size).toBe(0);
});
