import { type Context, Hono } from 'hono';
import type { ContractDocument } from '../../../service/contract/contract-document';
import {
  type ContractOperation,
  contractOperations,
} from '../../../service/contract/contract-operations';
import { contractDocs } from '../../../service/contract-docs';
import { maskedPath } from '../../../service/http/masked-path';
import { securityHeaders } from '../../../service/http/security-headers';
import { operationMatcher } from '../../contract/match-operation';
import { CallLog } from '../log/call-log';
import { Playback } from '../recording/playback';
import type { Recorder } from '../recording/recorder';
import { hasStory } from '../scenario-text';
import { type Answering, answerOperation, type MockEnvironment } from './answer-operation';
import { authenticationPages } from './authentication-pages';
import { type ConsoleSource, consolePages } from './console-pages';
import { callLogger } from './log-calls';
import { mockPages } from './mock-pages';
import { mockStateStore } from './mock-state';
import { scenarioLinks } from './scenario-links';

export interface GatewayOptions extends Answering {
  contract: ContractDocument;
  console: ConsoleSource;
  /** The folder of saved stories. */
  stories: string;
  /** Keeps what a recorded service answers; null when nothing is recorded. */
  recorder: Recorder | null;
  log: (line: string) => void;
}

/**
 * Answers every request to the mock: calls of the contract through Prism, as chosen; the panel; the
 * contract's documentation; the authentication service's pages; the console.
 */
export function gateway({
  contract,
  log,
  console,
  stories,
  recorder,
  ...answering
}: GatewayOptions) {
  const { backend } = answering;
  const operations = contractOperations(contract);
  const match = operationMatcher(operations);
  const states = mockStateStore(operations);
  const playback = new Playback(stories, operations);
  const calls = new CallLog();
  const logCall = callLogger(contract, calls, { browserOf: states.browserOf, log });
  const app = new Hono<MockEnvironment>();

  // A development server's pages have inline scripts and no policy.
  if (console.vite === null) app.use(...securityHeaders({ isHttps: false }));
  // A browser sends a call again by itself if a connection that it has used before ends without an answer.
  // A story would go on by two steps.
  app.use(async (context, next) => {
    await next();
    if (hasStory(states.read(context).choices)) context.header('Connection', 'close');
  });
  app.use(async (context, next) => {
    const { method, path } = context.req;
    const matched = match(method, path);
    if (matched === null) return next();
    const { choices, persona, recording } = states.read(context);
    const step = states.nextStep(context, matched.operation.operationId, choices);
    const began = Date.now();
    const request = context.req.raw.clone();
    const story = persona === 'none' || recording === null ? null : playback.story(recording);
    const recorded = () =>
      story && playback.answer(context, matched, story, (text) => states.nextCall(context, text));
    const answer = await answerOperation(context, matched, { persona, step, recorded }, answering);
    if (matched.operation.isRemote) answer.headers.set('Access-Control-Allow-Origin', '*');
    // The answer does not wait for the log: a long list comes in parts.
    void logCall(context, { operation: matched.operation, step, request, began, answer });
    return answer;
  });
  app.options('*', (context) => {
    const method = context.req.header('access-control-request-method') ?? '';
    const matched = match(method, context.req.path);
    return matched?.operation.isRemote
      ? preflightAnswer(matched.operation)
      : context.body(null, 405);
  });
  app.use(scenarioLinks(operations, states, stories));
  app.route(
    '/mock',
    mockPages({
      operations,
      tags: contract.tags ?? [],
      states,
      calls,
      stories,
      recordsNote: backend?.recordsNote,
      recorder,
    }),
  );
  if (backend?.pages) app.route('/', backend.pages);
  app.route('/authentication', backend?.authentication ?? authenticationPages(operations, states));
  app.route('/docs', contractDocs(contract));
  app.all('/api/*', notInContract);
  app.route('/', consolePages(console, operations, states, backend));
  app.notFound(notInContract);
  app.onError((error, context) => {
    const { method, path } = context.req;
    log(`${method} ${maskedPath(path)} failed: ${error.stack ?? error.message}`);
    return context.text(`The mock failed: ${error.message}`, 502);
  });
  return app;
}

function notInContract(context: Context): Response {
  const { method, path } = context.req;
  return context.text(`${method} ${path} is not in the contract.`, 404);
}

/**
 * Answers a preflight. The console calls POS Core instances at other origins, without credentials
 * (docs/product/calls.md#remote-instances).
 */
function preflightAnswer({ method }: ContractOperation): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Content-Type, X-Requested-With',
      'Access-Control-Max-Age': '600',
    },
  });
}
