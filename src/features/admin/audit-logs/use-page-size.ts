import { useEffect, useEffectEvent, useState } from 'react';
import { auditPageSize } from './page-size';

// Somebody who drags the edge of the window does not want a query at every row.
const settled = 200;

/**
 * The page size of the window as it is now. Not `innerHeight`: on telephones that changes whenever
 * scrolling hides the browser's own bars.
 */
export const currentPageSize = () => auditPageSize(document.documentElement.clientHeight);

/**
 * The page size, which follows the window.
 * @param onChange told the old and the new size once the window has another height
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
