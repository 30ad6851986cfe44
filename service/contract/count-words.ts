import { plainNumberText } from '../../src/domain/count-text';

/**
 * Words a count for reasons and the audit log: "1 team", "1,200 teams". Unlike `countText` it does not depend
 * on the language of the machine, since these texts are English.
 */
export const countWords = (count: number, one: string, several = `${one}s`): string =>
  `${plainNumberText(count, 'en-GB')} ${count === 1 ? one : several}`;
