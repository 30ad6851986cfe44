import type { Invite } from '~/api/pending-invites';
import { dateTimeText } from '~/domain/date-time-text';

type Expiring = Pick<Invite, 'expiryDateTimeUTC'>;

/** Whether an invitation has expired at `now`, in epoch milliseconds. */
export function isExpired({ expiryDateTimeUTC }: Expiring, now: number): boolean {
  return Date.parse(expiryDateTimeUTC) <= now;
}

/** Formats the expiry in UTC for the grid, its search and its export. Marks a past expiry. */
export function expiryText(invite: Expiring, now: number): string {
  const text = dateTimeText(invite.expiryDateTimeUTC, 'UTC');
  return isExpired(invite, now) ? `${text} (expired)` : text;
}
