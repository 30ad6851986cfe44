import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.style.fontSize = '32px';
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  // The next file of tests would find the modules of large text.
  vi.resetModules();
});

test('rows and chosen columns grow with the text of the browser', async () => {
  const { rowHeight } = await import('./record-tree/record-tree');
  expect(rowHeight).toBe(64);
  const audit = await import('~/features/admin/audit-logs/audit-page-size');
  expect(audit.rowHeight).toBe(70);
  const { gridTemplate } = await import('./record-grid/model/row-frame');
  const slot = { kind: 'status', id: 'name', width: 280, right: 0 } as const;
  expect(gridTemplate([slot], { name: 100 }).width).toBe(200);
});
