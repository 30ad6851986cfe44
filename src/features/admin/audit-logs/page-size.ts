/** Pixels of a row, and of everything around the rows (docs/product/reports.md#audit-page-size). */
export const rowHeight = 35;
const heightAround = 198;
const leastRows = 10;
// What the service takes.
const mostRows = 1_000;

/**
 * How many entries a page has in a window of that height, in pixels
 * (docs/product/reports.md#audit-page-size).
 */
export function auditPageSize(windowHeight: number): number {
  const rows = Math.floor((windowHeight - heightAround) / rowHeight);
  return Math.min(mostRows, Math.max(leastRows, rows || 0));
}

/** The page, counted from 1, on which the first entry of a page is when pages get another size. */
export function pageAfterResize(page: number, oldSize: number, newSize: number): number {
  return Math.floor(((page - 1) * oldSize) / newSize) + 1;
}
