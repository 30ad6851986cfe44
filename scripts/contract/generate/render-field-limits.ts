import type { Contract, ContractSchema } from './contract-document';
import { generatedNotice } from './generated-notice';

/** Writes a table schema -> field -> maximum number of characters, for every field with a maximum. */
export function renderFieldLimits(contract: Contract): string {
  const schemas = contract.components.schemas;
  const tables = Object.entries(schemas)
    .map(([name, schema]) => [name, limitsOf(schema)] as const)
    .filter(([, limits]) => limits.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, limits]) => {
      const fields = limits.map(([field, limit]) => `    ${field}: ${limit},\n`);
      return `  ${name}: {\n${fields.join('')}  },\n`;
    });
  return `${generatedNotice}export const fieldLimits = {\n${tables.join('')}} as const;\n`;
}

function limitsOf(schema: ContractSchema): [string, number][] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const limit = property.maxLength ?? property['x-joined-max-length'];
    return limit === undefined ? [] : [[field, limit] as [string, number]];
  });
}
