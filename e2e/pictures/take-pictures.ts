import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { colourSchemes, pictureName, type WindowSize, windowSizes } from './pictures';
import type { Screen } from './screens/screen';
import { settle, watchCalls } from './settle';
import type { WebpWriter } from './webp-writer';

export interface Studio {
  browser: Browser;
  origin: string;
  /** The moment at which the page's clock is stopped. */
  moment: Date;
  folder: string;
  webp: WebpWriter;
  /** Pages that no server has, by their path. */
  pages: Readonly<Record<string, string>>;
}

type Session = BrowserContextOptions['storageState'];

/**
 * Opens a screen once and takes a picture in light and one in dark.
 * @returns the bytes of each picture, by its file
 * @throws when the screen does not show its content
 */
export async function takePictures(
  { browser, origin, moment, folder, webp, pages }: Studio,
  { screen, size, session }: { screen: Screen; size: WindowSize; session: Session },
): Promise<Record<string, number>> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: session,
    viewport: windowSizes[size],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  try {
    await context.clock.setFixedTime(moment);
    const page = await context.newPage();
    for (const [path, body] of Object.entries(pages)) {
      await page.route(path, (route) => route.fulfill({ body, contentType: 'text/html' }));
    }
    const settled = await openScreen(page, screen);
    const taken: Record<string, number> = {};
    for (const colorScheme of colourSchemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled();
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const file = pictureName(screen, size, colorScheme);
      const bytes = await webp.encode(png);
      await writeFile(join(folder, file), bytes);
      taken[file] = bytes.length;
    }
    return taken;
  } catch (cause) {
    throw new Error(`${screen.name} did not show what it is for: ${cause}`, { cause });
  } finally {
    await context.close();
  }
}

async function openScreen(page: Page, screen: Screen): Promise<() => Promise<void>> {
  const { path, shows, before, act, holds } = screen;
  const calls = watchCalls(page);
  // These calls get no answer until the page closes.
  if (holds) await page.route(holds, () => {});
  const settled = async () => {
    if (!holds) await settle(page, calls);
  };
  await before?.(page);
  await page.goto(path);
  await page.getByText(shows).first().waitFor({ timeout: 20_000 });
  await settled();
  await act?.(page);
  return settled;
}
