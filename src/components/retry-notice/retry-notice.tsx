import { Button } from '@mantine/core';
import classes from './retry-notice.module.css';

interface RetryNoticeProps {
  /** What could not be done, what that means for what is shown, and why. */
  text: string;
  isBusy?: boolean;
  onRetry: () => void;
}

/** Says above a page that goes on what could not be read. */
export function RetryNotice({ text, isBusy, onRetry }: RetryNoticeProps) {
  return (
    <div className={classes.notice}>
      <p className={classes.text}>{text}</p>
      <Button
        variant="default"
        // Disabled, it would lose the focus.
        data-disabled={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || onRetry()}
      >
        {isBusy ? 'Retrying...' : 'Retry'}
      </Button>
    </div>
  );
}
