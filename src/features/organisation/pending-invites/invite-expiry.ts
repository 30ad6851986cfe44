import type { Invite } from '~/api/pending-invites';
import { dateTimeText } from '~/domain/date-time-text';

type Expiring = Pick<Invite, 'expiryDateTimeUTC'>;

/** Whether an invitation can no longer be accepted. */
export function isExpired({ expiryDateTimeUTC }: Expiring, now: number): boolean {
  return Date.parse(expiryDateTimeUTC) <= now;
}

/** The expiry as the grid shows, searches and exports it: in UTC, marked when it has passed. */
export function expiryText(invite: Expiring, now: number): string {
  const text = dateTimeText(invite.expiryDateTimeUTC, 'UTC');
  return isExpired(invite, now) ? `${text} (expired)` : text;
}
