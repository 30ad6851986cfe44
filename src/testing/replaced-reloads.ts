import { vi } from 'vitest';
import * as unsavedEdits from '~/session/unsaved-edits';

/**
 * Replaces what loads the console again, which jsdom cannot do, until the end of a test. The page has
 * no unsaved edits unless the test says so.
 */
export function replaceReloads(): void {
  vi.spyOn(unsavedEdits, 'restartConsole').mockImplementation(() => {});
  vi.spyOn(unsavedEdits, 'reloadPage').mockImplementation(() => {});
  vi.spyOn(unsavedEdits, 'hasUnsavedEdits').mockReturnValue(false);
}
