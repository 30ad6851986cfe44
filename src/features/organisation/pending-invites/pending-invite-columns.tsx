import { Badge } from '@mantine/core';
import type { Invite, MailState } from '~/api/pending-invites';
import type { GridColumn, RecordAction } from '~/components/record-grid/grid-column';
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
  { key: 'email', header: 'Email', width: 240 },
  {
    key: 'expiryDateTimeUTC',
    header: 'Expiry (UTC)',
    width: 331,
    kind: 'date-time',
    timeZone: 'UTC',
    text: (invite) => expiryText(invite, now),
    cell: (invite) => {
      const mark = markOf(invite, now);
      return <Marked mark={mark}>{dateTimeText(invite.expiryDateTimeUTC, 'UTC')}</Marked>;
    },
  },
  { key: 'senderName', header: 'Sender', width: 130 },
  {
    key: 'isOrgAdmin',
    header: 'Organisation Admin',
    width: 195,
    kind: 'boolean',
    trueWord: 'Administrator',
  },
];

interface MarkedProps {
  mark: { label: string; color: string } | undefined;
  children: string;
}

/** A text with a mark behind it. */
function Marked({ mark, children }: MarkedProps) {
  return (
    <span className={classes.marked} data-note={mark ? `${children}, ${mark.label}` : children}>
      {children}
      {mark ? (
        <Badge color={mark.color} variant="light" size="md" className={classes.mark}>
          {mark.label}
        </Badge>
      ) : null}
    </span>
  );
}

/** What became of mails that were not sent, by the id of the invitation. */
export type MailStates = ReadonlyMap<string, MailState>;

const mailWords: Readonly<Record<MailState, string>> = {
  Pending: 'Will be sent',
  Failed: 'Not sent',
  Sent: '',
};

/** The column that says what became of the mails that were not sent. */
export const mailColumn = (mailStates: MailStates): GridColumn<Invite> => {
  const stateOf = ({ organisationUserInviteID: id }: Invite) => mailStates.get(id) ?? 'Sent';
  return {
    key: 'Mail',
    header: 'Mail',
    width: 120,
    value: (invite) => mailWords[stateOf(invite)],
    cell: (invite) => {
      const state = stateOf(invite);
      const isFailed = state === 'Failed';
      return (
        <span className={isFailed ? classes.failure : classes.waiting}>{mailWords[state]}</span>
      );
    },
  };
};

interface InviteActions {
  /** Undefined if the service does not send again. */
  send: ((invite: Invite) => void) | undefined;
  /** Makes a link. Undefined if the service does not. */
  link: ((invite: Invite) => void) | undefined;
}

/**
 * Returns what can be done with an invitation beyond the specification. A mail that waits is not sent
 * again. An expired invitation has no link: it would not work.
 */
export function inviteActions(
  invite: Invite,
  mailStates: MailStates,
  now: number,
  { send, link }: InviteActions,
): readonly RecordAction[] {
  const isWaiting = mailStates.get(invite.organisationUserInviteID) === 'Pending';
  const all = [
    !isWaiting && send && { label: 'Send again', onClick: () => send(invite) },
    !isExpired(invite, now) && link && { label: 'Copy link', onClick: () => link(invite) },
  ];
  return all.filter((action) => typeof action === 'object');
}
