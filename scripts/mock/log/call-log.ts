import type { LoggedCall } from './logged-call';

/** Calls of programs and of pages at other origins carry no cookie. */
export const withoutBrowser = '';

const keptCalls = 200;
const keptBrowsers = 50;

/** The last calls of each browser. The memory of the mock keeps them. */
export class CallLog {
  readonly #browsers = new Map<string, LoggedCall[]>();
  #lastId = 0;
  #changes = 0;

  /** Rises with each change, so that a page knows when to read the log again. */
  get changes(): number {
    return this.#changes;
  }

  /** Adds a call to the log of a browser and returns it, so that its answer can follow. */
  add(browser: string, call: Omit<LoggedCall, 'id'>): LoggedCall {
    this.#changes += 1;
    const logged = { id: ++this.#lastId, ...call };
    const calls = this.#browsers.get(browser) ?? [];
    calls.push(logged);
    // The browser that was quiet for the longest time goes first.
    this.#browsers.delete(browser);
    this.#browsers.set(browser, calls.slice(-keptCalls));
    for (const name of [...this.#browsers.keys()].slice(0, -keptBrowsers)) {
      this.#browsers.delete(name);
    }
    return logged;
  }

  /** Adds the answer of a call and what is wrong with it. */
  complete(call: LoggedCall, response: LoggedCall['response'], problem: string | null): void {
    this.#changes += 1;
    call.response = response;
    if (problem !== null) call.problems.push(problem);
  }

  /** Returns the calls of a browser and those without a cookie, oldest first. */
  callsOf(browser: string): LoggedCall[] {
    const own = this.#browsers.get(browser) ?? [];
    const shared = browser === withoutBrowser ? [] : (this.#browsers.get(withoutBrowser) ?? []);
    return [...own, ...shared].toSorted((a, b) => a.id - b.id);
  }

  /** Forgets the calls that callsOf returns. */
  clear(browser: string): void {
    this.#changes += 1;
    this.#browsers.delete(browser);
    this.#browsers.delete(withoutBrowser);
  }
}
