import '@mantine/core/styles/Badge.css';
import { Badge, Button } from '@mantine/core';
import type { Invite, MailState } from '~/api/pending-invites';
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

/** What became of mails that were not sent, by the id of the invitation. */
export type MailStates = ReadonlyMap<string, MailState>;

const mailMarks = {
  Pending: { label: 'Will be sent', color: 'gray' },
  Failed: { label: 'Not sent: send again', color: 'red' },
  Sent: undefined,
} as const;

/** The columns of docs/product/organisation.md#pending-invites, all read-only. */
export const inviteColumns = (
  now: number,
  mailStates: MailStates,
): readonly GridColumn<Invite>[] => [
  {
    key: 'email',
    header: 'Email',
    width: 260,
    text: (invite) => {
      const mark = mailMarkOf(invite, mailStates);
      return mark ? `${invite.email} (${mark.label.toLowerCase()})` : invite.email;
    },
    cell: (invite) => {
      const mark = mailMarkOf(invite, mailStates);
      return mark ? <Marked mark={mark}>{invite.email}</Marked> : undefined;
    },
  },
  {
    key: 'expiryDateTimeUTC',
    header: 'Expiry (UTC)',
    width: 310,
    kind: 'date-time',
    timeZone: 'UTC',
    text: (invite) => expiryText(invite, now),
    cell: (invite) => {
      const mark = markOf(invite, now);
      return <Marked mark={mark}>{dateTimeText(invite.expiryDateTimeUTC, 'UTC')}</Marked>;
    },
  },
  { key: 'senderName', header: 'Sender', width: 150 },
  { key: 'isOrgAdmin', header: 'Organisation Admin', width: 195, kind: 'boolean' },
];

const mailMarkOf = ({ organisationUserInviteID: id }: Invite, mailStates: MailStates) =>
  mailMarks[mailStates.get(id) ?? 'Sent'];

interface MarkedProps {
  mark: { label: string; color: string } | undefined;
  children: string;
}

/** A text with a mark behind it. */
function Marked({ mark, children }: MarkedProps) {
  return (
    <span className={classes.marked}>
      {children}
      {mark ? (
        <Badge color={mark.color} variant="light" size="md" className={classes.mark}>
          {mark.label}
        </Badge>
      ) : null}
    </span>
  );
}

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
