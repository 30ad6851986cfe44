import { parseArgs } from 'node:util';
import { allScreens } from './screens/all-screens';
import type { Screen } from './screens/screen';

export interface ScreenshotOptions {
  /** Where the pictures go. */
  folder: string;
  screens: readonly Screen[];
}

/**
 * --folder PATH  where the pictures go; docs/images unless given
 * --only NAMES   some screens alone, by their names with commas between them
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
