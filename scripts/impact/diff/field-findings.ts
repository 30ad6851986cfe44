import type { ContractSchema } from '../../../service/contract/contract-document';
import { type CompareSchemas, type Finding, harmless, narrower, other, wider } from './finding';

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
      return other([...path, name], 'was removed');
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
    ...opennessFindings(from, to, path),
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

function opennessFindings(
  from: ContractSchema,
  to: ContractSchema,
  path: readonly string[],
): Finding[] {
  const [wasClosed, isClosed] = [from, to].map((schema) => schema.additionalProperties === false);
  if (wasClosed === isClosed) return [];
  return isClosed
    ? [narrower(path, 'no longer takes additional fields')]
    : [wider(path, 'may now have additional fields')];
}
