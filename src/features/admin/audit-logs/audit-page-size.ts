import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { fontScale } from '~/components/font-scale';
import { isLeaving } from '~/components/use-debounced-state';

// Heights in pixels of a row and of everything around the rows.
export const rowHeight = 35 * fontScale;
const heightAround = 198 * fontScale;
const leastRows = 10;
// The limit of the service.
const mostRows = 1_000;

/** Returns the rows that fit a window height (docs/product/reports.md#audit-page-size). */
export function auditPageSize(windowHeight: number): number {
  const rows = Math.floor((windowHeight - heightAround) / rowHeight);
  return Math.min(mostRows, Math.max(leastRows, rows || 0));
}

/** Returns the page, counted from 1, that has the first entry of `page` after a change of size. */
export function pageAfterResize(page: number, oldSize: number, newSize: number): number {
  return Math.floor(((page - 1) * oldSize) / newSize) + 1;
}

// Debounce in milliseconds: dragging the edge of the window must not query at every row.
const settled = 200;

/** Returns the page size now. On phones `innerHeight` changes as scrolling hides the bars. */
export const currentPageSize = () => auditPageSize(document.documentElement.clientHeight);

/** Provides the page size. `onChange` receives the old and the new one after a resize. */
export function usePageSize(onChange: (before: number, now: number) => void): number {
  const router = useRouter();
  const [pageSize, setPageSize] = useState(currentPageSize);
  const follow = useDebouncedCallback(() => {
    if (isLeaving(router)) return;
    const next = currentPageSize();
    if (next === pageSize) return;
    setPageSize(next);
    onChange(pageSize, next);
  }, settled);
  useWindowEvent('resize', follow);
  return pageSize;
}
