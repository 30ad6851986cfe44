import { messageOf } from '~/domain/call-outcome';
import { WorkingButton } from '../working-button';
import classes from './retry-notice.module.css';

interface RetryNoticeProps {
  /** What failed, what that means for the shown content, and why it failed. */
  text: string;
  read: { isFetching?: boolean; refetch: () => void };
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

interface StaleNoticeProps {
  read: { data: unknown; error: Error | null; isFetching?: boolean; refetch: () => void };
  /** Words the failure in the screen's own texts. */
  reword?: ((error: Error) => Error) | undefined;
}

/** Says that what is shown could not be read again. It shows nothing otherwise, nor without content. */
export function StaleNotice({ read, reword = (error) => error }: StaleNoticeProps) {
  if (!read.error || read.data === undefined) return null;
  const text = `What is shown may be out of date. ${messageOf(reword(read.error))}`;
  return (
    <div role="alert">
      <RetryNotice text={text} read={read} />
    </div>
  );
}
