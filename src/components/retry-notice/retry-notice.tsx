import { Button } from '@mantine/core';
import classes from './retry-notice.module.css';

interface RetryNoticeProps {
  /** What could not be done, and what that means for what is shown. */
  text: string;
  error: Error | null;
  isBusy?: boolean;
  onRetry: () => void;
}

/** Says above a page that goes on what could not be read, with the reason. */
export function RetryNotice({ text, error, isBusy, onRetry }: RetryNoticeProps) {
  return (
    <div className={classes.notice}>
      <p className={classes.text}>
        {text} {error?.message}
      </p>
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
