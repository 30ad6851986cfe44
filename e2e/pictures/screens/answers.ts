import type { Page } from '@playwright/test';

/**
 * Answers calls with the same data in each picture: what the service would answer depends on the
 * pictures before, or needs days to come about.
 * @param answers by the end of the path of a call
 */
export const withAnswers =
  (answers: Readonly<Record<string, unknown>>) =>
  async (page: Page): Promise<void> => {
    for (const [path, json] of Object.entries(answers)) {
      await page.route(`**/${path}`, (route) => route.fulfill({ json }));
    }
  };
