import { readFileSync } from 'node:fs';

/** The parts of a bundled OpenAPI 3.1 document that the project reads. */
export interface ContractDocument {
  info: { title: string; version: string };
  servers?: Server[];
  tags?: { name: string; description?: string }[];
  security?: SecurityRequirement[];
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, ContractSchema> } & Record<string, object>;
}

export interface ContractSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: (string | number)[];
  const?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  /** The greatest length of a list of strings, joined with spaces. */
  'x-joined-max-length'?: number;
  properties?: Record<string, ContractSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: ContractSchema;
  prefixItems?: ContractSchema[];
  oneOf?: ContractSchema[];
  anyOf?: ContractSchema[];
  /** The field, or the paths, whose value is unique among the records of a list. */
  'x-identity'?: string | string[];
  /** What the values of an enum are called, in their order. */
  'x-enum-varnames'?: string[];
  [keyword: string]: unknown;
}

type SecurityRequirement = Record<string, string[]>;

interface Server {
  url: string;
}

interface Reference {
  $ref: string;
}

export type OrReference<T> = T | Reference;

/** The methods as a request has them. The document has them in lower case. */
export const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;

export type Method = (typeof methods)[number];

type PathItem = {
  servers?: Server[];
  parameters?: OrReference<ParameterObject>[];
} & { [Name in Lowercase<Method>]?: OperationObject };

export interface OperationObject {
  operationId: string;
  summary?: string;
  tags?: string[];
  /** The module of the console that has this call, if it is not that of the tag. */
  'x-module'?: string;
  parameters?: OrReference<ParameterObject>[];
  requestBody?: OrReference<RequestBodyObject>;
  responses: Record<string, OrReference<ResponseObject>>;
  security?: SecurityRequirement[];
  servers?: Server[];
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  example?: unknown;
  schema?: OrReference<ContractSchema>;
}

interface RequestBodyObject {
  required?: boolean;
  content: Record<string, MediaTypeObject>;
}

export interface ResponseObject {
  description?: string;
  headers?: Record<string, OrReference<{ example?: unknown; required?: boolean }>>;
  content?: Record<string, MediaTypeObject>;
}

export interface MediaTypeObject {
  schema?: OrReference<ContractSchema>;
  examples?: Record<string, OrReference<ExampleObject>>;
}

interface ExampleObject {
  summary?: string;
  value?: unknown;
}

/**
 * Reads the bundled contract.
 * @param adapt changes the text of the file before it is parsed
 * @throws when the file is missing or malformed; the message names the command that makes it
 */
export function readContract(file: string, adapt = (text: string) => text): ContractDocument {
  try {
    return JSON.parse(adapt(readFileSync(file, 'utf8'))) as ContractDocument;
  } catch (cause) {
    throw new Error(`The contract ${file} cannot be read. "npm run generate" makes it.`, { cause });
  }
}

/**
 * Follows a reference within the document. Returns the value and its JSON pointer.
 * @throws when the target does not exist
 */
export function resolve<T>(
  document: ContractDocument,
  entry: OrReference<T>,
  at: string,
): [T, string] {
  if (!isReference(entry)) return [entry, at];
  const target = entry.$ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document,
    );
  if (target === undefined)
    throw new Error(`The contract refers to ${entry.$ref}, which is absent.`);
  return resolve<T>(document, target as OrReference<T>, entry.$ref);
}

function isReference<T>(entry: OrReference<T>): entry is Reference {
  return typeof entry === 'object' && entry !== null && '$ref' in entry;
}

/** Escapes a key of the document for a JSON pointer in a URI. */
export function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
