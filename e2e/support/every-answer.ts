import type { Page } from '@playwright/test';
import { readContract } from '../../scripts/mock/contract/contract-document';
import { contractOperations } from '../../scripts/mock/contract/contract-operations';
import { operationMatcher } from '../../scripts/mock/contract/match-operation';
import { documentedScenarios, type Scenario } from '../../scripts/mock/scenarios';
import { messageOfCode } from '../../src/api/error-messages';
import type { operations } from '../../src/api/schema.gen';
import { expect, test } from './console-test';

type OperationId = keyof operations;

/** What a failed call does to its screen. */
type Effect =
  /** Its message stands on the page. */
  | 'message'
  /** The row of the tree says so, with its message as a note. */
  | 'branch'
  /** The same as an answer without records (section 7: "failure treated as null"). */
  | 'none'
  /** A call to a POS Core instance: e2e/mock/admin/instance-answers.e2e.ts goes through its answers. */
  | 'instance';

/** A screen, and what becomes of it when a call fails that it makes on being opened. */
export interface ScreenAnswers {
  heading: string;
  path: string;
  reads: Partial<Record<OperationId, Effect>>;
  /** What a scenario shows that has words of its own. */
  words?: Record<string, string>;
}

const contract = contractOperations(readContract('.generated/contract.json'));
const matchOperation = operationMatcher(contract);
const scenarios = documentedScenarios(contract).filter(({ kind }) => kind !== 'slow');

/** The words that a failure has to show: the catalogue's of a code, otherwise the server's own. */
function wordsOf({ text, response }: Scenario, effect: Effect, screen: ScreenAnswers): string {
  const own = screen.words?.[text];
  if (own !== undefined) return own;
  if (effect === 'branch') return 'Could not be loaded';
  if (!response) return 'Network error';
  const body = String(response.example?.value ?? '');
  return response.status === 400 ? messageOfCode(body) : body;
}

const isFailure = ({ kind, response }: Scenario) => kind === 'network' || response?.status !== 200;

/** Shows a screen as it is under a scenario, and waits for no more than the page itself. */
async function openUnder(page: Page, { path }: ScreenAnswers, text: string) {
  const separator = path.includes('?') ? '&' : '?';
  await page.goto(`${path}${separator}mock=${encodeURIComponent(text)}`);
}

/**
 * Tests of an area: every screen through every answer that the contract documents for the calls
 * that it makes when it is opened, so that a response that is added to the contract is covered at
 * once, and the completeness of the list itself.
 */
export function everyAnswer(screens: readonly ScreenAnswers[]) {
  // The longest files by far: shared by all workers.
  test.describe.configure({ mode: 'parallel' });

  test.beforeEach(async ({ page, complaints }) => {
    complaints.provoke(/Failed to load resource/);
    // Wide enough for every column of a grid: cells out of sight ask nothing.
    await page.setViewportSize({ width: 2300, height: 900 });
  });

  for (const screen of screens) {
    const effects = new Map(Object.entries(screen.reads));
    const own = scenarios.filter(({ operationId }) => {
      const effect = effects.get(operationId);
      return effect !== undefined && effect !== 'instance';
    });

    test(`${screen.path}: ${own.length} answers, and never a blank page`, async ({ page }) => {
      // Generous, as all limits: it is waited for no longer than needed.
      test.setTimeout(240_000 + own.length * 10_000);
      for (const scenario of own) {
        const effect = effects.get(scenario.operationId) ?? 'message';
        await openUnder(page, screen, scenario.text);
        const heading = page.locator('h1');
        await expect.soft(heading, scenario.text).toHaveText(screen.heading);
        await expect.soft(page.getByRole('banner'), scenario.text).toBeVisible();
        if (!isFailure(scenario) || effect === 'none') continue;
        const words = page.getByText(wordsOf(scenario, effect, screen)).first();
        await expect.soft(words, scenario.text).toBeVisible();
      }
    });
  }

  test('the table has every call that the screens make when they are opened', async ({ page }) => {
    const startUp = ['getCurrentSession', 'listCurrencies', 'listLocales', 'listOrganisations'];
    let asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const found = matchOperation(request.method(), pathname);
      if (found) asked.add(found.operation.operationId);
    });
    for (const screen of screens) {
      // What the page before still asks for is not this page's.
      await page.goto('about:blank');
      asked = new Set();
      await openUnder(page, screen, 'clear');
      await expect(page.locator('h1')).toHaveText(screen.heading);
      const known = Object.keys(screen.reads);
      const missing = () => known.filter((operationId) => !asked.has(operationId));
      await expect.soft.poll(missing, { message: screen.path }).toEqual([]);
      const unknown = [...asked].filter((id) => !known.includes(id) && !startUp.includes(id));
      // A filtered page also reads what the page without a filter is tested for.
      const others = screens.filter(({ heading }) => heading === screen.heading);
      const elsewhere = others.flatMap(({ reads }) => Object.keys(reads));
      expect
        .soft(
          unknown.filter((id) => !elsewhere.includes(id)),
          screen.path,
        )
        .toEqual([]);
    }
  });
}
