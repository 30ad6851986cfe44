import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startBrowser } from '../../commands/lib/start-browser';

// `npm run row-icons`: draws row-icons.svg as the images of src/components/row-icons, one for each
// density of screens. A browser paints an image many times faster than a drawing, and trees have
// several in each row.
const densities = [1, 2, 3] as const;
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const drawing = await readFile(fileOf('row-icons.svg'), 'utf8');
const browser = await startBrowser();
try {
  for (const deviceScaleFactor of densities) {
    const page = await browser.newPage({ deviceScaleFactor });
    await page.setContent(
      `<body style="margin: 0">${drawing.replace('<svg', '<svg id="drawing"')}`,
    );
    await page.locator('#drawing').screenshot({
      omitBackground: true,
      path: fileOf(`../../src/components/row-icons/row-icons-${deviceScaleFactor}x.png`),
    });
    await page.close();
  }
} finally {
  await browser.close();
}
