import type { AuditLogCategory, AuditLogTypeDescription } from '~/api/audit-logs';
import type { Organisation } from '~/api/organisations';
import { bestMatches } from '~/domain/best-matches';
import { groupedBy } from '~/domain/lists';
import { once } from '~/domain/once';
import { idOfZeros } from '~/domain/search-values';
import { shownText } from '~/domain/shown-name';

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
    descriptions.map((type) => [type.type, { ...type, name: type.name || String(type.type) }]),
  );
}

/** Describes a type, known or not (docs/product/reports.md#unknown-audit-types). */
export function auditTypeOf(types: AuditTypes, type: number): AuditLogTypeDescription {
  return types.get(type) ?? { type, name: String(type), category: 'Unclassified', enumName: '' };
}

/** Returns the hover note of a type (docs/product/reports.md#audit-type-hover). */
export function auditTypeDetail({ type, enumName }: AuditLogTypeDescription): string {
  return `${shownText(enumName, 'Unknown type')} (${type})`;
}

/** Returns the types in which a text occurs by category: the best matches first, then by name. */
export function groupedTypes(types: Iterable<AuditLogTypeDescription>, text: string) {
  const sorted = [...types].sort((a, b) => typeNames().compare(a.name, b.name));
  const shown = bestMatches(sorted, text, ({ type, name, category, enumName }) => [
    name,
    String(type),
    category,
    enumName,
  ]);
  const categories = new Set([...auditCategories, ...shown.map(({ category }) => category)]);
  return [...categories]
    .map((category) => ({ category, types: shown.filter((type) => type.category === category) }))
    .filter((group) => group.types.length > 0);
}

const typeNames = once(() => new Intl.Collator());

/** Returns the id of the user that an entry links to, or undefined without a user. */
export function linkedUser(userID: string | null): string | undefined {
  return userID && userID !== idOfZeros ? userID : undefined;
}

/** Returns ids by exact names. A name that several organisations share identifies none of them. */
export function organisationsByName(
  organisations: readonly Pick<Organisation, 'name' | 'organisationID'>[],
): ReadonlyMap<string, string> {
  const sharers = groupedBy(organisations, ({ name }) => name);
  return new Map(
    [...sharers].flatMap(([name, [first, second]]) =>
      first && !second ? [[name, first.organisationID]] : [],
    ),
  );
}
