import '@mantine/core/styles/Badge.css';
import { Badge, Button } from '@mantine/core';
import type { Invite } from '~/api/pending-invites';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './pending-invites.module.css';

type Expiring = Pick<Invite, 'expiryDateTimeUTC'>;

/** Whether an invitation has expired at `now`, in epoch milliseconds. */
export function isExpired({ expiryDateTimeUTC }: Expiring, now: number): boolean {
  return Date.parse(expiryDateTimeUTC) <= now;
}

/** An invitation that expires within so many days is marked (docs/product/life-of-access.md). */
export const daysOfWarning = 3;

const marks = {
  expired: { label: 'Expired', color: 'red' },
  soon: { label: 'Expires soon', color: 'orange' },
} as const;

function markOf(invite: Expiring, now: number) {
  if (isExpired(invite, now)) return marks.expired;
  return isExpired(invite, now + daysOfWarning * 86_400_000) ? marks.soon : undefined;
}

/** Formats the expiry for the grid, its search and its export. Marks one that is past or near. */
export function expiryText(invite: Expiring, now: number): string {
  const text = dateTimeText(invite.expiryDateTimeUTC, 'UTC');
  const mark = markOf(invite, now);
  return mark ? `${text} (${mark.label.toLowerCase()})` : text;
}

/** The columns of docs/product/organisation.md#pending-invites, all read-only. */
export const inviteColumns = (now: number): readonly GridColumn<Invite>[] => [
  { key: 'email', header: 'Email', width: 260 },
  {
    key: 'expiryDateTimeUTC',
    header: 'Expiry (UTC)',
    width: 310,
    kind: 'date-time',
    timeZone: 'UTC',
    text: (invite) => expiryText(invite, now),
    cell: (invite) => {
      const mark = markOf(invite, now);
      return (
        <span className={classes.expiry}>
          {dateTimeText(invite.expiryDateTimeUTC, 'UTC')}
          {mark ? (
            <Badge color={mark.color} variant="light" size="md" className={classes.mark}>
              {mark.label}
            </Badge>
          ) : null}
        </span>
      );
    },
  },
  { key: 'senderName', header: 'Sender', width: 150 },
  { key: 'isOrgAdmin', header: 'Organisation Admin', width: 195, kind: 'boolean' },
];

/**
 * Returns the column of an action beyond the specification. The grid focuses the button instead of
 * its cell.
 * @param act runs the action; undefined for an invitation without a button
 */
export const actionColumn = (
  header: string,
  word: string,
  act: (invite: Invite) => (() => void) | undefined,
): GridColumn<Invite> => ({
  key: header,
  header,
  width: 110,
  value: () => '',
  isAction: true,
  cell: (invite) => {
    const onClick = act(invite);
    return onClick ? (
      <Button
        variant="subtle"
        size="compact-xs"
        className={classes.button}
        tabIndex={-1}
        data-cell-focus=""
        aria-label={`${word}, ${invite.email}`}
        onClick={onClick}
      >
        {word}
      </Button>
    ) : null;
  },
});
