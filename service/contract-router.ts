import { type Context, Hono } from 'hono';
import type { ContractDocument } from '../openapi/reader/contract-document';
import {
  type ContractOperation,
  contractOperations,
  fixedPathsFirst,
} from '../openapi/reader/contract-operations';
import { reasonHeader } from '../src/domain/error-reason';
import type { Access } from './authentication/authorise';
import type { Caller } from './authentication/caller';
import { userAgentOf } from './authentication/sessions';
import {
  type AdmissionOptions,
  LostAdmission,
  laterAdmission,
  longestAdmission,
} from './call-admission';
import { BodyBudget, smallBody } from './contract/body-budget';
import { type BodyLimits, bodyLimitsOf } from './contract/body-limits';
import { readBody } from './contract/body-reader';
import { problemOfSecurity } from './contract/call-security';
import { ContractViolation } from './contract/contract-violation';
import {
  readHeaderParameters,
  readPathParameters,
  readQueryParameters,
} from './contract/parameter-reader';
import { Refusal } from './contract/refusal';
import { type ErasedAnswer, problemOfAnswer, responseOf } from './contract/response-writer';
import { type SchemaValidators, schemaValidators } from './contract/schema-validators';
import { type ListWatch, StreamedList } from './contract/streamed-list';
import { Turns, type WithoutTurn } from './contract/turns';
import { checkedTransactions } from './database/checked-transactions';
import { logFailure } from './database/database-unavailable';
import type { Log } from './http/log';
import { refuseMethod } from './http/own-pages';
import { currentRequest, noteRequest, withRequestRecord } from './http/request-record';
import { answerOfRefusal, answerOfUnavailable, plain, refusalOf } from './refused-answers';
import type { ServiceContext } from './service-context';

/** A request that fits the contract. */
export interface ErasedRequest extends Partial<Pick<ServiceContext, 'database' | 'background'>> {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  caller: Caller | null;
  address: string;
  userAgent: string;
  deviceToken: string | undefined;
  now: Date;
  clock: () => Date;
  withoutTurn: WithoutTurn;
}

/** A handler with the types erased. The contract's validation replaces them at run time. */
export type ErasedHandler = (request: ErasedRequest) => Promise<ErasedAnswer> | ErasedAnswer;

export interface ContractRouterOptions extends AdmissionOptions {
  document: ContractDocument;
  handlers: ReadonlyMap<string, ErasedHandler>;
  authenticate(context: Context): Promise<Caller | null>;
  /** Checks that the caller has the role of the operation, before the service reads the body. */
  authorise(
    operationId: string,
    caller: Caller | null,
    params: Record<string, unknown>,
  ): Promise<Access>;
  addressOf(context: Context): string;
  /** Reads the token by which the service knows the browser again; undefined without one. */
  deviceTokenOf?(context: Context): string | undefined;
  log: Pick<Log, 'error'>;
  /** Checks every answer against the contract, and tells callers why a request is malformed. */
  isStrict: boolean;
}

/** What the router knows about all calls, and about one operation. */
interface Routing {
  operation: ContractOperation;
  options: ContractRouterOptions;
  validators: SchemaValidators;
  limits: BodyLimits;
  budget: BodyBudget;
  turns: Turns;
}

/**
 * Makes the router of the contract's calls. Routes, security and validation come from the document.
 * @throws when the contract and the handlers do not have the same operations
 */
export function contractRouter(options: ContractRouterOptions): Hono {
  const router = new Hono();
  const validators = schemaValidators(options.document);
  const served = fixedPathsFirst(contractOperations(options.document)).filter(
    (operation) => !operation.isRemote,
  );
  requireSameOperations(served, options);
  const budget = new BodyBudget();
  const turns = new Turns();
  for (const path of new Set(served.map((operation) => operation.path))) {
    for (const operation of served.filter((entry) => entry.path === path)) {
      const limits = bodyLimitsOf(options.document, operation);
      const routing = { operation, options, validators, limits, budget, turns };
      router.on(operation.method, routePath(path), (context) => answerCall(routing, context));
    }
    // Before the placeholders of other paths, which would take "batch" for a malformed id.
    router.all(routePath(path), async (context, next) => {
      const answering = served.filter((entry) => answersAt(entry, path, validators));
      // A page may have the path of a call, such as GET /invitations/accept/...
      const pageMethods = isOnlyApi(path) ? [] : ['GET'];
      const allowed = new Set([...pageMethods, ...answering.map((entry) => entry.method)]);
      const { method } = context.req;
      if (allowed.has(method === 'HEAD' ? 'GET' : method)) return next();
      return refuseMethod(context, [...allowed]);
    });
  }
  return router;
}

/** Whether every path below this one belongs to the contract, so that there is no page. */
export function isOnlyApi(path: string): boolean {
  return /^\/(api|Authentication)(\/|$)/.test(path);
}

/** Whether an operation has a path, or one whose placeholder may have a fixed part of that path as its value. */
function answersAt(operation: ContractOperation, path: string, validators: SchemaValidators) {
  const parts = path.split('/');
  const own = operation.path.split('/');
  const takes = (text: string | undefined, index: number) =>
    text === parts[index] ||
    operation.parameters.some(
      ({ name, schemaPointer }) =>
        text === `{${name}}` && validators.parameter(schemaPointer)(parts[index]).problem === null,
    );
  return own.length === parts.length && own.every(takes);
}

function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function requireSameOperations(served: ContractOperation[], options: ContractRouterOptions): void {
  const inContract = new Set(served.map((operation) => operation.operationId));
  const inService = new Set(options.handlers.keys());
  const missing = [...inContract].filter((id) => !inService.has(id));
  const unknown = [...inService].filter((id) => !inContract.has(id));
  if (missing.length + unknown.length > 0) {
    throw new Error(
      `The service and .generated/contract.json differ ("npm run generate" brings the latter up to date). ` +
        `Without a handler: ${missing.join(', ') || 'none'}. Not in the contract: ${unknown.join(', ') || 'none'}.`,
    );
  }
}

