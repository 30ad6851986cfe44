import { setTimeout as sleep } from 'node:timers/promises';
import { readContract } from '../../../../openapi/reader/contract-document';
import { contractOperations } from '../../../../openapi/reader/contract-operations';
import { startServer, stopServer } from '../../../../service/http/server';
import { contractFile, type TestService } from '../../../../service/testing/test-service';
import { operationMatcher } from '../../recorded-traffic/match-operation';

/** An answer as a defect changes it. */
export interface ChangedAnswer {
  status: number;
  type: string | null;
  text: string;
  reason?: string;
  /** The body as bytes, instead of the text. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Further headers; null takes one away. */
  headers?: Record<string, string | null>;
  /** Milliseconds before the answer. */
  delay?: number;
}

type KeptAnswer = Pick<ChangedAnswer, 'status' | 'text'> & { type: string };

/** A deviation from the contract that a proxy plants into one operation. */
export interface Defect {
  name: string;
  operationId: string;
  /** Where the deviation is, as the report says it. */
  pointer: string;
  /** What the run has to do to meet it; reading is enough for most. */
  needs?: 'write' | 'role';
  /** Changes the headers of a request before the service gets it. */
  request?: (headers: Headers, cookie: string) => void;
  /** Changes the body of a request. */
  body?: (text: string) => string;
  /** Answers a request instead of the service, which never gets it. Null lets the request through. */
  kept?: (text: string, request: Request) => KeptAnswer | null;
  /** Changes the answer. It keeps the answer if it returns null. */
  answer?: (answer: ChangedAnswer, request: Request) => Partial<ChangedAnswer> | null;
  /** Changes the answer to HEAD, which has no body. */
  head?: Defect['answer'];
}

export interface DefectiveService {
  url: string;
  /** Plants defects of different operations in place of those before; null removes them. */
  plant(defects: Defect | readonly Defect[] | null): void;
  stop(): Promise<void>;
}

/** Serves a test service over HTTP, with defects in some operations. */
export async function startDefectiveService(service: TestService): Promise<DefectiveService> {
  const match = operationMatcher(contractOperations(readContract(contractFile)));
  const cookie = await service.cookieOf('superUser');
  let planted: readonly Defect[] = [];

  const fetch = async (request: Request) => {
    const asked = request.headers.get('Access-Control-Request-Method');
    const method = asked ?? (request.method === 'HEAD' ? 'GET' : request.method);
    const operationId = match(method, new URL(request.url).pathname)?.operation.operationId;
    const defect = planted.find((one) => one.operationId === operationId);
    const headers = new Headers(request.headers);
    defect?.request?.(headers, cookie);
    const text = await request.text();
    const body = ['GET', 'HEAD'].includes(request.method) ? null : (defect?.body?.(text) ?? text);
    const kept = defect?.kept?.(text, request);
    if (kept)
      return new Response(kept.text, {
        status: kept.status,
        headers: { 'Content-Type': kept.type },
      });
    headers.delete('Content-Length');
    // A defect changes text.
    headers.delete('Accept-Encoding');
    const init = { method: request.method, headers, body };
    const response = await service.service.fetch(new Request(request.url, init));
    const change = request.method === 'HEAD' ? defect?.head : defect?.answer;
    return change ? changed(response, (answer) => change(answer, request)) : response;
  };

  const { server, port } = await startServer({ fetch, host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${port}`,
    plant: (defects) => {
      planted = defects === null ? [] : [defects].flat();
    },
    stop: () => stopServer(server),
  };
}

async function changed(
  response: Response,
  change: (answer: ChangedAnswer) => Partial<ChangedAnswer> | null,
) {
  const text = await response.text();
  const answer = { status: response.status, type: response.headers.get('Content-Type'), text };
  const after: ChangedAnswer = { ...answer, ...change(answer) };
  const { reason, bytes, delay } = after;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Length', 'Transfer-Encoding']) headers.delete(name);
  const own = { 'Content-Type': after.type, ...after.headers };
  for (const [name, value] of Object.entries(own)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  if (reason !== undefined) headers.set('X-Error-Reason', reason);
  if (delay !== undefined) await sleep(delay);
  return new Response(bytes ?? after.text, { status: after.status, headers });
}
