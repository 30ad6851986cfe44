import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { longestCookie } from '../longest-cookie';
import { type Choice, formatScenarios, parseScenarios } from '../scenario-text';
import { bodyFields } from './body-fields';
import { conditionText } from './condition';
import { type Damage, damaged, damages } from './damage';
import { fieldPath, fieldText } from './field-path';
import { ownBodyText } from './own-body-text';

/** What the editor of an own answer holds. */
export interface AnswerDraft {
  /** As it was typed: it may be no status. */
  status: string;
  body: string;
  /** Whether only the next call gets the answer. */
  isForOneCall: boolean;
  /** The field of the condition; empty for every call. */
  field: string;
  value: string;
  /** The text of the field that the next damage is for. */
  path: string;
  /** What the last button did, or why it did nothing. */
  note: string | null;
  /** Why the answer cannot be chosen. */
  problem: string | null;
}

/** Reads the draft from the form of the editor. */
export function readDraft(field: (name: string) => string): AnswerDraft {
  return {
    status: field('status').trim(),
    // A form sends the ends of lines in its own way.
    body: field('body').replaceAll('\r\n', '\n'),
    isForOneCall: field('times') === 'one',
    field: field('field').trim(),
    value: field('value'),
    path: field('path'),
    note: null,
    problem: null,
  };
}

/** Damages the field of the draft that is selected. */
export function damagedDraft(draft: AnswerDraft, damage: Damage): AnswerDraft {
  const { isJson, value } = parsedBody(draft.body);
  if (!isJson) return { ...draft, note: 'Only JSON can be damaged with a button.' };
  const path = fieldPath(draft.path) ?? [];
  const result = damaged(value, path, damage);
  if ('problem' in result) return { ...draft, note: result.problem };
  const body = result.value === undefined ? '' : JSON.stringify(result.value, null, 2);
  const hasPath = bodyFields(result.value).some(({ text }) => text === draft.path);
  const note = `${draft.path || 'The whole body'}: ${damages[damage].label.toLowerCase()}.`;
  return { ...draft, body, note, path: hasPath ? draft.path : fieldText(path.slice(0, -1)) };
}

/** Parses the body of a draft, which may be no JSON on purpose. */
export function parsedBody(body: string): { isJson: boolean; value?: unknown } {
  try {
    return { isJson: true, value: JSON.parse(body) };
  } catch {
    return { isJson: false };
  }
}

/** Writes a draft as a scenario text, without the name of its operation. */
function draftText({ status, body, isForOneCall, field, value }: AnswerDraft): string {
  const condition = field === '' ? '' : `${conditionText({ field, value })}+`;
  return `${condition}${status}=${ownBodyText(body)}${isForOneCall ? '>usual' : ''}`;
}

/** Returns the choice that a draft means, or the reason why it means none. */
export function choiceOfDraft(
  operation: ContractOperation,
  draft: AnswerDraft,
): { choice: Choice } | { problem: string } {
  if (!/^\d{3}$/.test(draft.status))
    return { problem: 'The status is not a number from 200 to 599.' };
  const text = `${operation.operationId}:${draftText(draft)}`;
  const { choices, problems } = parseScenarios(text, [operation]);
  const choice = choices.get(operation.operationId);
  if (!choice) return { problem: problems[0]?.reason ?? 'There is no answer.' };
  const { length } = encodeURIComponent(formatScenarios(choices, [operation]));
  return length > longestCookie ? { problem: tooLarge(length) } : { choice };
}

/** Says that an answer is too large for a link and for a cookie. */
const tooLarge = (length: number): string =>
  `The answer is too large. Packed, it has ${length.toLocaleString('en-GB')} characters, and a link has ` +
  `room for ${longestCookie.toLocaleString('en-GB')}. Remove entries or long texts.`;
