import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe (WCAG 2.2 AA, every impact) on what the page shows now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await endAnimations(page);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found: string[] = [];
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        const element = target.join(' ');
        if (id === 'region' && (await isInPopup(page, element))) continue;
        if (id === 'target-size' && (await isLargeEnoughInView(page, element))) continue;
        found.push(`${id}: ${help}\n  ${element}\n  ${failureSummary}`);
      }
    }
    expect(found, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** A menu at the end of the document belongs to the landmark in which its button is. */
async function isInPopup(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element) => element.closest('[data-portal] :is([role="menu"], [role="listbox"])') !== null,
    );
}

/**
 * What is half under the header, or close to it, is so by how far the page happens to be scrolled:
 * whether it can be hit is to be judged where a person would bring it.
 */
async function isLargeEnoughInView(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const axe = new AxeBuilder({ page }).include(selector).withRules(['target-size']);
  return (await axe.analyze()).violations.length === 0;
}

/**
 * Colours in the middle of a transition are those of neither scheme. What opens starts to fade in a
 * frame after it is there, so that three frames have to pass without any.
 */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quietFrames = 0; quietFrames < 3; quietFrames += 1) {
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (ending.length > 0) quietFrames = -1;
      await Promise.allSettled(ending.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
