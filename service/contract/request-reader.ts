import type { ContractOperation } from './contract-operations';
import { ContractViolation } from './contract-violation';
import type { SchemaValidators } from './schema-validators';

/** A request body that exceeds the limit. */
export class BodyTooLarge extends Error {}

/**
 * Checks the placeholders of the path and converts them to the contract's types.
 * @throws ContractViolation
 */
export function readPathParameters(
  operation: ContractOperation,
  texts: Record<string, string>,
  validators: SchemaValidators,
): Record<string, unknown> {
  return readParameters(operation, 'path', validators, (name) => {
    const text = texts[name];
    return text === undefined ? [] : [text];
  });
}

/**
 * Checks the query and converts it to the contract's types. It leaves out parameters that the
 * contract does not name.
 * @throws ContractViolation
 */
export function readQueryParameters(
  operation: ContractOperation,
  query: URLSearchParams,
  validators: SchemaValidators,
): Record<string, unknown> {
  return readParameters(operation, 'query', validators, (name) => query.getAll(name));
}

/**
 * Checks the headers that the contract names for the operation. Returns them by these names.
 * @throws ContractViolation
 */
export function readHeaderParameters(
  operation: ContractOperation,
  headers: Headers,
  validators: SchemaValidators,
): Record<string, unknown> {
  return readParameters(operation, 'header', validators, (name) => {
    const text = headers.get(name);
    return text === null ? [] : [text];
  });
}

function readParameters(
  operation: ContractOperation,
  place: 'path' | 'query' | 'header',
  validators: SchemaValidators,
  textsOf: (name: string) => string[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  for (const { name, required, isList, schemaPointer } of parameters) {
    const texts = textsOf(name);
    if (texts.length === 0) {
      if (required) throw new ContractViolation(`${place} parameter ${name} is missing`);
      continue;
    }
    if (texts.length > 1 && !isList) {
      throw new ContractViolation(`${place} parameter ${name} is given more than once`);
    }
    const { value, problem } = validators.parameter(schemaPointer)(isList ? texts : texts[0]);
    if (problem !== null) throw new ContractViolation(`${place} parameter ${name} ${problem}`);
    requireStorableText(value, `${place} parameter ${name}`);
    values[name] = value;
  }
  return values;
}

/**
 * Reads and checks the body; undefined when the operation takes none.
 * @param limit the most bytes of a body
 * @throws ContractViolation or BodyTooLarge
 */
export async function readBody(
  operation: ContractOperation,
  request: Request,
  limit: number,
  validators: SchemaValidators,
): Promise<unknown> {
  if (operation.body === null) return undefined;
  const text = await readText(request, limit);
  if (text === '' && !operation.body.required) return undefined;
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const content = operation.body.contents.find((entry) => entry.mediaType === mediaType);
  if (content === undefined) throw new ContractViolation('the content type is not documented');
  const body = parseJson(text);
  const problem = validators.request(content.schemaPointer)(body);
  if (problem !== null) throw new ContractViolation(`body ${problem}`);
  requireStorableText(body, 'body');
  return body;
}

async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge();
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array> &
    AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ContractViolation('the body is not UTF-8');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractViolation('the body is not JSON');
  }
}

/** Refuses null characters and lone surrogates: the database cannot store them unchanged. */
function requireStorableText(value: unknown, place: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || /\p{Surrogate}/u.test(value)) {
      throw new ContractViolation(`${place} has text that cannot be stored`);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) requireStorableText(entry, place);
  }
}
