import { useEffect, useState } from 'react';
import { messageOf } from '~/domain/call-outcome';
import { useIsSessionEnd } from '../../session-end';

/**
 * Provides the message of a grid's Error dialog, and its OK, which refreshes the view
 * (docs/product/grids.md#grid-errors). If nothing was sent, because the list could not be read or did not
 * come whole, the dialog offers Retry as well.
 * @param edits the failure of the last save
 */
export function useGridFailure(
  { error: loadError, onRefresh }: { error?: Error | null; onRefresh?: () => void },
  edits: { failure: string | undefined; unsent: object | undefined; clearFailure: () => void },
  onRetry: () => void,
) {
  const isSessionEnd = useIsSessionEnd();
  const [shown, setShown] = useState<Error>();

  useEffect(() => {
    if (!loadError) return;
    let isLatest = true;
    void isSessionEnd(loadError).then((isEnd) => {
      if (isLatest && !isEnd) setShown(loadError);
    });
    return () => {
      isLatest = false;
    };
  }, [loadError, isSessionEnd]);

  const isLoadShown = loadError && loadError === shown;
  const clear = () => {
    edits.clearFailure();
    setShown(undefined);
  };
  const retry = () => {
    clear();
    onRetry();
  };
  return {
    message: edits.failure ?? (isLoadShown ? messageOf(loadError) : undefined),
    close: () => {
      clear();
      onRefresh?.();
    },
    retry: edits.unsent ? retry : undefined,
  };
}
