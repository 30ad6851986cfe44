import type { ContractDocument } from '../../../openapi/reader/contract-document';
import {
  type ContractOperation,
  contractOperations,
  responseOfStatus,
} from '../../../openapi/reader/contract-operations';
import {
  type SchemaValidators,
  schemaValidators,
} from '../../../service/contract/schema-validators';
import { LostCalls, noAnswer } from './calls/lost-calls';
import { type RequestParts, requestOf, type Values } from './calls/request-of';
import {
  type ReceivedAnswer,
  type Sender,
  type SentRequest,
  ServiceGone,
  sendCall,
} from './calls/send-call';
import { duplicatesIn } from './checks/duplicates';
import { bodyOf, judgeAnswer } from './checks/judge-answer';
import type { Finding } from './checks/problem';
import { Results } from './checks/results';
import type { Person } from './people/people';

export interface Call extends Omit<RequestParts, 'headers'> {
  /** What the call checks, in words. */
  check: string;
  /** Who calls; null for nobody. */
  as: Pick<Person, 'headers'> | null;
  /** The statuses that conform; 200 by default. */
  expected?: readonly number[];
  headers?: Readonly<Record<string, string>>;
}

/** The answer to a call. */
export interface Answer {
  operationId: string;
  check: string;
  status: number;
  body: unknown;
  /** Whether the call succeeded as the contract says. */
  isRight: boolean;
  /** Whether nothing of it deviates from the contract. */
  conforms: boolean;
  request: SentRequest;
  answer: ReceivedAnswer;
}

/** A run against one service: sends calls, judges each answer, and keeps the results. */
export class Run {
  readonly results: Results;
  readonly validators: SchemaValidators;
  readonly #lost = new LostCalls();
  readonly #operations: ReadonlyMap<string, ContractOperation>;

  /** @param selected the operations that the results are about */
  constructor(
    readonly document: ContractDocument,
    readonly selected: readonly ContractOperation[],
    readonly sender: Sender,
  ) {
    this.results = new Results(selected);
    this.validators = schemaValidators(document);
    this.#operations = new Map(contractOperations(document).map((one) => [one.operationId, one]));
  }

  /** @throws when the contract has no such operation */
  operation(operationId: string): ContractOperation {
    const found = this.#operations.get(operationId);
    if (!found) throw new Error(`The contract has no operation ${operationId}.`);
    return found;
  }

  /**
   * Sends a call, judges its answer, and notes the result. An answer that is lost is a problem of the
   * call; its status is then 0.
   * @throws ServiceSilent when the service has answered none of the last calls
   */
  async call(operationId: string, call: Call): Promise<Answer> {
    const { check, as, expected = [200] } = call;
    const operation = this.operation(operationId);
    const request = this.#request(operation, call, as);
    const answer = await this.#lost.answerOf(sendCall(this.sender, request));
    if (answer instanceof ServiceGone) {
      const lost = { operationId, check, request, answer: noAnswer() };
      const found = answer.message;
      this.results.add({ ...lost, pointer: 'the answer', expected: 'a whole answer', found });
      return { ...lost, status: 0, body: undefined, isRight: false, conforms: false };
    }
    const judged = judgeAnswer(operation, answer, expected, this.validators);
    const schema = responseOfStatus(operation, answer.status)?.schemaPointer;
    const isJudgedFurther = judged.length === 0 && schema;
    const findings = isJudgedFurther ? duplicatesIn(this.document, schema, bodyOf(answer)) : judged;
    const problems = findings.map((one) => ({ ...one, operationId, check, request, answer }));
    this.results.note(operationId, check, answer.status, problems);
    const { status } = answer;
    const conforms = problems.length === 0;
    const isRight = status === 200 && conforms;
    return { operationId, check, status, body: bodyOf(answer), isRight, conforms, request, answer };
  }

  /** Sends a call that is no part of the results, for example to find ids. */
  async ask(operationId: string, as: Person | null, parts: { values?: Values; body?: unknown }) {
    const request = this.#request(this.operation(operationId), parts, as);
    const answer = await this.#lost.answerOf(sendCall(this.sender, request));
    if (answer instanceof ServiceGone) return { status: 0, body: undefined };
    return { status: answer.status, body: bodyOf(answer) };
  }

  /** Sends a request that is no part of the results. The status of a lost answer is 0. */
  async send(request: SentRequest): Promise<ReceivedAnswer> {
    const answer = await this.#lost.answerOf(sendCall(this.sender, request));
    return answer instanceof ServiceGone ? noAnswer() : answer;
  }

  /** Notes a finding that no schema shows. */
  report({ operationId, check, request, answer }: Answer, finding: Finding): void {
    this.results.add({ ...finding, operationId, check, request, answer });
  }

  /** Makes the request of a call that judges its answer itself. */
  requestOf(operationId: string, as: Person | null, parts: RequestParts): SentRequest {
    return this.#request(this.operation(operationId), parts, as);
  }

  #request(operation: ContractOperation, parts: RequestParts, as: Pick<Person, 'headers'> | null) {
    const headers = { ...parts.headers, ...as?.headers };
    return requestOf(operation, new URL(this.sender.url).origin, { ...parts, headers });
  }
}
