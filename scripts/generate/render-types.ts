import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Contract } from './contract-document';
import { generatedNotice } from './generated-notice';

/** TypeScript types of every path, operation and schema of the contract. */
export async function renderTypes(contract: Contract): Promise<string> {
  // The generator changes the document that it is given.
  const document = structuredClone(contract) as unknown as OpenAPI3;
  const nodes = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return `${generatedNotice}${astToString(nodes)}`;
}
