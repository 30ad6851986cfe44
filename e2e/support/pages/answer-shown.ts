import type { Page } from '@playwright/test';

/**
 * The JSON of the first answer that a page gets from an address after this call. It is read on its
 * way to the page, since a browser may discard the body of an answer as soon as the page has it.
 */
export function answerShown<T>(page: Page, address: string): Promise<T> {
  return new Promise((resolve, reject) => {
    page
      .route(
        address,
        async (route) => {
          const response = await route.fetch();
          resolve(await response.json());
          await route.fulfill({ response });
        },
        { times: 1 },
      )
      .catch(reject);
  });
}
