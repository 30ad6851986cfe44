import { Permission } from '../contract/enums.gen';

type PermissionName = keyof typeof Permission;
type AliasName = 'All' | 'All_Config';
type SingleName = Exclude<PermissionName, AliasName>;

/**
 * The words of the specification's list (docs/product/permissions.md#named-permissions), under the
 * heading of their prefix.
 */
const words = {
  Config_Publish: 'Publish',
  Config_PLUs: 'PLUs',
  Config_Groups: 'Groups',
  Config_PaymentTypes: 'Payment types',
  Config_SaleModifiers: 'Sale modifiers',
  Config_Printers: 'Printers',
  Config_PriceSchemes: 'Price schemes',
  Config_PriceLevels: 'Price levels',
  Config_Localizations: 'Localizations',
  Config_TablePlans: 'Table plans',
  Config_Images: 'Images',
  Config_Menus: 'Menus',
  Config_ServiceModes: 'Service modes',
  Config_Tax: 'Tax',
  Config_Users: 'Users',
  Config_PrintLayouts: 'Print layouts',
  Config_NodeTree: 'Node tree',
  Config_CostCenters: 'Cost centers',
  Config_Currency: 'Currency',
  Config_CorrectionTypes: 'Correction types',
  Config_Remarks: 'Remarks',
  Config_Adjustments: 'Adjustments',
  Config_PredefinedPeriods: 'Predefined periods',
  Config_UserViewExistingPINs: 'User view existing PINs',
  Config_ConfigurationUpdates: 'Configuration updates',
  Config_OrderTags: 'Order tags',
  Config_PaidInOutTypes: 'Paid in/out types',
  Config_PLUSpecials: 'PLU specials',
  Config_ServiceCharges: 'Service charges',
  Config_CourseBreaks: 'Course breaks',
  Sales_SalesData: 'Sales data',
  Sales_Aggregates: 'Aggregates',
  Sales_RemoteOrders: 'Remote orders',
  System_Install: 'Install',
  System_Provisioning: 'Provisioning',
  System_Health: 'Health',
  Customer_Contacts: 'Contacts',
  Customer_Events: 'Events',
  PartnerServices_Config: 'Config',
  PartnerServices_Sales: 'Sales',
  DataExtractionService_Templates: 'Templates',
} as const satisfies Record<SingleName, string>;

/** What the prefix of a permission's name is called as a heading. */
const groupWords = {
  Config: 'Config',
  Sales: 'Sales',
  System: 'System',
  Customer: 'Customer',
  PartnerServices: 'Partner services',
  DataExtractionService: 'Data extraction service',
} as const;

const names = new Map<number, string>(Object.entries(Permission).map(([name, id]) => [id, name]));

/**
 * The named permissions without the aliases All and All_Config, in the order of
 * docs/product/permissions.md#named-permissions.
 */
export const namedPermissions: readonly number[] = (Object.keys(words) as SingleName[]).map(
  (name) => Permission[name],
);

const named = new Set(namedPermissions);
const withPrefix = (prefix: string) =>
  namedPermissions.filter((id) => permissionName(id).startsWith(`${prefix}_`));

/**
 * The aliases: what stands for several permissions, with those that it stands for
 * (docs/product/permissions.md#permission-aliases).
 */
export const permissionAliases: ReadonlyMap<number, readonly number[]> = new Map([
  [Permission.All, namedPermissions],
  [Permission.All_Config, withPrefix('Config')],
]);

/** Whether a permission is one of a newer service, which has no name here. */
export function isUnknownPermission(id: number): boolean {
  return !names.has(id);
}

/** The contract's name of a permission or alias, "Config_PLUs"; one without a name has its number. */
export function permissionName(id: number): string {
  return names.get(id) ?? `Permission ${id}`;
}

/** What a permission is called below the heading of its group: "PLUs". */
export function permissionLabel(id: number): string {
  const name = permissionName(id);
  return named.has(id) ? words[name as SingleName] : name;
}

/** Permissions whose names share a prefix. */
export interface PermissionFamily {
  title: string;
  ids: readonly number[];
}

/**
 * The named permissions under the prefixes of their names, followed by those of a newer service.
 * @param unknown permissions without a name that have to be shown as well
 */
export function permissionFamilies(unknown: readonly number[]): PermissionFamily[] {
  const families = Object.entries(groupWords).map(([prefix, title]) => ({
    title,
    ids: withPrefix(prefix),
  }));
  return unknown.length > 0 ? [...families, { title: 'Unknown', ids: unknown }] : families;
}
