import type { AuditLogCategory, AuditLogTypeDescription } from '~/api/audit-logs';

/** In the order of the specification (section 3). */
const auditCategories = [
  'Unclassified',
  'User/Organisation',
  'SuperUser',
  'Token',
  'UserInfo',
  'External',
  'Internal',
] as const satisfies readonly AuditLogCategory[];

export interface AuditType extends Omit<AuditLogTypeDescription, 'enumName'> {
  /** Undefined for a type that is not described. */
  enumName: string | undefined;
}

export type AuditTypes = ReadonlyMap<number, AuditType>;

/** The types by their numbers; whatever is missing or odd in a description is made up for. */
export function auditTypesOf(
  descriptions: readonly Partial<AuditLogTypeDescription>[],
): AuditTypes {
  return new Map(
    descriptions.flatMap(({ type, name, category, enumName }) =>
      typeof type === 'number'
        ? [
            [
              type,
              {
                type,
                name: name || String(type),
                category: auditCategories.find((known) => known === category) ?? 'Unclassified',
                enumName: enumName || undefined,
              },
            ] as const,
          ]
        : [],
    ),
  );
}

/** An unknown type has its number as its name, and no category (section 3). */
export function auditTypeOf(types: AuditTypes, type: number): AuditType {
  return (
    types.get(type) ?? { type, name: String(type), category: 'Unclassified', enumName: undefined }
  );
}

/** What the hover on a type says: the enum name and the number (section 2.4). */
export function auditTypeDetail({ type, enumName }: AuditType): string {
  return `${enumName ?? 'Unknown type'} (${type})`;
}

export interface AuditTypeGroup {
  category: AuditLogCategory;
  types: AuditType[];
}

/**
 * The types by category, each group by name, those that a text is part of: of the name, the enum
 * name, the number or the category.
 */
export function groupedTypes(types: Iterable<AuditType>, text: string): AuditTypeGroup[] {
  const wanted = text.trim().toLowerCase();
  const shown = [...types].filter(({ type, name, category, enumName = '' }) =>
    [String(type), name, category, enumName].some((part) => part.toLowerCase().includes(wanted)),
  );
  return auditCategories.flatMap((category) => {
    const ofCategory = shown
      .filter((type) => type.category === category)
      .sort((a, b) => a.name.localeCompare(b.name));
    return ofCategory.length > 0 ? [{ category, types: ofCategory }] : [];
  });
}
