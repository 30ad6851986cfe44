import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { MatchedOperation } from '../../contract/match-operation';
import type { Backend } from '../backends/backend';
import { exampleFor, type Persona } from '../personas';
import { type ChosenResponse, documentedResponse } from '../scenarios';
import type { Step } from '../step-text';

export type MockEnvironment = { Bindings: HttpBindings };

/** Hop-by-hop headers, and headers that the server writes itself. */
const droppedHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

export interface Answering {
  /** The origin of Prism, which makes an answer from an example and checks the request. */
  prismOrigin: string;
  /** Answers if nothing is chosen; null for the contract's examples. */
  backend: Backend | null;
  /** How long a slow answer waits. */
  slowMilliseconds: number;
}

interface Chosen {
  persona: Persona;
  /** What is chosen for this call; null for nothing. */
  step: Step | null;
  /** Finds the recorded answer of this call, if a recording is played and has one. */
  recorded: () => Promise<Response | null> | null;
}

/**
 * Answers a call of the contract as chosen. Without a choice a recording answers, then the back end, or
 * the example that fits the path and the persona.
 */
export async function answerOperation(
  context: Context<MockEnvironment>,
  matched: MatchedOperation,
  { persona, step, recorded }: Chosen,
  { prismOrigin, backend, slowMilliseconds }: Answering,
): Promise<Response> {
  const { operation, pathParameters } = matched;
  if (step?.wait) await delay(step.wait === 'usual' ? slowMilliseconds : step.wait);
  const url = new URL(context.req.url);
  const chosen = responseOfQuery(url) ?? step?.response ?? null;
  if (chosen === 'network') {
    context.env.incoming.socket.destroy();
    return new Response(null);
  }
  const played = chosen === null ? await recorded() : null;
  if (played !== null) return played;
  if (chosen === null && backend !== null) {
    return backend.answer(context.req.raw, matched, persona);
  }
  const { status, example } = chosen ?? {
    status: 200,
    example: exampleFor(operation, pathParameters, persona),
  };
  const headers = new Headers({
    Accept: documentedResponse(operation, status)?.mediaType ?? '*/*',
  });
  const prefer = context.req.header('prefer') ?? preferHeader(chosen && status, example);
  if (prefer !== '') headers.set('Prefer', prefer);
  for (const name of ['content-type', 'x-requested-with']) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (persona !== 'none') headers.set('Cookie', `session=${persona}`);

  const { method } = context.req;
  const answer = await fetch(`${prismOrigin}${url.pathname}${url.search}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: await context.req.arrayBuffer() }),
  });
  const answerHeaders = new Headers(answer.headers);
  for (const name of droppedHeaders) answerHeaders.delete(name);
  answerHeaders.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}

/**
 * Reads the response that the address names. The browser itself opens a download, without our headers,
 * so only the address can choose its response. It also helps a quick look with any other program.
 */
function responseOfQuery(url: URL): ChosenResponse | null {
  const code = url.searchParams.get('__code');
  const example = url.searchParams.get('__example');
  url.searchParams.delete('__code');
  url.searchParams.delete('__example');
  if (code === null && example === null) return null;
  return { status: Number(code ?? 200), example };
}

function preferHeader(status: number | null, example: string | null): string {
  return [
    ...(status === null ? [] : [`code=${status}`]),
    ...(example === null ? [] : [`example="${example}"`]),
  ].join(', ');
}
