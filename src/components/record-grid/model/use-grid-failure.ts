import { useEffect, useState } from 'react';
import { messageOf } from '~/domain/rejected-text';
import { useIsSessionEnd } from '../../session-end';

interface GridFailureOptions {
  /** Why the records could not be loaded. */
  loadError: Error | null | undefined;
  /** The error text of the last failed save. */
  saveFailure: string | undefined;
  clearSaveFailure: () => void;
  onRefresh: (() => void) | undefined;
}

/**
 * Provides the message of a grid's Error dialog, and its OK, which refreshes the view
 * (docs/product/grids.md#grid-errors).
 */
export function useGridFailure(options: GridFailureOptions) {
  const { loadError, saveFailure, clearSaveFailure, onRefresh } = options;
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
  return {
    message: saveFailure ?? (isLoadShown ? messageOf(loadError) : undefined),
    close: () => {
      clearSaveFailure();
      setShown(undefined);
      onRefresh?.();
    },
  };
}
