import { WorkingButton } from '../working-button';
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
      <WorkingButton variant="default" disabled={isBusy} onClick={onRetry}>
        {isBusy ? 'Retrying...' : 'Retry'}
      </WorkingButton>
    </div>
  );
}
