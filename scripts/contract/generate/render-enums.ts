import type { Contract, ContractSchema } from './contract-document';
import { generatedNotice } from './generated-notice';
import { GeneratorProblem } from './generator-problem';

/**
 * Writes one `as const` table for each integer enum of the contract: name -> number, with the name of
 * its schema.
 * @throws GeneratorProblem when an enum's names and values do not correspond one to one
 */
export function renderEnums(contract: Contract): string {
  const tables = Object.entries(contract.components.schemas)
    .filter(([, schema]) => isNamedIntegerEnum(schema))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => renderEnum(name, schema));
  return `${generatedNotice}${tables.join('\n')}`;
}

function isNamedIntegerEnum(schema: ContractSchema): boolean {
  return schema.enum?.every((value) => typeof value === 'number') === true;
}

function renderEnum(name: string, schema: ContractSchema): string {
  const values = schema.enum ?? [];
  const names = schema['x-enum-varnames'] ?? [];
  if (names.length !== values.length || new Set(names).size !== names.length) {
    throw new GeneratorProblem(
      `Each of the ${values.length} values needs a name of its own in x-enum-varnames.`,
      `#/components/schemas/${name}`,
    );
  }
  const lines = values.map((value, index) => `  ${names[index]}: ${value},\n`);
  return `export const ${name} = {\n${lines.join('')}} as const;\n`;
}
