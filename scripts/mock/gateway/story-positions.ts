import type { Choice } from '../scenario-text';
import type { Step } from '../step-text';

interface Position {
  /** The story that it belongs to: another one begins at its first step. */
  story: Choice;
  /** The number of calls so far. */
  calls: number;
}

/** How far each browser is in its stories. The memory of the mock keeps it. */
export class StoryPositions {
  readonly #browsers = new Map<string, Map<string, Position>>();

  /**
   * Returns the step that answers this call, and goes on. The last step stays. Returns null, and stays, if
   * the step is not for this call.
   */
  next(
    browser: string,
    operationId: string,
    story: Choice,
    isForCall: (step: Step) => boolean,
  ): Step | null {
    const calls = this.callsOf(browser, operationId, story);
    const step = story[calls] ?? story.at(-1) ?? story[0];
    if (!isForCall(step)) return null;
    const positions = this.#browsers.get(browser) ?? new Map<string, Position>();
    this.#browsers.set(browser, positions.set(operationId, { story, calls: calls + 1 }));
    return step;
  }

  /** How many calls the story has answered. */
  callsOf(browser: string, operationId: string, story: Choice): number {
    const position = this.#browsers.get(browser)?.get(operationId);
    const isSame = JSON.stringify(position?.story) === JSON.stringify(story);
    return isSame ? (position?.calls ?? 0) : 0;
  }

  /** Begins all stories of a browser again. */
  reset(browser: string): void {
    this.#browsers.delete(browser);
  }
}
