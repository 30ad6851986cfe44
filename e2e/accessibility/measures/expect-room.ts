import { expect, type Page } from '@playwright/test';
import { framesWithoutMotion } from '../../pictures/settle';
import { cutTexts } from './cut-texts';
import { lowWindowProblems } from './low-window';

/** A window of 1280 x 1024 at 400 % (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** The spacing of WCAG 2.2, 1.4.12. */
const spacing = `
  *:not(svg *) {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** Expects that the page has room for a person's own spacing of texts. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const place = `${page.url()}, ${page.viewportSize()?.width} px`;
  await page.evaluate(useSpacing, spacing);
  await page.evaluate(framesWithoutMotion, 1);
  expect.soft(await page.evaluate(cutTexts), `cut texts of ${place}`).toEqual([]);
  await page.evaluate(useSpacing, '');
}

/** Expects that a low window is there for the page, from its heading on. It changes the size of the window. */
export async function expectRoomInLowWindow(page: Page): Promise<void> {
  await page.setViewportSize(zoomed);
  await page.evaluate(framesWithoutMotion, 3);
  const problems = await page.evaluate(lowWindowProblems);
  expect.soft(problems, `room of ${page.url()} at 400 %`).toEqual([]);
}

/** Runs in the page. The policy of the page forbids a style element, but no constructed sheet. */
function useSpacing(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}
