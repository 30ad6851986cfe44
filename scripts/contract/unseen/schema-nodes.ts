import type { Contract, ContractSchema } from '../generate/contract-document';
import { escaped } from '../generate/generator-problem';

/** A part of the contract that may be a schema, with its JSON pointer. */
interface Node {
  pointer: string;
  part: ContractSchema;
}

/** Keywords whose keys are names that somebody chose, so that no key of theirs is a keyword. */
const named = [
  ...['properties', 'patternProperties', '$defs', 'schemas', 'paths', 'responses', 'headers'],
  ...['content', 'parameters', 'securitySchemes', 'components', 'variables'],
];

/** Keywords that hold values and no schemas. */
const values = ['example', 'examples', 'default', 'enum', 'const', 'x-identity'];

/** Lists every object of the paths and the components, outermost first. Examples are left out. */
export function schemaNodes({ paths, components }: Contract): Node[] {
  return [...nodesOf(paths, '#/paths', true), ...nodesOf(components, '#/components', true)];
}

function nodesOf(part: unknown, pointer: string, isNamed = false): Node[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.entries(part)
    .filter(([key]) => isNamed || !values.includes(key))
    .flatMap(([key, inner]) => {
      if (pointer === '#/components' && key === 'examples') return [];
      const holdsNames = !isNamed || pointer === '#/components' ? named.includes(key) : false;
      return nodesOf(inner, `${pointer}/${escaped(key)}`, holdsNames);
    });
  return isNamed || Array.isArray(part)
    ? below
    : [{ pointer, part: part as ContractSchema }, ...below];
}
