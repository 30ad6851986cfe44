const importOfFormatted = /^import type \{ Formatted \} from .*;\n/m;

/**
 * Returns the types of every path, operation and schema as a module that imports nothing. An import that
 * a consumer's compiler does not find would turn each id, date and address into `any` in silence.
 * @param formatted the text of the module of formats
 * @throws when the generated types do not import `Formatted`
 */
export function typesOf(types: string, formatted: string): string {
  if (!importOfFormatted.test(types)) throw new Error('The generated types import no Formatted.');
  return types.replace(importOfFormatted, () => `${formatted}\n`);
}
