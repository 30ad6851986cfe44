import { readFileSync } from 'node:fs';

/** The parts of a bundled OpenAPI 3.1 document that the mock reads. */
export interface ContractDocument {
  tags?: { name: string; description?: string }[];
  security?: SecurityRequirement[];
  paths: Record<string, Record<string, unknown>>;
}

type SecurityRequirement = Record<string, string[]>;

export interface OperationObject {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  security?: SecurityRequirement[];
  servers?: { url: string }[];
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  example?: unknown;
  examples?: Record<string, unknown>;
  schema?: { default?: unknown; example?: unknown; examples?: unknown[]; format?: string };
}

export interface ResponseObject {
  description?: string;
  content?: Record<string, MediaTypeObject>;
}

export interface MediaTypeObject {
  example?: unknown;
  examples?: Record<string, unknown>;
}

export interface ExampleObject {
  summary?: string;
  value?: unknown;
}

/**
 * Reads the bundled contract.
 * @param file the bundle, as `npm run generate` makes it
 * @param origin where the mock is reached; stands in for the origin that the examples name
 * @throws when the file is missing or is no JSON, with the command that makes it
 */
export function readContract(file: string, origin = exampleOrigin): ContractDocument {
  try {
    const text = readFileSync(file, 'utf8').replaceAll(exampleOrigin, origin);
    return JSON.parse(text) as ContractDocument;
  } catch (cause) {
    throw new Error(`The contract ${file} cannot be read. "npm run generate" makes it.`, { cause });
  }
}

// The uri of the POS Core instances in the examples: the mock on its usual port answers for them.
const exampleOrigin = 'http://localhost:4010';

/**
 * Follows references within the document.
 * @throws when the target does not exist
 */
export function dereference<T>(document: ContractDocument, entry: unknown): T {
  if (typeof entry !== 'object' || entry === null || !('$ref' in entry)) return entry as T;
  const target = String(entry.$ref)
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document,
    );
  if (target === undefined)
    throw new Error(`The contract refers to ${entry.$ref}, which is absent.`);
  return dereference<T>(document, target);
}
