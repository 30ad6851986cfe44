import { readFileSync } from 'node:fs';
import type { operations } from '~/api/schema.gen';

export type OperationId = keyof operations;

/** An answer that the contract documents for a call. */
export interface DocumentedAnswer {
  /** The example's name; empty where the answer has none. */
  name: string;
  status: number;
  mediaType: string;
  value: unknown;
}

interface DocumentedCall {
  operationId: OperationId;
  method: string;
  path: string;
  answers: DocumentedAnswer[];
}

interface Content {
  examples?: Record<string, unknown>;
}

const contract = JSON.parse(readFileSync('.generated/contract.json', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const methods = ['get', 'post', 'put', 'delete', 'patch'];

/** Every call of the contract with every answer; a `default` answer stands as status 500. */
export const documentedCalls: DocumentedCall[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => {
        const { operationId, responses } = operation as {
          operationId: OperationId;
          responses: Record<string, unknown>;
        };
        const answers = Object.entries(responses).flatMap(([status, response]) =>
          answersOf(status === 'default' ? 500 : Number(status), response),
        );
        return { operationId, method: method.toUpperCase(), path, answers };
      }),
);

function answersOf(status: number, response: unknown): DocumentedAnswer[] {
  const { content = {} } = follow<{ content?: Record<string, Content> }>(response);
  const [mediaType = 'text/plain', { examples = {} } = {}] = Object.entries(content)[0] ?? [];
  const named = Object.entries(examples).map(([name, example]) => ({
    name,
    status,
    mediaType,
    value: follow<{ value?: unknown }>(example).value,
  }));
  return named.length > 0 ? named : [{ name: '', status, mediaType, value: undefined }];
}

/** What a reference within the contract stands for. */
function follow<Target>(entry: unknown): Target {
  if (typeof entry !== 'object' || entry === null || !('$ref' in entry)) return entry as Target;
  const target = String(entry.$ref)
    .slice(2)
    .split('/')
    .reduce((place: unknown, key) => Reflect.get(Object(place), key), contract);
  return follow(target);
}

/** The call of the contract that a request is, with the ids of its path; one without ids wins. */
export function documentedCall(method: string, pathname: string) {
  for (const { pattern, call } of patterns) {
    const match = call.method === method ? pattern.exec(pathname) : null;
    if (match) return { call, ids: match.slice(1).map(decodeURIComponent) };
  }
  return null;
}

const patterns = documentedCalls
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
  }))
  .sort((a, b) => a.call.path.split('{').length - b.call.path.split('{').length);

/** A documented answer, as it would come from the service. */
export function responseOf({ status, mediaType, value }: DocumentedAnswer): Response {
  const body = mediaType === 'application/json' ? JSON.stringify(value) : String(value ?? '');
  return new Response(body, { status, headers: { 'Content-Type': mediaType } });
}
