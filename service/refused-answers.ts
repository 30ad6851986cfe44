import { type ContractOperation, responseOfStatus } from '../openapi/reader/contract-operations';
import { reasonHeader } from '../src/domain/error-reason';
import type { Refusal } from './contract/refusal';
import type { ErasedAnswer } from './contract/response-writer';
import {
  adviceOf,
  type DatabaseUnavailable,
  retryAfterSeconds,
} from './database/database-unavailable';

/** Answers a call that the caller may not make. */
export function refusalOf(
  operation: ContractOperation,
  access: { refusedBecause: string } | 'unknown',
): ErasedAnswer {
  if (access === 'unknown' && responseOfStatus(operation, 404)) {
    return plain(404, 'The record does not exist.');
  }
  return plain(
    403,
    access === 'unknown' ? 'Your account is not allowed to do this.' : access.refusedBecause,
  );
}

/** Answers a call that a rule refuses, with its code and reason. */
export function answerOfRefusal(refusal: Refusal): ErasedAnswer {
  const { status, code, reason, retryAfter = retryAfterSeconds } = refusal;
  const headers = {
    ...(reason !== undefined && { 'X-Error-Reason': reasonHeader(reason) }),
    ...(status === 503 && { 'Retry-After': String(retryAfter) }),
  };
  return { status, body: code, headers };
}

/** Answers a call while the database cannot be used. The console shows the reason to the person. */
export function answerOfUnavailable(problem: DatabaseUnavailable): ErasedAnswer {
  const advice = adviceOf(problem);
  const headers = {
    'X-Error-Reason': reasonHeader(advice),
    'Retry-After': String(retryAfterSeconds),
  };
  return { ...plain(503, advice), headers };
}

/** An answer with a text alone. */
export function plain(status: number, body: string): ErasedAnswer {
  return { status, body };
}
