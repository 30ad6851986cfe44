import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { passFocusOn } from '../pass-focus';
import { PlainButton } from '../plain-button';
import { useIsStanding } from '../use-is-shown';
import classes from './unanswered-notice.module.css';

/** A call that has had no answer for 15 seconds. */
export interface UnansweredCall {
  /** The call changes nothing, so the console can send it again. */
  readonly isReading: boolean;
  readonly askAgain: () => void;
  readonly giveUp: () => void;
}

/** The store of the unanswered calls. */
interface UnansweredCalls {
  subscribe: (listener: () => void) => () => void;
  current: () => readonly UnansweredCall[];
}

const noCalls: readonly UnansweredCall[] = [];
const CallsContext = createContext(noCalls);
/** Counts the notices within the page that report the calls. */
const NoticesContext = createContext({ count: 0, add: (_change: 1 | -1) => {} });

/** Provides the unanswered calls to the page. */
export function UnansweredCallsProvider(props: { calls: UnansweredCalls; children: ReactNode }) {
  const calls = useSyncExternalStore(props.calls.subscribe, props.calls.current);
  const [count, add] = useReducer((before: number, change: 1 | -1) => before + change, 0);
  const notices = useMemo(() => ({ count, add }), [count]);
  return (
    <CallsContext value={calls}>
      <NoticesContext value={notices}>{props.children}</NoticesContext>
    </CallsContext>
  );
}

interface UnansweredNoticeProps {
  /** The notice is already in a live region. */
  isInLiveRegion?: boolean;
}

/** Reports unanswered calls beside the content that waits for them, with what to do. */
export function UnansweredNotice(props: UnansweredNoticeProps) {
  const isShown = use(CallsContext).length > 0;
  const { add } = use(NoticesContext);
  useLayoutEffect(() => {
    if (!isShown) return;
    add(1);
    return () => add(-1);
  }, [isShown, add]);
  return isShown ? <Notice {...props} /> : null;
}

/** Reports unanswered calls in the frame of the page if no notice within the page does. */
export function UnansweredFrameNotice() {
  const isShown = use(CallsContext).length > 0 && use(NoticesContext).count === 0;
  return isShown ? <Notice /> : null;
}

function Notice({ isInLiveRegion = false }: UnansweredNoticeProps) {
  const calls = use(CallsContext);
  const reads = calls.filter(({ isReading }) => isReading);
  const writes = calls.filter(({ isReading }) => !isReading);
  const isStanding = useIsStanding(isInLiveRegion);

  const actions = [
    { label: 'Retry', waiting: reads, act: 'askAgain' },
    { label: 'Cancel', waiting: reads, act: 'giveUp' },
    { label: 'Stop waiting', waiting: writes, act: 'giveUp' },
  ] as const;

  return (
    <div className={classes.notice}>
      <div className={classes.texts} role={isInLiveRegion ? undefined : 'status'}>
        {isStanding ? <p>The server has not answered for 15 seconds.</p> : null}
        {isStanding && writes.length > 0 ? (
          <p>What you sent may have been saved or not. It is not sent a second time.</p>
        ) : null}
      </div>
      <div className={classes.actions}>
        {actions
          .filter(({ waiting }) => waiting.length > 0)
          .map(({ label, waiting, act }) => (
            <PlainButton
              key={label}
              ref={passFocusOn}
              variant="default"
              onClick={() => {
                for (const call of waiting) call[act]();
              }}
            >
              {label}
            </PlainButton>
          ))}
      </div>
    </div>
  );
}
