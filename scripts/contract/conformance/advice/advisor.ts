import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import { operationMatcher } from '../../recorded-traffic/match-operation';
import type { KnownSecrets } from '../calls/known-secrets';
import type { ReceivedAnswer, SentRequest } from '../calls/send-call';
import type { Finding, Problem } from '../checks/problem';
import { cookieFlags } from './cookie-flags';
import { leaks } from './leaks';

/** What advice is about. The contract asks for none of it. */
export const adviceChecks = [
  'cookies',
  'caching',
  'inside of the service',
  'speed',
  'other origins',
  'HEAD',
  'own list',
] as const;

export type AdviceCheck = (typeof adviceChecks)[number];

export interface AdvisorOptions {
  /** All of the contract, since a path with a placeholder fits calls of others. */
  operations: readonly ContractOperation[];
  /** Those that the run is about. */
  selected: readonly ContractOperation[];
  isHttps: boolean;
  /** Milliseconds after which an answer is slow. */
  slow: number;
  secrets: KnownSecrets;
}

/** Collects advice: what the contract allows and a service should not do. */
export class Advisor {
  readonly #advice = new Map<string, Problem>();
  readonly #match;

  constructor(readonly options: AdvisorOptions) {
    this.#match = operationMatcher([...options.operations]);
  }

  /** Looks at a call, whatever it was made for. */
  watch(request: SentRequest, answer: ReceivedAnswer, milliseconds: number): void {
    const { selected, isHttps, slow, secrets } = this.options;
    const path = request.path.split('?')[0] ?? '';
    const matched = this.#match(request.method, path)?.operation.operationId;
    const operation = selected.find(({ operationId }) => operationId === matched);
    const add = (check: AdviceCheck, name: string) => (finding: Finding) =>
      this.add(check, name, finding, request, answer);
    cookieFlags(answer, isHttps).forEach(add('cookies', `${request.method} ${path}`));
    if (!operation) return;
    const { operationId } = operation;
    leaks(answer, secrets).forEach(add('inside of the service', operationId));
    if (operation.needsSession) caching(answer).forEach(add('caching', operationId));
    if (milliseconds <= slow) return;
    add(
      'speed',
      operationId,
    )({
      pointer: 'the time',
      expected: `an answer within ${slow / 1000} s`,
      found: `${(milliseconds / 1000).toFixed(1)} s`,
    });
  }

  /** Adds advice. What is known of an operation, or of a cookie, stays as it was. */
  add(
    check: AdviceCheck,
    operationId: string,
    finding: Finding,
    request: SentRequest,
    answer: ReceivedAnswer,
  ): void {
    const { pointer, expected, found } = finding;
    // A cookie is the same one, whichever call sets it.
    const about = check === 'cookies' ? found : operationId;
    const key = JSON.stringify([check, about, pointer, expected]);
    if (this.#advice.has(key)) return;
    this.#advice.set(key, { ...finding, check, operationId, request, answer });
  }

  get all(): readonly Problem[] {
    return [...this.#advice.values()];
  }
}

/** Finds an answer behind a session that a cache may keep for others. */
function caching({ status, headers }: ReceivedAnswer): Finding[] {
  const found = headers.get('Cache-Control') ?? 'nothing';
  if (status !== 200 || /\b(?:no-store|no-cache|private)\b/i.test(found)) return [];
  return [{ pointer: 'Cache-Control', expected: 'no-store, no-cache or private', found }];
}
