import { Button } from '@mantine/core';
import classes from './retry-notice.module.css';

interface RetryNoticeProps {
  /** What failed, what that means for the shown content, and why it failed. */
  text: string;
  isBusy?: boolean;
  onRetry: () => void;
}

/** A notice above a page that stays usable although a read failed. */
export function RetryNotice({ text, isBusy, onRetry }: RetryNoticeProps) {
  return (
    <div className={classes.notice}>
      <p className={classes.text}>{text}</p>
      <Button
        variant="default"
        // A disabled button would lose the focus.
        data-disabled={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || onRetry()}
      >
        {isBusy ? 'Retrying...' : 'Retry'}
      </Button>
    </div>
  );
}
