import { type Context, Hono } from 'hono';
import type { ContractDocument } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { contractDocs } from '../../../service/contract-docs';
import { maskedPath } from '../../../service/http/masked-path';
import { securityHeaders } from '../../../service/http/security-headers';
import { operationMatcher } from '../../contract/recorded-traffic/match-operation';
import { CallLog } from '../log/call-log';
import { isMet } from '../own-answer/condition';
import { Playback } from '../recording/playback';
import type { Recorder } from '../recording/recorder';
import { hasStory } from '../scenario-text';
import { type Answering, answerOperation, type MockEnvironment } from './answer-operation';
import { authenticationPages } from './authentication-pages';
import { conditionalCall } from './conditional-call';
import { type ConsoleSource, consolePages } from './console-pages';
import { callLogger } from './log-calls';
import { malformedAddressAnswer } from './malformed-address';
import { mockPages } from './mock-pages';
import { mockStateStore } from './mock-state';
import { methodOf, otherOrigins } from './other-origins';
import { responseOfAddress } from './response-of-address';
import { scenarioLinks } from './scenario-links';

export interface GatewayOptions extends Answering {
  contract: ContractDocument;
  console: ConsoleSource;
  /** The folder of saved stories. */
  stories: string;
  /** Keeps what a recorded service answers; null when nothing is recorded. */
  recorder: Recorder | null;
  /** Whether pages of other origins may make the console's own calls, with cookies. */
  isOpenToOtherOrigins: boolean;
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
  isOpenToOtherOrigins,
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
  app.use(otherOrigins({ match, allowsAll: isOpenToOtherOrigins }));
  app.use(async (context, next) => {
    const matched = match(methodOf(context), context.req.path);
    if (matched === null) return next();
    const { operation } = matched;
    const named = responseOfAddress(operation, context.req.url);
    if (typeof named === 'string' && named !== 'network') return context.text(named, 400);
    const { choices, persona, recording } = states.read(context);
    const call = await conditionalCall(
      context.req.raw,
      matched,
      choices.get(operation.operationId),
    );
    const step = states.nextStep(context, operation.operationId, choices, (condition) =>
      isMet(condition, call),
    );
    const began = Date.now();
    const request = context.req.raw.clone();
    const story = persona === 'none' || recording === null ? null : playback.story(recording);
    const recorded = () =>
      story && playback.answer(context, matched, story, (text) => states.nextCall(context, text));
    const answer =
      malformedAddressAnswer(context.req.url) ??
      (await answerOperation(context, matched, { persona, named, step, recorded }, answering));
    // The answer does not wait for the log: a long list comes in parts.
    logCall(context, { operation, step, request, began, answer }).catch((error) =>
      log(`${context.req.method} ${maskedPath(context.req.path)} is not in the log: ${error}`),
    );
    return answer;
  });
  app.options('*', (context) => context.body(null, 405));
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
