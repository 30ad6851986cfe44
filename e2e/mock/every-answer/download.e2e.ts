import { type Download, expect } from '@playwright/test';
import { showEveryAnswer } from './show-answers';

// A file has no place on a screen. The browser keeps it.

const files: Download[] = [];

showEveryAnswer([
  {
    operationId: 'downloadMonthlyStatistics',
    path: '/admin/statistics?month=2026-10',
    act: async (page) => {
      page.once('download', (file) => files.push(file));
      await page.getByRole('link', { name: 'Download' }).click();
    },
    shown: {
      200: () => expect.poll(() => files.at(-1)?.suggestedFilename()).toMatch(/\.csv$/),
    },
  },
]);
