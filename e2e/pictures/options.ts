import { parseArgs } from 'node:util';
import { allScreens } from './screens/all-screens';
import type { Screen } from './screens/screen';

export interface ScreenshotOptions {
  /** The folder for the pictures. */
  folder: string;
  screens: readonly Screen[];
}

/**
 * --folder PATH  the folder for the pictures; docs/images by default
 * --only NAMES   only these screens, by name, separated by commas
 * @throws when an argument or a name is unknown
 */
export function readOptions(given: readonly string[]): ScreenshotOptions {
  const { values } = parseArgs({
    args: [...given],
    options: { folder: { type: 'string', default: 'docs/images' }, only: { type: 'string' } },
  });
  const { folder, only } = values;
  if (only === undefined) return { folder, screens: allScreens };
  const screens = only.split(',').map((wanted) => {
    const screen = allScreens.find(({ name }) => name === wanted);
    if (screen) return screen;
    const names = allScreens.map(({ name }) => name).join(', ');
    throw new Error(`--only does not know "${wanted}"; there are ${names}.`);
  });
  return { folder, screens };
}
