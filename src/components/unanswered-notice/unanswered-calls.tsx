import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

/** A call that has had no answer for 15 seconds. */
export interface UnansweredCall {
  /** It changes nothing, so that it can be asked again. */
  readonly isReading: boolean;
  readonly askAgain: () => void;
  readonly giveUp: () => void;
}

/** Where the calls are known. */
export interface UnansweredCalls {
  subscribe: (listener: () => void) => () => void;
  current: () => readonly UnansweredCall[];
}

const noCalls: readonly UnansweredCall[] = [];
const nothing: UnansweredCalls = { subscribe: () => () => {}, current: () => noCalls };

const CallsContext = createContext(nothing);
const PlacesContext = createContext({ count: 0, enter: () => () => {} });

/** Tells the pages below it which calls have no answer, and which place on the page says so. */
export function UnansweredCallsProvider(props: { calls: UnansweredCalls; children: ReactNode }) {
  const [count, setCount] = useState(0);
  const enter = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  const places = useMemo(() => ({ count, enter }), [count, enter]);
  return (
    <CallsContext value={props.calls}>
      <PlacesContext value={places}>{props.children}</PlacesContext>
    </CallsContext>
  );
}

/** The calls that have no answer. */
export function useUnansweredCalls(): readonly UnansweredCall[] {
  const { subscribe, current } = use(CallsContext);
  return useSyncExternalStore(subscribe, current);
}

/** Whether some place on the page says it; the frame of the page does, where none is nearer. */
export const useIsSaidNearby = (): boolean => use(PlacesContext).count > 0;

/** Counts the caller among these places while it says something. */
export function useSaysIt(isSaying: boolean): void {
  const { enter } = use(PlacesContext);
  useLayoutEffect(() => (isSaying ? enter() : undefined), [isSaying, enter]);
}
