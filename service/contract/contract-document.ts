import { readFileSync } from 'node:fs';

/** The parts of a bundled OpenAPI 3.1 document that the service reads. */
export interface ContractDocument {
  info: { title: string; version: string };
  servers?: { url: string }[];
  security?: SecurityRequirement[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

type SecurityRequirement = Record<string, string[]>;

interface Reference {
  $ref: string;
}

interface OperationObject {
  operationId: string;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, unknown> } | Reference;
  responses: Record<string, { content?: Record<string, unknown> } | Reference>;
  security?: SecurityRequirement[];
  servers?: { url: string }[];
}

interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: { type?: string | string[] };
}

/** A shape in the document: where its schema stands, as a JSON pointer, and how it is sent. */
interface ContractContent {
  mediaType: string;
  schemaPointer: string;
}

export interface ContractParameter {
  name: string;
  required: boolean;
  isList: boolean;
  schemaPointer: string;
}

export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  pathParameters: ContractParameter[];
  queryParameters: ContractParameter[];
  body: { required: boolean; contents: ContractContent[] } | null;
  /** By status as text; `default` stands for every status that has no entry of its own. */
  responses: Map<string, ContractContent | null>;
  /** Alternatives; every scheme named in one of them has to be satisfied. */
  security: string[][];
  /** True for calls that go to another server than the one that serves the console. */
  isRemote: boolean;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Reads the bundled contract.
 * @throws when the file is missing or is no JSON, with the command that makes it.
 */
export function readContract(file: string): ContractDocument {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
  } catch (cause) {
    throw new Error(`The contract ${file} cannot be read. "npm run generate" makes it.`, { cause });
  }
}

/** Every operation of the document, paths without placeholders first, so that they win. */
export function contractOperations(document: ContractDocument): ContractOperation[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => readOperation(document, path, method, item)),
  );
  return operations.sort((a, b) => placeholders(a.path) - placeholders(b.path));
}

function placeholders(path: string): number {
  return path.split('{').length - 1;
}

function readOperation(
  document: ContractDocument,
  path: string,
  method: string,
  item: Record<string, unknown>,
): ContractOperation {
  const operation = item[method] as OperationObject;
  const pointer = `#/paths/${escapePointer(path)}/${method}`;
  const parameters = (operation.parameters ?? []).map((entry, index) => {
    const [parameter, at] = resolve<ParameterObject>(
      document,
      entry,
      `${pointer}/parameters/${index}`,
    );
    const types = [parameter.schema?.type ?? []].flat();
    return {
      in: parameter.in,
      name: parameter.name,
      required: parameter.required === true,
      isList: types.includes('array'),
      schemaPointer: `${at}/schema`,
    };
  });
  const servers = operation.servers ?? (item.servers as { url: string }[] | undefined);
  return {
    operationId: operation.operationId,
    method,
    path,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    body: readBody(document, operation, pointer),
    responses: new Map(
      Object.entries(operation.responses).map(([status, entry]) => {
        const [response, at] = resolve<{ content?: Record<string, unknown> }>(
          document,
          entry,
          `${pointer}/responses/${status}`,
        );
        return [status, contentsOf(response.content, at)[0] ?? null];
      }),
    ),
    security: (operation.security ?? document.security ?? []).map((entry) => Object.keys(entry)),
    isRemote: servers?.some((server) => server.url !== '/') === true,
  };
}

function readBody(document: ContractDocument, operation: OperationObject, pointer: string) {
  if (operation.requestBody === undefined) return null;
  const [body, at] = resolve<{ required?: boolean; content: Record<string, unknown> }>(
    document,
    operation.requestBody,
    `${pointer}/requestBody`,
  );
  return { required: body.required === true, contents: contentsOf(body.content, at) };
}

function contentsOf(content: Record<string, unknown> | undefined, at: string): ContractContent[] {
  return Object.keys(content ?? {}).map((mediaType) => ({
    mediaType,
    schemaPointer: `${at}/content/${escapePointer(mediaType)}/schema`,
  }));
}

/** Follows a reference within the document; answers the value and where it stands. */
function resolve<T>(document: ContractDocument, entry: T | Reference, at: string): [T, string] {
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
  return resolve<T>(document, target as T | Reference, entry.$ref);
}

function isReference(entry: unknown): entry is Reference {
  return typeof entry === 'object' && entry !== null && '$ref' in entry;
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
