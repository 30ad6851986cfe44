import { momentWords } from '../moment-text';

/** Says for the audit log from when on an accepted version is to be installed. */
export const startText = (notBefore: Date | null): string =>
  notBefore ? `from ${momentWords(notBefore)}` : 'immediately';
