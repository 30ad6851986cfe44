import { createStore } from './listeners';

/** Work of which only the end counts: nobody reads its result. */
export type Completion = Promise<unknown>;

/**
 * The result of a save. If the service has repeated the answer of an earlier call (decision 0081), it says
 * what was stored then: somebody else may have changed it since. A notice offers to undo a deletion that is
 * undoable.
 */
export type SaveOutcome =
  | { readonly wasReplayed?: boolean; readonly isUndoable?: boolean }
  | undefined;

/** Makes a change again if the answer only repeats that of an earlier call. */
export async function sendAgainIfReplayed<Outcome extends SaveOutcome>(
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await change();
  return outcome?.wasReplayed ? change() : outcome;
}

/** Returns a field of a failed call, also of one that a screen has reworded. */
function fieldOf(
  failure: unknown,
  field: 'status' | 'code' | 'wasDone' | 'isSavedInPart',
): unknown {
  if (!(failure instanceof Error)) return undefined;
  return Reflect.get(failure, field) ?? fieldOf(failure.cause, field);
}

/**
 * Whether the server refused a call, so that the call changed nothing. Any other failure leaves that
 * open: no answer, an unreadable one, a failed server. Also checks the causes of an error that a
 * screen has reworded.
 */
export function wasRefused(failure: unknown): boolean {
  const status = fieldOf(failure, 'status');
  // A proxy answers 408 when it stops waiting for the service.
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408;
}

/** Whether a call has failed only because its answer could not be read: it has changed something. */
export const wasDone = (failure: unknown): boolean => fieldOf(failure, 'wasDone') === true;

/** Whether a failed action of several calls has saved something, or may have. */
export const isSavedInPart = (failure: unknown): boolean =>
  fieldOf(failure, 'isSavedInPart') === true;

/**
 * Whether the server has said that there is no such record, which a retry does not change. A 404 without words
 * may come from a proxy.
 */
export const isOfNothing = (failure: unknown): boolean =>
  fieldOf(failure, 'status') === 404 && fieldOf(failure, 'code') !== '';

/** Whether no answer came to a call. */
export const isUnanswered = (failure: unknown): boolean => fieldOf(failure, 'status') === 0;

/** A call that somebody waits for and that has had no answer for 15 seconds. */
export interface UnansweredCall {
  /** The call changes nothing, so it may be repeated. A write must not be sent a second time. */
  readonly isReading: boolean;
  /** Ends the request and sends it again. The caller receives the new answer. */
  readonly askAgain: () => void;
  /** Ends the request. The caller receives a `GivenUp` error. */
  readonly giveUp: () => void;
}

export const unansweredCalls = createStore<readonly UnansweredCall[]>([]);

/** The message of a failure without a message (docs/product/messages.md#empty-messages). */
export const rejectedText = 'Your request has been rejected';

/** What a person reads of an error in the code of the console. The log has its text. */
export const brokenText = 'An error in the console prevented this. Try again, or reload the page.';

/** Whether an error is the engine's or the browser's own, whose text is for programmers alone. */
export const isOfEngine = (failure: unknown): boolean =>
  failure instanceof DOMException ||
  (failure instanceof Error && /^(Eval|Range|Reference|Syntax|Type|URI)Error$/.test(failure.name));

/** Returns what a person reads of any thrown value; empty when it says nothing. */
export function ownMessageOf(failure: unknown): string {
  if (isOfEngine(failure)) return brokenText;
  return failure instanceof Error ? failure.message : '';
}

/** Returns the message of any thrown value; "rejected" when it has none. */
export const messageOf = (failure: unknown): string => ownMessageOf(failure) || rejectedText;
