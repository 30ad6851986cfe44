import { readContract } from '../../../service/contract/contract-document';
import { contractOperations } from '../../../service/contract/contract-operations';
import { startServer, stopServer } from '../../../service/http/server';
import { contractFile, type TestService } from '../../../service/testing/test-service';
import { operationMatcher } from '../../contract/match-operation';

/** An answer as a defect changes it. */
export interface ChangedAnswer {
  status: number;
  type: string | null;
  text: string;
  reason?: string;
}

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
  /** Changes the answer. It keeps the answer if it returns null. */
  answer?: (answer: ChangedAnswer) => Partial<ChangedAnswer> | null;
}

export interface DefectiveService {
  url: string;
  /** Plants a defect in place of the one before; null removes it. */
  plant(defect: Defect | null): void;
  stop(): Promise<void>;
}

/** Serves a test service over HTTP, with a defect in one operation. */
export async function startDefectiveService(service: TestService): Promise<DefectiveService> {
  const match = operationMatcher(contractOperations(readContract(contractFile)));
  const cookie = await service.cookieOf('superUser');
  let planted: Defect | null = null;

  const fetch = async (request: Request) => {
    const operationId = match(request.method, new URL(request.url).pathname)?.operation.operationId;
    const defect = planted?.operationId === operationId ? planted : null;
    const headers = new Headers(request.headers);
    defect?.request?.(headers, cookie);
    const text = await request.text();
    const body = request.method === 'GET' ? null : (defect?.body?.(text) ?? text);
    headers.delete('Content-Length');
    // A defect changes text.
    headers.delete('Accept-Encoding');
    const init = { method: request.method, headers, body };
    const response = await service.service.fetch(new Request(request.url, init));
    return defect?.answer ? changed(response, defect.answer) : response;
  };

  const { server, port } = await startServer({ fetch, host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${port}`,
    plant: (defect) => {
      planted = defect;
    },
    stop: () => stopServer(server),
  };
}

async function changed(response: Response, change: NonNullable<Defect['answer']>) {
  const text = await response.text();
  const answer = { status: response.status, type: response.headers.get('Content-Type'), text };
  const { reason, ...after } = { ...answer, ...change(answer) } as ChangedAnswer;
  const headers = new Headers();
  if (after.type !== null) headers.set('Content-Type', after.type);
  if (reason !== undefined) headers.set('X-Error-Reason', reason);
  return new Response(after.text, { status: after.status, headers });
}
