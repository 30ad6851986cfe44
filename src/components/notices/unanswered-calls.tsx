import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';

/** A call that has had no answer for 15 seconds. */
export interface UnansweredCall {
  /** The call changes nothing, so the console can send it again. */
  readonly isReading: boolean;
  readonly askAgain: () => void;
  readonly giveUp: () => void;
}

/** The store of the unanswered calls. */
export interface UnansweredCalls {
  subscribe: (listener: () => void) => () => void;
  current: () => readonly UnansweredCall[];
}

const noCalls: readonly UnansweredCall[] = [];
const nothing: UnansweredCalls = { subscribe: () => () => {}, current: () => noCalls };

const CallsContext = createContext(nothing);
const NoticesContext = createContext({ count: 0, add: (_change: 1 | -1) => {} });

/** Provides the unanswered calls to the page, and counts the notices that report them. */
export function UnansweredCallsProvider(props: { calls: UnansweredCalls; children: ReactNode }) {
  const [count, add] = useReducer((before: number, change: 1 | -1) => before + change, 0);
  const notices = useMemo(() => ({ count, add }), [count]);
  return (
    <CallsContext value={props.calls}>
      <NoticesContext value={notices}>{props.children}</NoticesContext>
    </CallsContext>
  );
}

/** Returns the calls without an answer. */
export function useUnansweredCalls(): readonly UnansweredCall[] {
  const { subscribe, current } = use(CallsContext);
  return useSyncExternalStore(subscribe, current);
}

/** Whether a notice within the page reports the calls. Otherwise the frame of the page does. */
export const useIsReportedNearby = (): boolean => use(NoticesContext).count > 0;

/** Counts the caller as such a notice while `isReporting` is true. */
export function useReportsCalls(isReporting: boolean): void {
  const { add } = use(NoticesContext);
  useLayoutEffect(() => {
    if (!isReporting) return;
    add(1);
    return () => add(-1);
  }, [isReporting, add]);
}
