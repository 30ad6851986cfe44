import { valueAt } from './value-at';

/** Where in a body an identifier stands; each list of it by its first element. */
export interface IdentifierField {
  /** The property that holds it, or that holds the list of it. */
  name: string;
  path: readonly (string | number)[];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
}

/** What the contract sends as plain text although it names a record. */
const plainIdentifiers = ['deletes', 'defaultConfigTemplateOrgCode'];

/** Every identifier that a schema of the contract lets a body carry. */
export function identifierFields(document: unknown, schemaPointer: string): IdentifierField[] {
  const found = new Map<string, IdentifierField>();
  const walk = (schema: Schema, path: IdentifierField['path'], name: string): void => {
    if (schema.$ref !== undefined) walk(valueAt(document, schema.$ref) as Schema, path, name);
    for (const choice of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      walk(choice, path, name);
    }
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      walk(property, [...path, key], key);
    }
    if (schema.items && schema.maxItems !== 0) walk(schema.items, [...path, 0], name);
    const isText = [schema.type].flat().includes('string');
    if (isText && (schema.format === 'uuid' || plainIdentifiers.includes(name))) {
      found.set(path.join('.'), { name, path });
    }
  };
  walk(valueAt(document, schemaPointer) as Schema, [], '');
  return [...found.values()];
}

type Holder = Record<string | number, unknown>;

/**
 * A copy of a body with another value where a field stands; undefined where the body has nothing
 * that could carry the field.
 * @param beside what else to set in the object or list that the field stands in
 */
export function bodyWith(
  body: unknown,
  { path }: IdentifierField,
  value: unknown,
  beside: Record<string, unknown> = {},
): unknown {
  const copy = structuredClone(body);
  let holder = copy as Holder | undefined;
  for (const key of path.slice(0, -1)) holder = holder?.[key] as Holder | undefined;
  if (!holder) return undefined;
  Object.assign(holder, { [String(path.at(-1))]: value }, beside);
  return copy;
}
