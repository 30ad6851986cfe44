import type { Locator, Page } from '@playwright/test';

/**
 * A person at the console, whose clicks and keys are counted (docs/product/daily-work.md). A chord such
 * as Ctrl+K and a paste are one action each. Scrolling, looking and waiting are none.
 */
export class CountedPerson {
  actions = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
    this.actions += 1;
    await target.click(options);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.actions += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Types a text into what has the focus: each letter is a key. */
  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  /** Pastes what was copied before, such as an id from a mail. */
  async paste(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.insertText(text);
  }
}
