import { isDeepStrictEqual } from 'node:util';
import type { ContractSchema } from '../../../../openapi/reader/contract-document';
import { type CompareSchemas, type Finding, harmless, narrower, other, wider } from './finding';
import { unjudgedFinding } from './unjudged-findings';

/** The keywords that this comparison judges. */
export const judgedFields = ['properties', 'required', 'additionalProperties'];

/** Compares the fields of two objects. A removed field whose schema returns under a new name is renamed. */
export function fieldFindings(
  from: ContractSchema,
  to: ContractSchema,
  path: readonly string[],
  compare: CompareSchemas,
): Finding[] {
  const before = from.properties ?? {};
  const after = to.properties ?? {};
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  const renamed = new Map<string, string>();
  for (const name of removed) {
    const target = added.find(
      (candidate) =>
        ![...renamed.values()].includes(candidate) &&
        isSame(before[name], after[candidate]) &&
        isRequired(from, name) === isRequired(to, candidate),
    );
    if (target !== undefined) renamed.set(name, target);
  }
  const targets = new Set(renamed.values());
  return [
    ...removed.map((name) => {
      const target = renamed.get(name);
      if (target !== undefined) {
        return { ...other([...path, name], `is now named \`${target}\``), newName: target };
      }
      return { ...other([...path, name], 'was removed'), isRemoval: true };
    }),
    ...added
      .filter((name) => !targets.has(name))
      .map((name) =>
        isRequired(to, name)
          ? { ...narrower([...path, name], 'is new and required'), isNewlyRequired: true }
          : harmless([...path, name], 'is new and optional'),
      ),
    ...Object.keys(before)
      .filter((name) => Object.hasOwn(after, name))
      .flatMap((name) => [
        ...requirementFindings(from, to, name, path),
        ...compare(before[name] ?? {}, after[name] ?? {}, [...path, name]),
      ]),
    ...namelessRequirements(from, to, path),
    ...opennessFindings(from, to, path, compare),
  ];
}

const isRequired = ({ required = [] }: ContractSchema, name: string) => required.includes(name);

/** Whether two schemas differ in their texts at most. */
function isSame(before: ContractSchema | undefined, after: ContractSchema | undefined): boolean {
  const text = (schema: ContractSchema = {}) => JSON.stringify({ ...schema, description: '' });
  return text(before) === text(after);
}

function requirementFindings(
  from: ContractSchema,
  to: ContractSchema,
  name: string,
  path: readonly string[],
): Finding[] {
  if (isRequired(from, name) === isRequired(to, name)) return [];
  return isRequired(to, name)
    ? [narrower([...path, name], 'is now required')]
    : [wider([...path, name], 'is now optional')];
}

/** A field may be required without a schema of its own. */
function namelessRequirements(
  from: ContractSchema,
  to: ContractSchema,
  path: readonly string[],
): Finding[] {
  const isNameless = (name: string) =>
    !Object.hasOwn(from.properties ?? {}, name) && !Object.hasOwn(to.properties ?? {}, name);
  const names = [...new Set([...(from.required ?? []), ...(to.required ?? [])])];
  return names.filter(isNameless).flatMap((name) => requirementFindings(from, to, name, path));
}

function opennessFindings(
  from: ContractSchema,
  to: ContractSchema,
  path: readonly string[],
  compare: CompareSchemas,
): Finding[] {
  const [before, after]: unknown[] = [from.additionalProperties, to.additionalProperties];
  if (isDeepStrictEqual(before, after)) return [];
  if (isSchema(before) && isSchema(after)) return compare(before, after, path);
  if (isSchema(before) || isSchema(after)) {
    return unjudgedFinding('additionalProperties', from, to, path);
  }
  const [wasClosed, isClosed] = [from, to].map((schema) => schema.additionalProperties === false);
  if (wasClosed === isClosed) return [];
  return isClosed
    ? [narrower(path, 'no longer takes additional fields')]
    : [wider(path, 'may now have additional fields')];
}

const isSchema = (value: unknown): value is ContractSchema =>
  typeof value === 'object' && value !== null;
