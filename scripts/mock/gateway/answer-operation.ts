import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';
import type { Backend } from '../backends/backend';
import { exampleFor, type Persona } from '../personas';
import type { ChosenResponse } from '../scenarios';
import { isOwnAnswer, type Step } from '../step-text';
import { askPrism } from './ask-prism';
import { methodOf } from './other-origins';
import { ownAnswer } from './own-answer';
import { addressOfCall } from './response-of-address';

export type MockEnvironment = { Bindings: HttpBindings };

export interface Answering {
  /** Where Prism listens, which makes an answer from an example and checks the request. */
  prismOrigin: string;
  /** Answers if nothing is chosen; null for the contract's examples. */
  backend: Backend | null;
  /** How long a slow answer waits. */
  slowMilliseconds: number;
}

interface Chosen {
  persona: Persona;
  /** The response that the address of this call names; null for none. */
  named: ChosenResponse | null;
  /** What is chosen for this call; null for nothing. */
  step: Step | null;
  /** Finds the recorded answer of this call, if a recording is played and has one. */
  recorded: () => Promise<Response | null> | null;
}

/** Seconds. Who is refused as too fast learns when to come back. */
const retryAfter = '30';

/**
 * Answers a call of the contract as chosen. Without a choice a recording answers, then the back end, or
 * the example that fits the path and the persona. Prism checks every chosen answer's request, too.
 */
export async function answerOperation(
  context: Context<MockEnvironment>,
  matched: MatchedOperation,
  { persona, named, step, recorded }: Chosen,
  { prismOrigin, backend, slowMilliseconds }: Answering,
): Promise<Response> {
  const { operation, pathParameters } = matched;
  if (step?.wait) await delay(step.wait === 'usual' ? slowMilliseconds : step.wait);
  const chosen = named ?? step?.response ?? null;
  if (chosen === 'network') {
    context.env.incoming.socket.destroy();
    return new Response(null);
  }
  const played = chosen === null ? await recorded() : null;
  if (played !== null) return played;
  if (chosen === null && backend !== null) {
    return backend.answer(withoutHead(context), matched, persona);
  }
  const usual = { status: null, example: exampleFor(operation, pathParameters, persona) };
  const asked = isOwnAnswer(chosen) ? usual : (chosen ?? usual);
  const url = addressOfCall(context.req.url);
  const answer = await askPrism(context, { operation, persona, url, asked, prismOrigin });
  // A request that does not fit, or that needs a session, is refused whatever is chosen.
  const sent = answer.ok && isOwnAnswer(chosen) ? ownAnswer(operation, chosen) : answer;
  if (sent.status === 429) sent.headers.set('Retry-After', retryAfter);
  return sent;
}

/** A back end gets GET for HEAD. The server leaves out the body. */
function withoutHead(context: Context): Request {
  const { raw } = context.req;
  return raw.method === 'HEAD' ? new Request(raw, { method: methodOf(context) }) : raw;
}
