import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './console-test';
import { focusProblem } from './pages/focus-problem';

/** A person without a mouse. It fails when the focus is not visible before or after a key. */
class Keyboard {
  readonly page: Page;
  /** The input to the page that did not come from a key. */
  readonly otherInput: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and skips to its content. */
  async open(path: string, title: string): Promise<void> {
    await this.page.goto(path);
    await this.skipToContent(title);
  }

  /** Skips to the content of a page that has just loaded. */
  async skipToContent(title: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: title, exact: true });
    await expect(heading).toBeVisible();
    // Nothing has the focus yet.
    await this.page.keyboard.press('Tab');
    await expect(this.page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
    await this.press('Enter');
    await expect(heading).toBeFocused();
  }

  /** Presses keys one after the other. */
  async press(...keys: string[]): Promise<void> {
    // Content that has closed since the last key may have removed the focus.
    await this.expectFocusSeen('before the next key');
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.expectFocusSeen(`after ${key}`);
    }
  }

  /** Types a text, letter by letter. The first key may open a field, and the others stay in it. */
  async type(text: string): Promise<void> {
    await this.press(text.slice(0, 1));
    await this.page.keyboard.type(text.slice(1));
    await this.expectFocusSeen(`after ${text}`);
  }

  /**
   * Presses a key until the target has the focus.
   * @param most the number of presses after which it fails
   */
  async reach(target: Locator, key = 'Tab', most = 15): Promise<void> {
    for (let stops = 0; stops < most; stops += 1) {
      if (await hasFocus(target)) return;
      await this.press(key);
    }
    await expect(target, `within ${most} times ${key}`).toBeFocused();
  }

  /** Fails when the focus is nowhere, out of view, covered, or without a visible mark. */
  async expectFocusSeen(when: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(focusProblem), { message: `where the focus is ${when}` })
      .toBeNull();
  }
}

/** Asks once: a field that has just loaded may take the place of the one that was found. */
const hasFocus = async (target: Locator) =>
  (await target.and(target.page().locator(':focus')).count()) > 0;

interface KeyboardFixtures {
  keyboard: Keyboard;
}

/** The console's test without a mouse: it fails on any input that is not a key. */
export const test = base.extend<KeyboardFixtures>({
  keyboard: async ({ page }, use) => {
    const keyboard = new Keyboard(page);
    await page.exposeFunction('noteOtherInput', (what: string) => keyboard.otherInput.push(what));
    await page.addInitScript(watchOtherInput);
    await use(keyboard);
    await keyboard.expectFocusSeen('at the end');
    expect(keyboard.otherInput, 'what was done without the keyboard').toEqual([]);
  },
});

/** Runs in the page: reports every use of a pointer, and every input to a field without a key. */
function watchOtherInput() {
  const note = (what: string, { target }: Event) => {
    const name = target instanceof Element ? target.tagName.toLowerCase() : 'document';
    Reflect.get(window, 'noteOtherInput')(`${what} on ${name}`);
  };
  for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel']) {
    addEventListener(type, (event) => note(type, event), { capture: true, passive: true });
  }
  let keys = 0;
  addEventListener('keydown', () => (keys += 1), true);
  addEventListener(
    'input',
    (event) => {
      if (keys === 0) note('input without a key', event);
      keys = 0;
    },
    true,
  );
}

export { expect } from '@playwright/test';
