import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console-test';
import {
  answerTo,
  documentedName,
  operations,
  recordShown,
} from '../../support/servers/answer-record';

/** What proves that a screen shows an answer: a text on it, or a check of its own. */
type Proof = string | RegExp | ((page: Page) => Promise<void>);

/** How a person makes the console send a call, and what the screen then shows. */
export interface Recipe {
  operationId: string;
  /** The page, with a persona if it is not the super user's. */
  path: string;
  /** What the mock answers to other calls, as in `?mock=`. */
  others?: string;
  /** Sends the call; without it, the page sends the call when it opens. */
  act?: (page: Page) => Promise<void>;
  /** By status, or by status and example as in `?mock=`. What is missing has the usual text. */
  shown: Record<string, Proof>;
}

/** The texts of the answers that the contract shares among the operations. */
const usual: Record<string, Proof> = {
  400: 'Bad Request.',
  401: (page) =>
    expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible(),
  403: 'Your account is not allowed to do this.',
  404: 'The record does not exist.',
  500: 'The server could not complete the request.',
};

/** The same proof for every failure but an ended session, for a call that must not disturb its page. */
export const everyFailure = (proof: Proof) => ({ 400: proof, 403: proof, 404: proof, 500: proof });

/** A sentence of the screen beside the usual text. It may replace "Bad Request." */
export const after = (sentence: string) => ({
  400: sentence,
  ...Object.fromEntries(
    [403, 404, 500].map((status) => [
      status,
      async (page: Page) => {
        await expectText(page, sentence);
        await expectText(page, String(usual[status]));
      },
    ]),
  ),
});

const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** Tests that screens show every documented answer of operations, and records which they have shown. */
export function showEveryAnswer(recipes: readonly Recipe[]): void {
  for (const recipe of recipes) {
    test(`${recipe.operationId} is shown, whatever it answers`, async ({ page, complaints }, {
      project,
      workerIndex,
    }) => {
      complaints.provoke(/Failed to load resource|status of|does not answer|Error in route match/);
      const record = join(project.outputDir, 'answers', `${workerIndex}.jsonl`);
      for (const choice of choicesOf(recipe)) {
        await test.step(choice, async () => {
          const status = Number.parseInt(choice, 10);
          await chooseAnswers(page, recipe, choice, status);
          await showAnswer(page, recipe, choice, status);
          recordShown(record, recipe.operationId, documentedName(recipe.operationId, status));
        });
      }
    });
  }
}

/** Lists what the mock answers in turn: the examples of the recipe, and every other documented status. */
function choicesOf({ operationId, shown }: Recipe): string[] {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}.`);
  const documented = operation.responses.map(({ status }) =>
    status === 'default' ? '500' : String(status),
  );
  const named = Object.keys(shown).filter((choice) => choice.includes('/'));
  const isNamed = (status: string) => named.some((choice) => choice.startsWith(`${status}/`));
  return [...named, ...documented.filter((status) => !isNamed(status) || status in shown)];
}

/** A 401 of a call means the end of the session only if the session call says so too. */
async function chooseAnswers(page: Page, recipe: Recipe, choice: string, status: number) {
  const usesExample = choice === '200' ? [] : [`${recipe.operationId}:${choice}`];
  const hasEnded = status === 401 && recipe.operationId !== 'getCurrentSession';
  const session = hasEnded ? ['getCurrentSession:usual>401'] : [];
  const text = [...usesExample, ...session, ...(recipe.others ? [recipe.others] : [])].join(',');
  const answer = await page
    .context()
    .request.post('/mock', { form: text === '' ? { clear: 'all' } : { apply: 'text', text } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function showAnswer(page: Page, recipe: Recipe, choice: string, status: number) {
  const answered = answerTo(page, recipe.operationId, status);
  await page.goto(recipe.path);
  await recipe.act?.(page);
  await answered;
  const proof = recipe.shown[choice] ?? usual[status];
  if (proof === undefined) throw new Error(`${recipe.operationId} needs a text for ${choice}.`);
  if (typeof proof === 'function') await proof(page);
  else await expectText(page, proof);
}