async function answerCall(routing: Routing, context: Context): Promise<Response> {
  const { operation, options, validators } = routing;
  noteRequest({ operation: operation.operationId, route: operation.path });
  let answer: ErasedAnswer;
  try {
    answer = await finalAnswer(routing, await handleCall(routing, context));
    const problem = options.isStrict ? problemOfAnswer(operation, answer, validators) : null;
    if (problem !== null) {
      options.log.error(
        `The answer to ${operation.operationId} is outside of the contract: ${problem}`,
      );
      answer = plain(500, `The answer to ${operation.operationId} is outside of the contract.`);
    }
  } catch (error) {
    const problem = logFailure(options.log, `${operation.operationId} failed`, error);
    answer = problem
      ? answerOfUnavailable(problem)
      : plain(500, 'The server could not complete the request.');
  }
  return responseOf(operation, answer, watchOf(routing, answer.status));
}

/** Waits for what happens outside of the service, when the call has given back its turn and its body. */
async function finalAnswer(
  { operation, options }: Routing,
  { finalBody, ...answer }: ErasedAnswer,
): Promise<ErasedAnswer> {
  if (!finalBody) return answer;
  try {
    return { ...answer, body: await finalBody() };
  } catch (error) {
    // The changes are stored: the call must not look as if it had failed.
    logFailure(options.log, `The end of ${operation.operationId} failed`, error);
    return answer;
  }
}

/**
 * Waits for the beginning of a list: a failure there has an answer of its own.
 * @param admit throws when the others of its records must not leave
 */
async function startedAnswer(
  answer: ErasedAnswer,
  admit: () => Promise<void>,
): Promise<ErasedAnswer> {
  const { body } = answer;
  return body instanceof StreamedList ? { ...answer, body: await body.start(admit) } : answer;
}

/** Checks and logs what happens to a list after its answer has begun. */
function watchOf({ operation, options, validators }: Routing, status: number): ListWatch {
  const request = currentRequest();
  return {
    check: (rows) => {
      if (!options.isStrict) return;
      const problem = problemOfAnswer(operation, { status, body: rows() }, validators);
      if (problem) throw new Error(`The list is outside of the contract: ${problem}`);
    },
    onFailure: (error) => {
      // Somebody has ended the session or taken the role: that is no failure of the service.
      if (error instanceof LostAdmission) return;
      const log = () =>
        logFailure(options.log, `The answer to ${operation.operationId} was broken off`, error);
      if (request) withRequestRecord(request, log);
      else log();
    },
  };
}

type Admission = Pick<ErasedRequest, 'caller' | 'params'> | { refusal: ErasedAnswer };

/** Finds who makes the call; an answer instead if they may not make it. */
async function admit(
  { operation, options, validators }: Routing,
  context: Context,
): Promise<Admission> {
  const readsSession = operation.security.some((schemes) => schemes.includes('session'));
  const caller = readsSession ? await options.authenticate(context) : null;
  const problem = problemOfSecurity(operation, context, caller?.userID);
  if (problem !== null) return { refusal: plain(401, problem) };
  const params = readPathParameters(operation, context.req.param(), validators);
  const access = await options.authorise(operation.operationId, caller, params);
  return access === 'allowed' ? { caller, params } : { refusal: refusalOf(operation, access) };
}

async function handleCall(routing: Routing, context: Context): Promise<ErasedAnswer> {
  const { operation, options, validators, limits, budget, turns } = routing;
  try {
    const began = options.now();
    const admission = await admit(routing, context);
    if ('refusal' in admission) return admission.refusal;
    const { params, caller } = admission;
    const handler = options.handlers.get(operation.operationId);
    if (handler === undefined) throw new Error(`${operation.operationId} has no handler.`);
    const query = new URL(context.req.url).searchParams;
    const rest = {
      params,
      query: readQueryParameters(operation, query, validators),
      headers: readHeaderParameters(operation, context.req.raw.headers, validators),
      caller,
      address: options.addressOf(context),
      userAgent: userAgentOf(context),
      deviceToken: options.deviceTokenOf?.(context),
      clock: options.now,
    };
    const person = caller?.userID ?? '';
    const admitLater = laterAdmission(routing, context, admission, began);
    const answered = await budget.use(person, async (grow, size) => {
      const body = await readBody(operation, context.req.raw, { limits, validators, grow });
      const database = checkedTransactions(options.database, admitLater);
      const answer = async (giveTurnUp: WithoutTurn) => {
        const now = options.now();
        const withoutTurn: WithoutTurn = async (work) => {
          const result = await giveTurnUp(work);
          const still = await admit(routing, context);
          if ('refusal' in still) throw new LostAdmission(still.refusal);
          return result;
        };
        if (now.getTime() - began.getTime() < longestAdmission) {
          return handler({ ...rest, body, now, withoutTurn, database });
        }
        const again = await admit(routing, context);
        if ('refusal' in again) return again.refusal;
        return handler({ ...rest, ...again, body, now, withoutTurn, database });
      };
      return size() > smallBody ? turns.take(person, answer) : answer((work) => work());
    });
    return await startedAnswer(answered, () => admitLater(options.database));
  } catch (error) {
    if (error instanceof ContractViolation) {
      const headers = { 'X-Contract-Violation': reasonHeader(error.message) };
      return { ...plain(400, 'BadRequest'), ...(options.isStrict && { headers }) };
    }
    if (error instanceof Refusal) return answerOfRefusal(error);
    if (error instanceof LostAdmission) return error.answer;
    throw error;
  }
}
