import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { UnansweredNotice } from '../notices/unanswered-notice';
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
  /** Called by the Retry button of a failed read. Without it there is no button. */
  onRetry?: () => void;
  /** The covered content. */
  children?: ReactNode;
}

type State = 'loading' | 'error' | 'empty';

function stateOf({ isLoading, error, isEmpty }: LoadingOverlayProps): State | undefined {
  if (isLoading) return 'loading';
  if (error) return 'error';
  return isEmpty ? 'empty' : undefined;
}

/**
 * Covers an area while it loads, after it has failed, or while it is empty
 * (docs/product/shell.md#loading-overlay).
 */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { loadingText = 'Loading...', errorText = 'Error...', emptyText = 'No Data' } = props;
  const state = stateOf(props);
  const texts = { loading: loadingText, error: errorText, empty: emptyText };
  return (
    <div
      className={classes.area}
      data-active={state ? true : undefined}
      aria-busy={state === 'loading' || undefined}
    >
      {props.children}
      {/* A live region has to exist before its text, or screen readers skip the text. */}
      <div role="status">
        {state && state !== 'error' ? (
          <Cover text={texts[state]} message={props.message} isWaiting={state === 'loading'} />
        ) : null}
      </div>
      {state === 'error' ? (
        <div role="alert">
          <Cover
            text={texts.error}
            message={props.message === undefined ? props.error?.message : props.message}
          >
            {props.onRetry ? (
              <Button variant="default" onClick={props.onRetry}>
                Retry
              </Button>
            ) : null}
          </Cover>
        </div>
      ) : null}
    </div>
  );
}

interface CoverProps {
  text: string | null;
  message: ReactNode;
  isWaiting?: boolean;
  children?: ReactNode;
}

function Cover({ text, message, isWaiting, children }: CoverProps) {
  return (
    <div className={classes.cover}>
      {isWaiting ? (
        <span className={classes.dots} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      ) : null}
      {text === null ? null : <p className={classes.text}>{text}</p>}
      {message ? <p className={classes.message}>{message}</p> : null}
      {isWaiting ? <UnansweredNotice isInLiveRegion /> : null}
      {children}
    </div>
  );
}
