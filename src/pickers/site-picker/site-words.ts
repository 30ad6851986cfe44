import type { ScreenWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';

/** The texts of the site picker, which depend on the purpose of the choice. */
export interface SiteWords {
  /** The text of the button, and the title of the dialog. */
  add: string;
  /** The text without a choice. */
  none: string;
  /** The hint above the tree. */
  hint: string;
  /** The text for an organisation without site nodes to choose. */
  empty: string;
  /** The text before the reason why the nodes failed to load. */
  failure: ScreenWords;
}

/** The texts for outlet restrictions. */
export const restrictionWords: SiteWords = {
  add: 'Add outlet restriction',
  none: 'No restriction: all outlets',
  hint: 'A restriction holds for the place and everything in it.',
  empty: 'This organisation has no outlets yet.',
  failure: screenWords.outlets.load,
};
