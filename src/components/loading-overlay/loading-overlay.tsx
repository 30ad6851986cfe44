import type { ReactNode } from 'react';
import { isOfNothing, ownMessageOf } from '~/domain/call-outcome';
import { UnansweredNotice } from '../notices/unanswered-notice';
import { passFocusOn } from '../pass-focus';
import { PlainButton } from '../plain-button';
import spoken from '../spoken.module.css';
import classes from './loading-overlay.module.css';

interface LoadingOverlayProps {
  isLoading?: boolean;
  /** Why the load failed. The overlay shows its message below the error text. */
  error?: Error | null;
  isEmpty?: boolean;
  /** Replaces "Loading..."; null hides it. */
  loadingText?: string | null;
  /** Replaces "Error..."; null hides it. */
  errorText?: string | null;
  /** Replaces "No Data"; null hides it. */
  emptyText?: string | null;
  /** A line below the text. An error shows its own message by default; null hides it. */
  message?: ReactNode;
  /** What screen readers announce when the content has come, such as how much there is. */
  loadedText?: string | undefined;
  /** Called by the Retry button of a failed read, unless a retry would not help. Without it there is no button. */
  onRetry?: () => void;
  children?: ReactNode;
}

/** Covers an area that loads, has failed or is empty (docs/product/shell.md#loading-overlay). */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { isLoading = false, error, isEmpty = false } = props;
  const { loadingText = 'Loading...', errorText = 'Error...', emptyText = 'No Data' } = props;
  const hasFailed = !isLoading && Boolean(error);
  const isActive = isLoading || hasFailed || isEmpty;
  const ownMessage = hasFailed ? ownMessageOf(error) : undefined;
  const message = props.message === undefined ? ownMessage : props.message;
  const text = hasFailed ? errorText : isLoading ? loadingText : emptyText;
  const cover = isActive ? (
    <div className={classes.cover}>
      {isLoading ? (
        <span className={classes.dots} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      ) : null}
      {text === null ? null : <p className={classes.text}>{text}</p>}
      {message ? <p className={classes.message}>{message}</p> : null}
      {isLoading ? <UnansweredNotice isInLiveRegion /> : null}
      {hasFailed && props.onRetry && !isOfNothing(error) ? (
        <PlainButton ref={passFocusOn} variant="default" onClick={props.onRetry}>
          Retry
        </PlainButton>
      ) : null}
    </div>
  ) : null;
  return (
    <div
      className={classes.area}
      data-active={isActive || undefined}
      aria-busy={isLoading || undefined}
    >
      {props.children}
      {/* A live region has to exist before its text, or screen readers skip the text. */}
      <div role="status">
        {hasFailed
          ? null
          : (cover ??
            (props.loadedText && <span className={spoken.text}>{props.loadedText}</span>))}
      </div>
      {hasFailed ? <div role="alert">{cover}</div> : null}
    </div>
  );
}
