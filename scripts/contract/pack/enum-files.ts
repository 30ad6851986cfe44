import type { Contract, ContractSchema } from '../generate/contract-document';

/**
 * Writes the names of integer enums as JSON, as a module, and the types of that module. Each table has a
 * type of its name beside it: one of its numbers.
 */
export function enumFiles({ components }: Contract): Record<string, string> {
  const tables = Object.fromEntries(
    Object.entries(components.schemas)
      .filter(([, schema]) => schema['x-enum-varnames'])
      .map(([name, schema]) => [name, namesOf(schema)]),
  );
  const constants = Object.entries(tables).map(
    ([name, table]) => `exports.${name} = Object.freeze(${JSON.stringify(table, null, 2)});\n`,
  );
  const types = Object.entries(tables).map(([name, table]) => {
    const members = Object.entries(table).map(([key, value]) => `  readonly ${key}: ${value};\n`);
    const type = `export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
    return `export declare const ${name}: {\n${members.join('')}};\n${type}`;
  });
  return {
    'enums.json': `${JSON.stringify(tables, null, 2)}\n`,
    'enums.js': constants.join('\n'),
    'enums.d.ts': types.join('\n'),
  };
}

const namesOf = ({ enum: values = [], 'x-enum-varnames': names = [] }: ContractSchema) =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]));
