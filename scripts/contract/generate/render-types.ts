import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './contract-document';
import { generatedNotice } from './generated-notice';

/** Text formats with types of their own. A password or an int64 stays a plain text or number. */
const formats = ['date', 'date-time', 'uri', 'uuid'];

/** Writes TypeScript types of every path, operation and schema of the contract. */
export async function renderTypes(contract: Contract): Promise<string> {
  // The generator changes the document that it gets.
  const document = structuredClone(contract) as unknown as OpenAPI3;
  const nodes = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    inject: "import type { Formatted } from '../domain/contract/formatted';\n",
    transform: formattedType,
  });
  return `${generatedNotice}${astToString(nodes)}`;
}

/** Returns the type of a text with a format, or undefined to leave the schema to the generator. */
function formattedType({ format, type }: SchemaObject): ts.TypeNode | undefined {
  if (format === undefined || !formats.includes(format)) return undefined;
  const { factory } = ts;
  const name = factory.createLiteralTypeNode(factory.createStringLiteral(format));
  const text = factory.createTypeReferenceNode('Formatted', [name]);
  const isNullable = Array.isArray(type) && type.includes('null');
  if (!isNullable) return text;
  return factory.createUnionTypeNode([text, factory.createLiteralTypeNode(factory.createNull())]);
}
