import type {
  ContractOperation,
  DocumentedExample,
} from '../../../openapi/reader/contract-operations';
import type { LoggedCall } from '../log/logged-call';
import { exampleFor, type Persona } from '../personas';
import type { Choice } from '../scenario-text';
import { documentedResponse } from '../scenarios';
import { isOwnAnswer } from '../step-text';
import { type AnswerDraft, parsedBody } from './answer-draft';

interface Beginning {
  operation: ContractOperation;
  /** What is chosen for the operation. */
  choice: Choice | undefined;
  /** The call of the log whose answer is edited; null for none. */
  call: LoggedCall | null;
  /** The calls of the browser, oldest first. */
  logged: readonly LoggedCall[];
  persona: Persona;
}

const empty = { isForOneCall: false, field: '', value: '', path: '', note: null, problem: null };

/**
 * Returns what the editor begins with: the answer of the call, what is chosen, the last success of the
 * operation, or the usual example.
 */
export function firstDraft(beginning: Beginning): AnswerDraft {
  const { operation, choice, call, logged, persona } = beginning;
  const answered = call === null ? null : draftOfCall(call);
  if (answered !== null) return answered;
  const step = choice?.find(({ response }) => isOwnAnswer(response)) ?? choice?.[0];
  const response = step?.response ?? null;
  if (step && isOwnAnswer(response)) {
    const { field = '', value = '' } = step.condition ?? {};
    const isForOneCall = choice?.length === 2 && choice[1]?.response === null;
    const { status, body } = response;
    return { ...empty, status: String(status), body, isForOneCall, field, value };
  }
  const { operationId } = operation;
  const last = logged.findLast((one) => one.operationId === operationId && one.status === 200);
  const lastDraft = choice || call || !last ? null : draftOfCall(last);
  if (lastDraft !== null) return lastDraft;
  const chosen = response === null || response === 'network' ? null : response;
  const status = chosen?.status ?? 200;
  const name = chosen ? chosen.example : exampleFor(operation, [], persona);
  const examples = documentedResponse(operation, status)?.examples ?? [];
  const example = examples.find((each) => each.name === name) ?? examples[0];
  const draft = { ...empty, status: String(status), body: example ? bodyOf(example) : '' };
  return call === null ? draft : { ...draft, note: withoutAnswer(call) };
}

/** The answer of a call; null if the log has not the whole of it. */
function draftOfCall({ status, response }: LoggedCall): AnswerDraft | null {
  if (status === 0 || response === null || response.isCut || response.text === '') return null;
  const note = response.text.includes('"***"')
    ? 'The log has masked passwords and tokens as ***.'
    : null;
  return { ...empty, status: String(status), body: indented(response.text), note };
}

/** Indents JSON, unless that would change what it says, such as a number beyond 2^53. */
function indented(text: string): string {
  const { isJson, value } = parsedBody(text);
  return isJson && JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
}

const withoutAnswer = ({ response }: LoggedCall) =>
  response?.isCut
    ? 'The log does not keep an answer as long as this one. This is an example of the contract.'
    : 'The call had no answer to edit. This is an example of the contract.';

const bodyOf = ({ value }: DocumentedExample) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);
