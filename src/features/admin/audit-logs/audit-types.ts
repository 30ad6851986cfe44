import type { AuditLogCategory, AuditLogTypeDescription } from '~/api/audit-logs';

/** In the order of docs/product/entities.md#audit-log-type-description. */
const auditCategories = [
  'Unclassified',
  'User/Organisation',
  'SuperUser',
  'Token',
  'UserInfo',
  'External',
  'Internal',
] as const satisfies readonly AuditLogCategory[];

export type AuditTypes = ReadonlyMap<number, AuditLogTypeDescription>;

/** Returns the types by their numbers. A type without a name takes its number as its name. */
export function auditTypesOf(descriptions: readonly AuditLogTypeDescription[]): AuditTypes {
  return new Map(
    descriptions.map((one) => [one.type, { ...one, name: one.name || String(one.type) }]),
  );
}

/**
 * Returns the description of a type. An unknown type has its number as its name and the category
 * Unclassified (docs/product/reports.md#unknown-audit-types).
 */
export function auditTypeOf(types: AuditTypes, type: number): AuditLogTypeDescription {
  return types.get(type) ?? { type, name: String(type), category: 'Unclassified', enumName: '' };
}

/**
 * Returns the text of the hover note of a type: the enum name and the number
 * (docs/product/reports.md#audit-type-hover).
 */
export function auditTypeDetail({ type, enumName }: AuditLogTypeDescription): string {
  return `${enumName || 'Unknown type'} (${type})`;
}

export interface AuditTypeGroup {
  category: AuditLogCategory;
  types: AuditLogTypeDescription[];
}

/**
 * Returns the types that match a text, grouped by category and sorted by name. A type matches when
 * its name, enum name, number or category contains the text, in any case.
 */
export function groupedTypes(
  types: Iterable<AuditLogTypeDescription>,
  text: string,
): AuditTypeGroup[] {
  const wanted = text.trim().toLowerCase();
  const shown = [...types].filter(({ type, name, category, enumName }) =>
    [String(type), name, category, enumName].some((part) => part.toLowerCase().includes(wanted)),
  );
  return auditCategories.flatMap((category) => {
    const ofCategory = shown
      .filter((type) => type.category === category)
      .sort((a, b) => a.name.localeCompare(b.name));
    return ofCategory.length > 0 ? [{ category, types: ofCategory }] : [];
  });
}
