import { Permission } from '../contract/enums.gen';
import { unknownValueLabel } from '../known-value';
import { groupedBy } from '../lists';

const names = new Map<number, string>(Object.entries(Permission).map(([name, id]) => [id, name]));

/** The permissions of docs/product/permissions.md#named-permissions, without the aliases. */
export const namedPermissions: readonly number[] = Object.values(Permission).filter(
  (id) => id !== Permission.All && id !== Permission.All_Config,
);

const named = new Set(namedPermissions);

/** Returns the parts of a named permission's name, such as "Config" and "PLUs". */
function partsOf(id: number) {
  const [prefix = '', rest = ''] = permissionName(id).split('_');
  return { prefix, rest };
}

/** What each alias covers, widest first (docs/product/permissions.md#permission-aliases). */
export const permissionAliases: ReadonlyMap<number, readonly number[]> = new Map([
  [Permission.All, namedPermissions],
  [Permission.All_Config, namedPermissions.filter((id) => partsOf(id).prefix === 'Config')],
]);

/** Whether a permission comes from a newer service and has no name here. */
export const isUnknownPermission = (id: number): boolean => !names.has(id);

/** Returns the contract's name, such as "Config_PLUs", or "Unknown (57)" when there is none. */
export function permissionName(id: number): string {
  return names.get(id) ?? unknownValueLabel(id);
}

// The names whose words do not begin where a capital letter follows a small one.
const irregularLabels: Readonly<Record<number, string>> = {
  [Permission.Config_UserViewExistingPINs]: 'User view existing PINs',
  [Permission.Config_PaidInOutTypes]: 'Paid in/out types',
  [Permission.Config_PLUSpecials]: 'PLU specials',
};

/** Splits a part of a name into words: "PaymentTypes" becomes "Payment types". */
const wordsOf = (part: string) =>
  part.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the label of a permission below the heading of its family, such as "PLUs". */
export function permissionLabel(id: number): string {
  if (!named.has(id)) return permissionName(id);
  return irregularLabels[id] ?? wordsOf(partsOf(id).rest);
}

/** Returns the label of a permission where no heading names its family: "Payment types (Config)". */
export const permissionTitle = (id: number): string =>
  named.has(id) ? `${permissionLabel(id)} (${wordsOf(partsOf(id).prefix)})` : permissionName(id);

/** Permissions whose names share a prefix. */
export interface PermissionFamily {
  title: string;
  ids: readonly number[];
}

/**
 * Groups the named permissions by the prefix of their names. The `unnamed` ones of a newer service
 * come last, as the family "Unknown".
 */
export function permissionFamilies(unnamed: readonly number[]): PermissionFamily[] {
  const byPrefix = groupedBy(namedPermissions, (id) => partsOf(id).prefix);
  const families = [...byPrefix].map(([prefix, ids]) => ({ title: wordsOf(prefix), ids }));
  return unnamed.length > 0 ? [...families, { title: 'Unknown', ids: unnamed }] : families;
}
