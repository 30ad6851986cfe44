import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readContract } from '../../openapi/reader/contract-document';
import { contractOperations } from '../../openapi/reader/contract-operations';
import type { LoggedCall } from './log/logged-call';
import { defaultPersona, isPersona, type Persona } from './personas';
import { mockFolder } from './run-mock';
import { parseScenarios } from './scenario-text';
import { readStories } from './stories';

const operations = contractOperations(readContract(join(mockFolder, '.generated/contract.json')));

/** What a test tells the mock, for the browser context of its page, and reads from it. */
export class MockControl {
  readonly #page: Page;
  #lastCallBefore = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins a test: nothing is chosen, the persona is the usual one, and the log is empty. */
  async begin(): Promise<void> {
    await this.#follow({ mock: 'clear', persona: defaultPersona });
    // Calls to POS Core instances carry no cookie: the log has those of earlier tests.
    this.#lastCallBefore = (await this.calls()).at(-1)?.id ?? 0;
  }

  /**
   * Chooses answers, such as `listUsers:500` or the story `commitUsers:500>cut>200`. As in a link, the
   * texts are all that is chosen from now on, and stories begin.
   * @throws with the mock's sentence if the contract does not have what a text names
   */
  async choose(...scenarios: string[]): Promise<void> {
    const mock = scenarios.join(',');
    const [problem] = parseScenarios(mock, operations).problems;
    if (problem) throw new Error(`${problem.text}: ${problem.reason}`);
    await this.#follow({ mock });
  }

  /**
   * Plays a story of the folder `scenarios`: takes its choices and its persona, and opens its page.
   * @throws if there is no such story, or the contract no longer has what it names
   */
  async playStory(name: string): Promise<void> {
    const stored = readStories(join(mockFolder, 'scenarios'), operations).find(
      (story) => story.name === name,
    );
    if (!stored) throw new Error(`${name}: There is no such story.`);
    if ('problem' in stored) throw new Error(`${name}: ${stored.problem}`);
    await this.#page.goto(`/?${new URLSearchParams({ story: name })}`);
  }

  /**
   * Signs a persona in, for the pages that are opened from now on.
   * @throws if the mock has no such persona
   */
  async actAs(persona: Persona): Promise<void> {
    if (!isPersona(persona)) throw new Error(`There is no persona "${persona}".`);
    await this.#follow({ persona });
  }

  /** Lets every call answer as usual. The persona stays. */
  async clear(): Promise<void> {
    await this.#follow({ mock: 'clear' });
  }

  /** Returns the calls of this test that the mock has answered, oldest first. */
  async calls(): Promise<LoggedCall[]> {
    const answer = await this.#page.request.get('/mock/calls');
    const calls = (await answer.json()) as LoggedCall[];
    return calls.filter(({ id }) => id > this.#lastCallBefore);
  }

  /** Follows a link without opening its page. The answer sets the cookies of the browser context. */
  async #follow(parameters: Record<string, string>): Promise<void> {
    const link = `/?${new URLSearchParams(parameters)}`;
    const answer = await this.#page.request.get(link, { maxRedirects: 0 });
    // What is left is a cookie that cannot hold all of it.
    if (answer.status() !== 302) throw new Error('The mock cannot take that many choices at once.');
  }
}
