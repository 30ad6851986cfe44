import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { focusHeading } from '../page-heading';
import { useIsReportedNearby, useReportsCalls, useUnansweredCalls } from './unanswered-calls';
import classes from './unanswered-notice.module.css';

interface UnansweredNoticeProps {
  /** The notice already stands in a live region. */
  isInLiveRegion?: boolean;
}

/** Reports unanswered calls beside the content that waits for them, with what to do. */
export function UnansweredNotice(props: UnansweredNoticeProps) {
  const isShown = useUnansweredCalls().length > 0;
  useReportsCalls(isShown);
  return isShown ? <Notice {...props} /> : null;
}

/** Reports unanswered calls in the frame of the page if no notice within the page does. */
export function UnansweredFrameNotice() {
  const isShown = useUnansweredCalls().length > 0;
  return useIsReportedNearby() || !isShown ? null : <Notice />;
}

function Notice({ isInLiveRegion = false }: UnansweredNoticeProps) {
  const calls = useUnansweredCalls();
  const reads = calls.filter(({ isReading }) => isReading);
  const writes = calls.filter(({ isReading }) => !isReading);
  // A live region has to exist before its text, or screen readers skip the text.
  const [isStanding, setIsStanding] = useState(isInLiveRegion);
  useEffect(() => setIsStanding(true), []);

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
            <Button
              key={label}
              variant="default"
              onClick={(event) => {
                focusAround(event.currentTarget);
                for (const call of waiting) call[act]();
              }}
            >
              {label}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** Moves the focus to the dialog or the heading before the button disappears with it. */
function focusAround(button: HTMLElement): void {
  const dialog = button.closest<HTMLElement>('[role="dialog"]');
  if (dialog) {
    dialog.focus();
  } else {
    button.blur();
    focusHeading({ preventScroll: true });
  }
}
