import { Permission } from '../contract/enums.gen';

type PermissionName = keyof typeof Permission;
type AliasName = 'All' | 'All_Config';
type SingleName = Exclude<PermissionName, AliasName>;

/**
 * The labels of the specification's list (docs/product/permissions.md#named-permissions), as they
 * appear below the heading of their prefix.
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

/** The headings, by the prefix of the permissions' names. */
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
 * The permissions that each alias covers (docs/product/permissions.md#permission-aliases). The
 * widest alias comes first.
 */
export const permissionAliases: ReadonlyMap<number, readonly number[]> = new Map([
  [Permission.All, namedPermissions],
  [Permission.All_Config, withPrefix('Config')],
]);

/** Whether a permission comes from a newer service and has no name here. */
export function isUnknownPermission(id: number): boolean {
  return !names.has(id);
}

/** Returns the contract's name, such as "Config_PLUs", or "Permission 57" when there is none. */
export function permissionName(id: number): string {
  return names.get(id) ?? `Permission ${id}`;
}

/** Returns the label of a permission below the heading of its family, such as "PLUs". */
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
 * Groups the named permissions by the prefix of their names. The permissions of a newer service
 * come last, as the family "Unknown".
 * @param unknown ids of the permissions without a name that the list shows too
 */
export function permissionFamilies(unknown: readonly number[]): PermissionFamily[] {
  const families = Object.entries(groupWords).map(([prefix, title]) => ({
    title,
    ids: withPrefix(prefix),
  }));
  return unknown.length > 0 ? [...families, { title: 'Unknown', ids: unknown }] : families;
}
