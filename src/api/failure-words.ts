import { rejectedText } from '~/domain/rejected-text';
import { ApiError } from './api-error';
import { messageOfCode } from './error-messages';
import { statusTextOf } from './status-text';

/** What a screen says in words of its own about a failed call: docs/product/messages.md. */
export interface ScreenWords {
  /** A sentence before every failure; empty where it stands above the words already. */
  readonly lead?: string;
  /** Words for some codes, in the place of the catalogue's. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Words for a failure that says nothing. */
  readonly otherwise?: string;
}

/**
 * What a person reads about a failure, and the only place that joins it: the screen's lead, the text
 * of the code or of the status, and the server's own reason, each once.
 */
export function failureWords(failure: unknown, words: ScreenWords = {}): string {
  const call = failedCallOf(failure);
  // "Please try again later" would repeat a change that was done.
  const lead = call?.wasDone ? undefined : words.lead;
  const parts = call
    ? [lead, textOf(call, words), call.reason]
    : [words.lead, failure instanceof Error ? failure.message : ''];
  const said = parts.map((part) => part?.trim() ?? '').filter(isSaidOnce);
  return said.reduce(joined, '') || (words.otherwise ?? rejectedText);
}

/** The same as an error, for what shows or throws one; the failure is its cause. */
export const inWords = (failure: unknown, words: ScreenWords): Error =>
  new Error(failureWords(failure, words), { cause: failure });

/** The call behind a failure that may have been put in words already, which then are not said twice. */
function failedCallOf(failure: unknown): ApiError | undefined {
  if (failure instanceof ApiError) return failure;
  return failure instanceof Error ? failedCallOf(failure.cause) : undefined;
}

function textOf(call: ApiError, { lead, codes }: ScreenWords): string {
  if (call.status !== 400 && call.status !== 404) return statusTextOf(call);
  if (codes && Object.hasOwn(codes, call.code)) return codes[call.code] ?? '';
  // Between a lead and a reason, "Bad Request." would say nothing more.
  if (lead !== undefined && call.reason && call.code === 'BadRequest') return '';
  return messageOfCode(call.code);
}

/** Whether no text behind one says the same: the server's own words are said last. */
const isSaidOnce = (text: string, place: number, all: readonly string[]) =>
  text !== '' && !all.slice(place + 1).some((later) => plain(later) === plain(text));

const plain = (text: string) => text.toLowerCase().replace(/[\s.!?]+$/, '');

function joined(before: string, next: string): string {
  if (before === '') return next;
  return /[.!?]$/.test(before) ? `${before} ${next}` : `${before}. ${next}`;
}
