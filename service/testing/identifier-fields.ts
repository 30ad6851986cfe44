import { valueAt } from './value-at';

/** The path of an identifier in a body. A list is represented by its first element. */
export interface IdentifierField {
  /** The property with the identifier, or with its list. */
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

/** Properties that name a record although the contract has them as plain text. */
const plainIdentifiers = ['deletes', 'defaultConfigTemplateOrgCode'];

/** Lists every identifier that a body may have by a schema of the contract. */
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
 * Copies a body with another value for a field.
 * @param beside other properties to set in the object or list of the field
 * @returns undefined when the body has no object or list for the field
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
