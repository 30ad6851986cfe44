import type { Invite } from '~/api/pending-invites';
import { dateTimeText } from '~/domain/date-time-text';

/** Whether an invitation can no longer be accepted. What has no date counts as valid. */
export function isExpired({ expiryDateTimeUTC }: Partial<Invite>, now: number): boolean {
  return Date.parse(expiryDateTimeUTC ?? '') <= now;
}

/** The expiry as the grid shows, searches and exports it: in UTC, marked when it has passed. */
export function expiryText(invite: Partial<Invite>, now: number): string {
  const text = invite.expiryDateTimeUTC ? dateTimeText(invite.expiryDateTimeUTC, 'UTC') : '';
  return isExpired(invite, now) ? `${text} (expired)` : text;
}
