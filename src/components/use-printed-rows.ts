import { useSyncExternalStore } from 'react';

let isPrinting = false;

function follow(notify: () => void): () => void {
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    notify();
  };
  addEventListener('beforeprint', change);
  addEventListener('afterprint', change);
  return () => {
    removeEventListener('beforeprint', change);
    removeEventListener('afterprint', change);
  };
}

/** More rows, of a hundred pages, would stop the browser for long. */
const mostRows = 2_000;

/**
 * Returns how many of the rows of a list to draw while the page is being printed: they have no window to
 * scroll in. Null at any other time.
 */
export function usePrintedRows(count: number): number | null {
  const isOnPaper = useSyncExternalStore(follow, () => isPrinting);
  return isOnPaper ? Math.min(count, mostRows) : null;
}
