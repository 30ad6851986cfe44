import type { Contract } from './contract-document';
import { renderAnswers } from './render-answers';
import { renderEnums } from './render-enums';
import { renderFieldLimits } from './render-field-limits';
import { renderOperations } from './render-operations';
import { renderSecurity } from './render-security';

/** The types of every path, operation and schema. */
export const typesFile = 'src/api/schema.gen.ts';

/**
 * Generates the files that follow from the contract and from the service's handlers: text by path.
 * @param withTypes needs the packages for development; without it there are only the files that the
 * programs need to run
 */
export async function generatedFiles(
  contract: Contract,
  { withTypes = true } = {},
): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    ...renderAnswers(contract),
    'src/domain/contract/enums.gen.ts': renderEnums(contract),
    'src/domain/contract/field-limits.gen.ts': renderFieldLimits(contract),
    'src/domain/contract/security-schemes.gen.ts': renderSecurity(contract),
    'service/operations/operations.gen.ts': await renderOperations(),
  };
  if (!withTypes) return files;
  const { renderTypes } = await import('./render-types');
  return { ...files, [typesFile]: await renderTypes(contract) };
}
