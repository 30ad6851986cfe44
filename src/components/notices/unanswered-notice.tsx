import { useLayoutEffect, useSyncExternalStore } from 'react';
import { unansweredCalls } from '~/domain/call-outcome';
import { createStore } from '~/domain/listeners';
import { passFocusOn } from '../pass-focus';
import { PlainButton } from '../plain-button';
import { useIsStanding } from '../use-is-shown';
import classes from './unanswered-notice.module.css';

/** The number of notices within the page that report the calls. */
const notices = createStore(0);

const useCalls = () => useSyncExternalStore(unansweredCalls.subscribe, unansweredCalls.current);

interface UnansweredNoticeProps {
  /** The notice is already in a live region. */
  isInLiveRegion?: boolean;
}

/** Reports unanswered calls beside the content that waits for them, with what to do. */
export function UnansweredNotice(props: UnansweredNoticeProps) {
  const isShown = useCalls().length > 0;
  useLayoutEffect(() => {
    if (!isShown) return;
    notices.set(notices.current() + 1);
    return () => notices.set(notices.current() - 1);
  }, [isShown]);
  return isShown ? <Notice {...props} /> : null;
}

/** Reports unanswered calls in the frame of the page if no notice within the page does. */
export function UnansweredFrameNotice() {
  const count = useSyncExternalStore(notices.subscribe, notices.current);
  return useCalls().length > 0 && count === 0 ? <Notice /> : null;
}

function Notice({ isInLiveRegion = false }: UnansweredNoticeProps) {
  const calls = useCalls();
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
