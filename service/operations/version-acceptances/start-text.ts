import { utcDateTimeText } from '../../../src/domain/date-time-text';

/** Says for the audit log from when on an accepted version is to be installed. */
export const startText = (notBefore: Date | null): string =>
  notBefore ? `from ${utcDateTimeText(notBefore)} UTC` : 'immediately';
