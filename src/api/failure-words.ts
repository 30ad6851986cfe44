import { brokenText, ownMessageOf, rejectedText } from '~/domain/call-outcome';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
import { ApiError } from './api-error';
import { messageOfCode } from './error-messages';

/** A screen's own texts for a failed call: docs/product/messages.md. */
export interface ScreenWords {
  /** A sentence before every failure; empty if the screen already shows it above the failure. */
  readonly lead?: string;
  /** Texts that replace the catalogue's for some codes. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The text for a failure that has no text of its own. */
  readonly otherwise?: string;
}

/**
 * Composes the text of a failure: the screen's lead, the text of the code or of the status, and the
 * server's reason. It repeats none of them. No other function joins these parts.
 */
export function failureWords(failure: unknown, words: ScreenWords = {}): string {
  const call = failedCallOf(failure);
  // The lead may say "Please try again later", and a retry would repeat the change.
  const lead = call?.wasDone ? undefined : words.lead;
  const parts = call
    ? [lead, textOf(call, words), call.reason]
    : [words.lead, ownMessageOf(failure)];
  const texts = parts.map((part) => part?.trim() ?? '').filter((text) => text !== '');
  // The server's reason is last and stays.
  const unrepeated = texts.filter(
    (text, index) => !texts.slice(index + 1).some((later) => plain(later) === plain(text)),
  );
  return unrepeated.length > 0 ? unrepeated.reduce(joined) : (words.otherwise ?? rejectedText);
}

/**
 * Composes the text of a page that has failed. Of anything but a call, nobody can tell whether its text
 * is the console's or React's.
 */
export const pageFailureWords = (failure: unknown): string =>
  failedCallOf(failure) ? failureWords(failure, { otherwise: 'Unknown error' }) : brokenText;

/**
 * Returns the text of `failureWords` as an error, whose cause is the failure. What stopped a save before it
 * sent anything has words of its own.
 */
export const inWords = (failure: unknown, words: ScreenWords): Error =>
  failure instanceof IncompleteRecord
    ? failure
    : new Error(failureWords(failure, words), { cause: failure });

/**
 * Returns a function that words the failures of an edit page by their step: load, save, delete. A
 * step without texts of its own keeps its error.
 */
export const rewordedBy =
  (texts: Readonly<Record<string, ScreenWords>>) =>
  (failure: unknown, step: string): Error => {
    const words = texts[step];
    if (words) return inWords(failure, words);
    return failure instanceof Error ? failure : inWords(failure, {});
  };

/** Finds the failed call behind an error of `inWords`, so that no text appears twice. */
function failedCallOf(failure: unknown): ApiError | undefined {
  if (failure instanceof ApiError) return failure;
  return failure instanceof Error ? failedCallOf(failure.cause) : undefined;
}

function textOf(call: ApiError, { lead, codes = {} }: ScreenWords): string | undefined {
  if (call.status !== 400 && call.status !== 404) return statusTextOf(call);
  if (Object.hasOwn(codes, call.code)) return codes[call.code];
  // Between a lead and a reason, "Bad Request." adds nothing.
  if (lead !== undefined && call.reason && call.code === 'BadRequest') return '';
  return messageOfCode(call.code);
}

const plain = (text: string) => text.toLowerCase().replace(/(?<![\s.!?])[\s.!?]+$/, '');

/** Joins two texts, of which the first may have no full stop. */
export const joined = (before: string, next: string) =>
  `${before}${/[.!?]$/.test(before) ? '' : '.'} ${next}`;

// HTTP/2 has no status text, so the common statuses need a text of ours.
const fallbackTexts: Record<number, string> = {
  401: 'You are not signed in',
  403: 'You are not allowed to do this',
  405: 'The server does not offer this',
  408: 'The server took too long to answer',
  409: 'The record was changed by somebody else',
  413: 'The request is too large',
  429: 'Too many requests, please wait a while',
  500: 'The server failed to answer',
  501: 'The server does not offer this yet',
  502: 'The server cannot be reached',
  503: 'The server is not available at this time',
  504: 'The server took too long to answer',
};

/** Returns the answer's own status text, or else a text of ours. It is never empty. */
const statusTextOf = ({ status, statusText }: Pick<Response, 'status' | 'statusText'>) =>
  statusText.trim() || fallbackTexts[status] || `Unexpected answer (status ${status})`;
