import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContractOperation } from '../../openapi/reader/contract-operations';
import { type BodyLimits, largestInWords } from './body-limits';
import { ContractViolation } from './contract-violation';
import { JsonScan } from './json-scan';
import { Refusal } from './refusal';
import type { SchemaValidators } from './schema-validators';
import { requireStorableText } from './storable-text';

/** From this size on (bytes), other requests get a turn between the steps of reading a body. */
const large = 256 * 1024;

export interface BodyReading {
  limits: BodyLimits;
  validators: SchemaValidators;
  /** Counts the bytes that arrive. It may throw to refuse more of them. */
  grow(bytes: number): void;
}

/**
 * Reads and checks the body; undefined when the operation takes none. It refuses a body as early as
 * possible: by its declared type, encoding and size, and while it arrives by its size, its nesting and its
 * number of parts. Only then does it parse anything.
 * @throws ContractViolation or Refusal
 */
export async function readBody(
  operation: ContractOperation,
  request: Request,
  { limits, validators, grow }: BodyReading,
): Promise<unknown> {
  if (operation.body === null) return undefined;
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity') throw new ContractViolation('the content encoding is not identity');
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const content = operation.body.contents.find((entry) => entry.mediaType === mediaType);
  if (content === undefined && operation.body.required) throw undocumentedType();
  const bytes = await readBytes(request, limits, grow);
  if (bytes.length === 0 && !operation.body.required) return undefined;
  if (content === undefined) throw undocumentedType();
  const pause = () => (bytes.length >= large ? nextTurn() : undefined);

  const text = decoded(bytes);
  await pause();
  const body = parsed(text);
  await pause();
  const problem = validators.request(content.schemaPointer)(body);
  if (problem !== null) throw new ContractViolation(`body ${problem}`);
  // In JSON that is UTF-8, only an escape can give such a text.
  if (text.includes('\\u')) requireStorableText(body, 'body');
  await pause();
  return body;
}

async function readBytes(request: Request, limits: BodyLimits, grow: BodyReading['grow']) {
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) throw tooLarge(limits);
  const chunks: Uint8Array[] = [];
  const scan = new JsonScan();
  let size = 0;
  if (request.body !== null) {
    for await (const chunk of arriving(request.body)) {
      size += chunk.byteLength;
      if (size > limits.bytes) throw tooLarge(limits);
      grow(chunk.byteLength);
      scan.add(chunk);
      if (scan.parts > limits.parts) throw tooLarge(limits);
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks, size);
}

/** Only the client, who has left, can make a body fail: that is no failure of the service. */
async function* arriving(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  } catch {
    throw new ContractViolation('the body did not arrive');
  }
}

function undocumentedType(): ContractViolation {
  return new ContractViolation('the content type is not documented');
}

function tooLarge(limits: BodyLimits): Refusal {
  return new Refusal(413, `The server takes ${largestInWords(limits)} at once.${limits.advice}`);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ContractViolation('the body is not UTF-8');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractViolation('the body is not JSON');
  }
}
