import type { Contract } from './contract-document';
import { renderAnswers } from './render-answers';
import { renderEnums } from './render-enums';
import { renderFieldLimits } from './render-field-limits';

/**
 * What follows from the contract: each file's path and text.
 * @param withTypes needs the packages for development; without it there are only the files that the
 * programs run on
 */
export async function generatedFiles(
  contract: Contract,
  { withTypes = true } = {},
): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    ...renderAnswers(contract),
    'src/domain/contract/enums.gen.ts': renderEnums(contract),
    'src/domain/contract/field-limits.gen.ts': renderFieldLimits(contract),
  };
  if (!withTypes) return files;
  const { renderTypes } = await import('./render-types');
  return { ...files, 'src/api/schema.gen.ts': await renderTypes(contract) };
}
