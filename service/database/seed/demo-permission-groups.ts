import { Permission, PermissionAction } from '../../../src/domain/contract/enums.gen';
import type { permissionGroupPermissions, permissionGroups } from '../schema/access';
import type { DemoOrganisation } from './demo-organisations';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { SeededRandom } from './seeded-random';

const { View, Edit, All } = PermissionAction;

// The predefined profiles (docs/product/permissions.md#profiles): Sales Insights, Site Supervisor,
// System Installation.
const groupTexts = [
  {
    name: 'Everyone',
    organisationDefault: true,
    permissions: [
      [Permission.Sales_SalesData, View],
      [Permission.Sales_Aggregates, View],
    ],
  },
  {
    name: 'Managers',
    organisationDefault: false,
    permissions: [
      [Permission.All_Config, View],
      [Permission.Config_Publish, All],
      [Permission.Config_PLUs, All],
      [Permission.Config_Menus, All],
      [Permission.Config_Adjustments, All],
      [Permission.Config_Users, All],
      [Permission.Config_UserViewExistingPINs, All],
      [Permission.Config_TablePlans, All],
    ],
  },
  {
    name: 'Installers',
    organisationDefault: false,
    permissions: [
      [Permission.System_Health, View],
      [Permission.System_Install, All],
      [Permission.System_Provisioning, All],
      [Permission.Sales_Aggregates, Edit],
    ],
  },
] as const;

/** The groups that access links have by name; the third one applies to everybody. */
export type DemoGroupName = 'Managers' | 'Installers';

/** The permission groups of each organisation, with their permissions. */
export interface DemoPermissionGroups {
  groups: SeedRow<typeof permissionGroups>[];
  permissions: SeedRow<typeof permissionGroupPermissions>[];
  /** Finds the id of a group; throws when the organisation does not have it. */
  find(organisation: DemoOrganisation, name: DemoGroupName): string;
}

/**
 * Makes the permission groups of the organisations.
 * @param organisations the administrator's licensee group first; its groups have the ids of the examples
 */
export function demoPermissionGroups(
  organisations: readonly DemoOrganisation[],
): DemoPermissionGroups {
  const random = new SeededRandom('permission groups');
  const identifiers = new Map<string, string>();
  const key = (organisation: DemoOrganisation, name: string) =>
    `${organisation.row.organisationID} ${name}`;
  const made: DemoPermissionGroups = {
    groups: [],
    permissions: [],
    find(organisation, name) {
      const identifier = identifiers.get(key(organisation, name));
      if (!identifier) throw new Error(`${organisation.row.name} has no permission group ${name}.`);
      return identifier;
    },
  };
  for (const organisation of organisations) {
    for (const [number, { name, organisationDefault, permissions }] of groupTexts.entries()) {
      const userPermissionGroupID =
        organisation === organisations[0]
          ? fixedIdentifier('permissionGroup', number + 1)
          : random.identifier();
      identifiers.set(key(organisation, name), userPermissionGroupID);
      const { organisationID } = organisation.row;
      made.groups.push({ userPermissionGroupID, organisationID, name, organisationDefault });
      for (const [permissionID, allowedActions] of permissions) {
        made.permissions.push({ userPermissionGroupID, permissionID, allowedActions });
      }
    }
  }
  return made;
}
