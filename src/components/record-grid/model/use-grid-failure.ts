import { useEffect, useState } from 'react';
import { messageOf } from '~/domain/rejected-text';
import { useIsSessionEnd } from '../../session-end';

interface GridFailureOptions {
  /** Why the records could not be loaded. */
  loadError: Error | null | undefined;
  /** Why the last save was refused, in words. */
  saveFailure: string | undefined;
  clearSaveFailure: () => void;
  onRefresh: (() => void) | undefined;
}

/**
 * What the Error dialog of a grid says, and its OK, which refreshes the view
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
