import { WorkingButton } from '../working-button';
import classes from './retry-notice.module.css';

interface RetryNoticeProps {
  /** What failed, what that means for the shown content, and why it failed. */
  text: string;
  read: { isFetching?: boolean; refetch: () => unknown };
}

/** A notice above a page that stays usable although a read failed. */
export function RetryNotice({ text, read }: RetryNoticeProps) {
  return (
    <div className={classes.notice}>
      <p className={classes.text}>{text}</p>
      <WorkingButton variant="default" disabled={read.isFetching} onClick={() => read.refetch()}>
        {read.isFetching ? 'Retrying...' : 'Retry'}
      </WorkingButton>
    </div>
  );
}
