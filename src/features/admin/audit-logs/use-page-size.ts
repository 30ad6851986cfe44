import { useEffect, useEffectEvent, useState } from 'react';
import { auditPageSize } from './page-size';

// Debounce in milliseconds: dragging the edge of the window must not query at every row.
const settled = 200;

/**
 * Returns the page size for the current height of the window. It does not use `innerHeight`, which
 * changes on phones whenever scrolling hides the bars of the browser.
 */
export const currentPageSize = () => auditPageSize(document.documentElement.clientHeight);

/**
 * Returns the page size, which follows the height of the window.
 * @param onChange receives the old and the new size after the size has changed
 */
export function usePageSize(onChange: (before: number, now: number) => void): number {
  const [pageSize, setPageSize] = useState(currentPageSize);
  const follow = useEffectEvent(() => {
    const next = currentPageSize();
    if (next === pageSize) return;
    setPageSize(next);
    onChange(pageSize, next);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => follow(), settled);
    };
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', later);
    };
  }, []);
  return pageSize;
}
