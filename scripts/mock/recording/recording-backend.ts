import { Hono } from 'hono';
import type { ContractDocument } from '../../../openapi/reader/contract-document';
import { isFromElsewhere } from '../../../service/authentication/request-origin';
import { isReading } from '../../contract/conformance/operations/is-reading';
import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';
import type { Backend } from '../backends/backend';
import { allowOwnFrames } from '../gateway/allow-own-frames';
import { browserOfRequest } from '../gateway/mock-state';
import { askService, refusal } from './ask-service';
import { Recorder } from './recorder';

export interface RecordingBackend extends Backend {
  recorder: Recorder;
}

/** Which service is recorded. */
export interface RecordOptions {
  /** The origin of the service. */
  origin: string;
  /** Whether calls that change something reach the service. */
  mayChange: boolean;
}

/** Answers calls from another service, whose sign-in pages it serves, and keeps the answers. */
export function recordingBackend(
  document: ContractDocument,
  { origin, mayChange }: RecordOptions,
  log: (line: string) => void,
): RecordingBackend {
  const recorder = new Recorder(document, origin, mayChange, log);
  return {
    recorder,
    answer: (request, matched) => answerCall(recorder, request, matched),
    authentication: signInPages(origin),
    recordsNote: mayChange
      ? `Saved changes are really saved at ${origin}.`
      : `The mock refuses to change records at ${origin}.`,
    close: async () => {},
  };
}

// A path without encoded characters, which a server could read as another path.
const signInPath = /^\/authentication\/(?:[\w-]+\/?)*$/;

/** Whether a parameter leads out of its place in the path when a server decodes it. */
const isPathStep = (parameter: string) => /(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(parameter);

async function answerCall(
  recorder: Recorder,
  request: Request,
  matched: MatchedOperation,
): Promise<Response> {
  const { origin, mayChange } = recorder;
  const { operation } = matched;
  if (operation.isRemote) return refusal(404, 'A recording has no calls to POS Core instances.');
  if (matched.pathParameters.some(isPathStep)) {
    return refusal(404, 'There is no record with this id.');
  }
  if (!mayChange && !isReading(operation)) {
    return refusal(
      403,
      `The mock only reads from ${origin}. With --record-changes it also changes records there.`,
    );
  }
  const sent = operation.method === 'GET' ? null : await request.arrayBuffer();
  const { answer, content } = await askService(origin, request, sent);
  if (content === null) return answer;
  recorder.add(browserOfRequest(request), {
    matched,
    query: new URL(request.url).searchParams,
    request: jsonOf(request.headers, sent),
    status: answer.status,
    mediaType: mediaTypeOf(answer.headers),
    text: new TextDecoder().decode(content),
  });
  return answer;
}

/** Serves the pages below /authentication from the service. Everything else is closed. */
function signInPages(origin: string): Hono {
  const pages = new Hono();
  pages.on(['GET', 'POST'], '*', async (context) => {
    const { method, raw } = context.req;
    if (!signInPath.test(new URL(raw.url).pathname)) return context.notFound();
    if (method === 'POST' && isFromElsewhere(context, null)) {
      return refusal(403, 'The form came from another site.');
    }
    const { answer } = await askService(
      origin,
      raw,
      method === 'GET' ? null : await raw.arrayBuffer(),
    );
    allowOwnFrames(answer.headers);
    return answer;
  });
  return pages;
}

const mediaTypeOf = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

function jsonOf(headers: Headers, content: ArrayBuffer | null): unknown {
  if (content === null || mediaTypeOf(headers) !== 'application/json') return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}
