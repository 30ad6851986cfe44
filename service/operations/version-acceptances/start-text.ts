import type { ApplicationSettings as Settings } from '../../../src/api/schema.gen';
import { momentWords } from '../moment-text';

/** Says for the audit log from when on an accepted version is to be installed. */
export const startText = (notBefore: Date | null): string =>
  notBefore ? `from ${momentWords(notBefore)}` : 'immediately';

/** Says for the audit log how an application accepts new versions, and how it did before. */
export function settingsText(name: string, before: Settings, after: Settings): string {
  const [former, start] = [timeText(before), timeText(after)];
  const installed = `to be installed ${former === start ? start : `${start} instead of ${former}`}`;
  if (after.autoAccept) {
    const done = before.autoAccept ? 'still accepted automatically' : 'accepted automatically now';
    return `New versions of ${name} are ${done}, ${installed}.`;
  }
  const done = before.autoAccept ? 'no longer' : 'still not';
  const once = former === start ? '' : `. Once they are, they are ${installed}`;
  return `New versions of ${name} are ${done} accepted automatically${once}.`;
}

// Only the time of day counts, not the date.
const timeText = ({ notBeforeTimeUTC: time }: Settings) =>
  time ? `from ${time.slice(11, 16)} UTC` : 'immediately';
