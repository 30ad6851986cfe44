import type { Context } from 'hono';
import type { ContractDocument } from '../../../openapi/reader/contract-document';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { isFailure } from '../../../service/contract/response-writer';
import { reasonOfHeader } from '../../../src/domain/error-reason';
import { answerChecker } from '../../contract/recorded-traffic/answer-problem';
import { type CallLog, withoutBrowser } from '../log/call-log';
import { type LoggedCall, loggedBody } from '../log/logged-call';
import { type Step, stepLabel } from '../step-text';
import type { MockEnvironment } from './answer-operation';

interface AnsweredCall {
  operation: ContractOperation;
  step: Step | null;
  /** The request with its body unread. */
  request: Request;
  /** When the call came, in milliseconds of the clock. */
  began: number;
  answer: Response;
}

/**
 * Makes the function that writes an answered call into the log.
 * @param log gets a line for each call that did not fit the contract
 */
export function callLogger(
  contract: ContractDocument,
  calls: CallLog,
  { browserOf, log }: { browserOf: (context: Context) => string; log: (line: string) => void },
) {
  const answerProblem = answerChecker(contract, isFailure);

  return async (context: Context<MockEnvironment>, call: AnsweredCall): Promise<void> => {
    const { operation, step, began, answer, request } = call;
    const copy = answer.clone();
    const { pathname, search } = new URL(context.req.url);
    const isCut = context.env?.incoming?.socket.destroyed ?? false;
    const browser = operation.isRemote ? withoutBrowser : browserOf(context);
    const logged = calls.add(browser, {
      time: new Date(began).toISOString(),
      page: pageOf(context),
      operationId: operation.operationId,
      method: context.req.method,
      path: `${pathname}${search}`,
      status: isCut ? 0 : answer.status,
      milliseconds: Date.now() - began,
      step: step && stepLabel(operation, step),
      request: loggedBody(request.headers.get('content-type'), await contentOf(request)),
      response: null,
      problems: isCut ? [] : requestProblems(answer),
    });
    if (!isCut) await addAnswer(logged, copy);
    if (logged.problems.length === 0) return;
    log(
      `${logged.method} ${pathname} did not fit the contract:\n  ${logged.problems.join('\n  ')}`,
    );
  };

  async function addAnswer(logged: LoggedCall, answer: Response): Promise<void> {
    const content = await contentOf(answer);
    const mimeType = answer.headers.get('content-type') ?? '';
    const problem = answerProblem({
      request: { url: new URL(logged.path, 'http://mock').href, method: logged.method },
      response: {
        status: logged.status,
        headers: [...answer.headers].map(([name, value]) => ({ name, value })),
        content: { size: content.byteLength, mimeType, text: new TextDecoder().decode(content) },
      },
    });
    calls.complete(logged, loggedBody(mimeType, content), problem);
  }
}

/** Reads a body; an empty one if the connection ends before it is complete. */
const contentOf = (message: Request | Response) =>
  message.arrayBuffer().catch(() => new ArrayBuffer(0));

/** The pages of the mock let the browser name the page that a call comes from. */
function pageOf(context: Context): string | null {
  const referrer = context.req.header('referer');
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { pathname, search } = new URL(referrer);
  return `${pathname}${search}`;
}

/** Reads what Prism reports in the `sl-violations` header of its answer, or the service in its own. */
function requestProblems(answer: Response): string[] {
  const violation = reasonOfHeader(answer.headers.get('x-contract-violation'));
  if (violation !== undefined) return [violation];
  const header = answer.headers.get('sl-violations');
  if (header === null || answer.status === 401) return [];
  try {
    const problems = JSON.parse(header) as { location?: string[]; message?: string }[];
    return problems.map(({ location, message }) =>
      [location?.join('.'), message].filter(Boolean).join(': '),
    );
  } catch {
    return [header];
  }
}
