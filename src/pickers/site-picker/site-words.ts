import type { ScreenWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';

/** What the site picker says, which depends on what places are chosen for. */
export interface SiteWords {
  /** On the button, and the title of the dialog. */
  add: string;
  /** Where nothing is chosen. */
  none: string;
  /** Above the tree. */
  hint: string;
  /** Where there is nothing to choose. */
  empty: string;
  /** What is said before the reason why the places could not be loaded. */
  failure: ScreenWords;
}

/** Of restrictions to outlets. */
export const restrictionWords: SiteWords = {
  add: 'Add outlet restriction',
  none: 'No restriction: all outlets',
  hint: 'A restriction holds for the place and everything in it.',
  empty: 'This organisation has no outlets yet.',
  failure: screenWords.outlets.load,
};
