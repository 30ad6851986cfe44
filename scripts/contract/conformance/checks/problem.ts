import type { ReceivedAnswer, SentRequest } from '../calls/send-call';

/** Where an answer is not what the contract says. */
export interface Finding {
  /**
   * The place in the answer: `status`, the name of a header, or the JSON pointer of a part of the
   * body, which is empty for the whole body.
   */
  pointer: string;
  expected: string;
  found: string;
}

/** A finding with the operation, the check and the call that showed it. */
export interface Problem extends Finding {
  operationId: string;
  /** What was checked, for example `without a session`. */
  check: string;
  request: SentRequest;
  answer: ReceivedAnswer;
}

/** Returns a pointer in which every entry of a list is the same. */
export const generalPointer = (pointer: string): string =>
  pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Returns the place of a finding in words. */
export function placeOf({ pointer }: Finding): string {
  return pointer === '' ? 'the body' : pointer;
}
