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

  /**
   * Counts a part of a task that is repeated with other records. The rounds are alike: it does two of them, and
   * counts each further one as the second.
   */
  async repeat<T>(
    times: number,
    [first, second]: readonly [T, T],
    round: (each: T) => Promise<void>,
  ) {
    await round(first);
    const before = this.actions;
    await round(second);
    this.actions += (this.actions - before) * (times - 2);
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
