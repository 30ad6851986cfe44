/**
 * Heights in pixels of a row and of everything around the rows
 * (docs/product/reports.md#audit-page-size).
 */
export const rowHeight = 35;
const heightAround = 198;
const leastRows = 10;
// The limit of the service.
const mostRows = 1_000;

/**
 * Returns the number of entries of a page for a window height in pixels
 * (docs/product/reports.md#audit-page-size).
 */
export function auditPageSize(windowHeight: number): number {
  const rows = Math.floor((windowHeight - heightAround) / rowHeight);
  return Math.min(mostRows, Math.max(leastRows, rows || 0));
}

/**
 * Returns the page that has the first entry of `page` after the page size has changed. Pages count
 * from 1.
 */
export function pageAfterResize(page: number, oldSize: number, newSize: number): number {
  return Math.floor(((page - 1) * oldSize) / newSize) + 1;
}
