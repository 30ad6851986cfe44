import {
  type ContractDocument,
  escapePointer,
  type MediaTypeObject,
  type Method,
  methods,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  resolve,
} from './contract-document';

export interface DocumentedExample {
  name: string;
  summary: string | null;
  value: unknown;
}

/** The content of a body: its media type, and the JSON pointer of its schema. */
interface ContractContent {
  mediaType: string;
  schemaPointer: string;
  examples: DocumentedExample[];
}

export interface ContractParameter {
  in: ParameterObject['in'];
  name: string;
  required: boolean;
  isList: boolean;
  format: string | null;
  example: unknown;
  schemaPointer: string;
}

interface DocumentedHeader {
  name: string;
  isRequired: boolean;
  schemaPointer: string;
  example: string;
}

export interface DocumentedResponse {
  /** `default` applies to every status without an entry of its own. */
  status: number | 'default';
  headers: DocumentedHeader[];
  /** Null for an answer without a body, as is the schema. */
  mediaType: string | null;
  schemaPointer: string | null;
  examples: DocumentedExample[];
}

/** One operation of the contract: its request, its responses and its security. */
export interface ContractOperation {
  operationId: string;
  method: Method;
  path: string;
  tag: string;
  /** The name of its module of `src/api/answers`. */
  module: string;
  summary: string;
  parameters: ContractParameter[];
  body: { required: boolean; contents: ContractContent[] } | null;
  responses: DocumentedResponse[];
  /** Alternatives: a call satisfies every scheme of at least one of them. */
  security: string[][];
  needsSession: boolean;
  /**
   * True for calls to another server than the console's. The browser sends no cookies with them
   * (docs/product/calls.md#remote-instances).
   */
  isRemote: boolean;
}

/** Lists every operation of the contract, in the order of the document's paths. */
export function contractOperations(document: ContractDocument): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const key = method.toLowerCase() as Lowercase<Method>;
      const operation = item[key];
      if (operation === undefined) return [];
      const pointer = `#/paths/${escapePointer(path)}/${key}`;
      const servers = operation.servers ?? item.servers ?? [];
      const security = operation.security ?? document.security ?? [];
      const schemes = security.map((entry) => Object.keys(entry));
      return {
        operationId: operation.operationId,
        method,
        path,
        tag: operation.tags?.[0] ?? 'other',
        module: moduleOf(operation),
        summary: operation.summary ?? operation.operationId,
        parameters: [
          ...readParameters(document, item.parameters, `#/paths/${escapePointer(path)}`),
          ...readParameters(document, operation.parameters, pointer),
        ],
        body: readBody(document, operation, pointer),
        responses: readResponses(document, operation, pointer),
        security: schemes,
        needsSession: schemes.length > 0 && schemes.every((names) => names.includes('session')),
        isRemote: servers.some((server) => server.url !== '/'),
      };
    }),
  );
}

/** Names the module of `src/api/answers` that has an operation: its own one, or that of its tag. */
export const moduleOf = (operation: Pick<OperationObject, 'tags' | 'x-module'>): string =>
  operation['x-module'] ?? operation.tags?.[0] ?? 'other';

/** Sorts operations by the number of placeholders, so that the more specific path matches first. */
export function fixedPathsFirst<Found extends { path: string }>(operations: Found[]): Found[] {
  const placeholders = ({ path }: Found) => path.split('{').length;
  return operations.toSorted((a, b) => placeholders(a) - placeholders(b));
}

/** Finds the documented response of a status by its number, without `default`. */
export function responseOfStatus({ responses }: ContractOperation, status: number) {
  return responses.find((response) => response.status === status);
}

/** Finds the documented response of every other status. */
export function defaultResponse({ responses }: ContractOperation): DocumentedResponse | undefined {
  return responses.find((response) => response.status === 'default');
}

function readParameters(
  document: ContractDocument,
  entries: OperationObject['parameters'] = [],
  pointer: string,
): ContractParameter[] {
  return entries.map((entry, index) => {
    const [parameter, at] = resolve(document, entry, `${pointer}/parameters/${index}`);
    const [schema] = resolve(document, parameter.schema ?? {}, `${at}/schema`);
    return {
      in: parameter.in,
      name: parameter.name,
      required: parameter.required === true,
      isList: [schema.type ?? []].flat().includes('array'),
      format: schema.format ?? null,
      example: parameter.example,
      schemaPointer: `${at}/schema`,
    };
  });
}

function readBody(document: ContractDocument, operation: OperationObject, pointer: string) {
  if (operation.requestBody === undefined) return null;
  const [body, at] = resolve(document, operation.requestBody, `${pointer}/requestBody`);
  return { required: body.required === true, contents: readContents(document, body.content, at) };
}

const noContent = { mediaType: null, schemaPointer: null, examples: [] };

function readResponses(
  document: ContractDocument,
  { responses }: OperationObject,
  pointer: string,
): DocumentedResponse[] {
  return Object.entries(responses).map(([status, entry]) => {
    const [response, at] = resolve(document, entry, `${pointer}/responses/${status}`);
    return {
      status: status === 'default' ? status : Number(status),
      headers: readHeaders(document, response.headers, at),
      ...(readContents(document, response.content, at)[0] ?? noContent),
    };
  });
}

function readHeaders(
  document: ContractDocument,
  headers: ResponseObject['headers'] = {},
  pointer: string,
): DocumentedHeader[] {
  return Object.entries(headers).map(([name, entry]) => {
    const [header, at] = resolve(document, entry, `${pointer}/headers/${escapePointer(name)}`);
    return {
      name,
      isRequired: header.required === true,
      schemaPointer: `${at}/schema`,
      example: String(header.example ?? ''),
    };
  });
}

function readContents(
  document: ContractDocument,
  content: Record<string, MediaTypeObject> = {},
  at: string,
): ContractContent[] {
  return Object.entries(content).map(([mediaType, { examples = {} }]) => ({
    mediaType,
    schemaPointer: `${at}/content/${escapePointer(mediaType)}/schema`,
    examples: Object.entries(examples).map(([name, entry]) => {
      const [{ summary = null, value }] = resolve(document, entry, at);
      return { name, summary, value };
    }),
  }));
}
