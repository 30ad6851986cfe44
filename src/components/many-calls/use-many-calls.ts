import { useRef, useState } from 'react';
import { isUnanswered, messageOf, wasDone, wasRefused } from '~/domain/call-outcome';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
import { oneAtATime } from '~/domain/once';
import { NothingSent } from '../edit-page/use-work';
import { useIsSessionEnd } from '../session-end';
import { useIsShown } from '../use-is-shown';

/** One of many records with a call of its own. */
export interface ManyItem {
  id: string;
  label: string;
}

/** How the call of an item ended. An item without an outcome was not tried. */
export interface CallOutcome {
  /** With `unclear` nobody knows whether the service has done it. */
  kind: 'done' | 'failed' | 'unclear';
  /** Why it was not done, or what is to be known of it. */
  reason?: string;
}

export type CallOutcomes = ReadonlyMap<string, CallOutcome>;

export interface ManyCalls<Item extends ManyItem> {
  items: readonly Item[];
  /**
   * Sends the call of one item, or of several (`isBatch`). May resolve to the outcomes that the answer
   * names; every other item is done. Rejects with the error to show.
   */
  send: (items: readonly Item[]) => Promise<CallOutcomes | undefined>;
  /**
   * One call does all items or none. After a refusal the halves get calls of their own, and so on, so that
   * each item has an outcome.
   */
  isBatch?: boolean;
  /**
   * Runs before each attempt. Returns the outcomes that it already knows, such as those of records that
   * are gone. Rejects with the error to show, and nothing is sent then.
   */
  prepare?: (items: readonly Item[]) => Promise<CallOutcomes>;
}

const done: CallOutcome = { kind: 'done' };

function outcomeOf(cause: unknown): CallOutcome {
  const reason = messageOf(cause);
  if (wasDone(cause)) return { kind: 'done', reason };
  const isUnsent = cause instanceof IncompleteRecord || cause instanceof NothingSent;
  const isFailed = isUnsent || wasRefused(cause);
  return { kind: isFailed ? 'failed' : 'unclear', reason };
}

/**
 * Sends a call for each of many items, one after the other (docs/product/many-at-once.md#outcomes). A
 * failed call does not stop the others. A call without an answer does, and so does the end of the
 * session: the items after it stay untried.
 */
export function useManyCalls<Item extends ManyItem>(calls: ManyCalls<Item>) {
  const [outcomes, setOutcomes] = useState<CallOutcomes>(new Map());
  const [phase, setPhase] = useState<'asked' | 'running' | 'ended'>('asked');
  const [failure, setFailure] = useState<string>();
  // What is done may leave the list from which the items come.
  const [begun, setBegun] = useState<readonly Item[]>();
  const all = begun ?? calls.items;
  const isStopped = useRef(false);
  const [once] = useState(oneAtATime);
  const isSessionEnd = useIsSessionEnd();
  // A person who leaves the page by Back sends nothing more.
  const isShown = useIsShown();

  const note = (entries: readonly (readonly [string, CallOutcome])[]) =>
    setOutcomes((old) => new Map([...old, ...entries]));

  /** Returns whether the next item can be sent. */
  const fail = async (items: readonly Item[], cause: unknown): Promise<boolean> => {
    if (await isSessionEnd(cause)) return false;
    note(items.map(({ id }) => [id, outcomeOf(cause)]));
    return !isUnanswered(cause);
  };

  /** Sends one call. Rejects when it failed. */
  const sendOne = async (items: readonly Item[]) => {
    const named = await calls.send(items);
    note(items.map(({ id }) => [id, named?.get(id) ?? done]));
  };

  /**
   * Sends one call for all of the items. A refused call of several becomes two, for each half, so that a
   * few calls find the items that are refused. Returns whether the next items can be sent.
   */
  const sendPart = async (items: readonly Item[]): Promise<boolean> => {
    if (isStopped.current || !isShown.current) return false;
    try {
      await sendOne(items);
      return true;
    } catch (cause) {
      const isDivided = items.length > 1 && wasRefused(cause) && !(await isSessionEnd(cause));
      if (!isDivided) return fail(items, cause);
      const middle = Math.ceil(items.length / 2);
      return (await sendPart(items.slice(0, middle))) && sendPart(items.slice(middle));
    }
  };

  const attempt = async (items: readonly Item[]) => {
    const known = (await calls.prepare?.(items)) ?? new Map<string, CallOutcome>();
    note([...known]);
    const rest = items.filter(({ id }) => !known.has(id));
    const parts = calls.isBatch && rest.length > 0 ? [rest] : rest.map((item) => [item]);
    for (const part of parts) if (!(await sendPart(part))) return;
  };

  const left = all.filter(({ id }) => outcomes.get(id)?.kind !== 'done');
  const start = async () => {
    isStopped.current = false;
    setBegun(all);
    setPhase('running');
    setFailure(undefined);
    // Those that were not tried come first: a call that fails again may end the attempt.
    const rankOf = ({ id }: Item) => Number(outcomes.has(id));
    try {
      await attempt(left.toSorted((a, b) => rankOf(a) - rankOf(b)));
    } catch (cause) {
      if (!(await isSessionEnd(cause))) setFailure(messageOf(cause));
    } finally {
      setPhase('ended');
    }
  };

  return {
    phase,
    /** The items of the first start; before it, those that were given. */
    items: all,
    outcomes,
    /** Why an attempt sent nothing. */
    failure,
    left,
    start: () => once(start),
    /** Ends the attempt after the call that is on its way. */
    stop: () => {
      isStopped.current = true;
    },
  };
}
