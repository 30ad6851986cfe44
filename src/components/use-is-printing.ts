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

/** Returns whether the page is being printed. A list of which only a part is drawn then draws all rows. */
export const useIsPrinting = (): boolean => useSyncExternalStore(follow, () => isPrinting);
