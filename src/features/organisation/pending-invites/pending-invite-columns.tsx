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

/** Formats the expiry for the grid and its search. Marks one that is past or near. */
export function expiryText(invite: Expiring, now: number): string {
  const text = dateTimeText(invite.expiryDateTimeUTC, 'UTC');
  const mark = markOf(invite, now);
  return mark ? `${text} (${mark.label.toLowerCase()})` : text;
}

/** What became of mails that were not sent, by the id of the invitation. */
type MailStates = ReadonlyMap<string, MailState>;

/** The columns of docs/product/organisation.md#pending-invites, all read-only. */
export const inviteColumns = (now: number, mailStates: MailStates): GridColumn<Invite>[] => [
  { key: 'email', header: 'Email', width: 240 },
  {
    key: 'expiryDateTimeUTC',
    header: 'Expiry (UTC)',
    width: 331,
    kind: 'date-time',
    timeZone: 'UTC',
    text: (invite) => expiryText(invite, now),
    cell: (invite) => {
      const text = dateTimeText(invite.expiryDateTimeUTC, 'UTC');
      const mark = markOf(invite, now);
      return (
        <span className={classes.marked} data-note={mark ? `${text}, ${mark.label}` : text}>
          {text}
          {mark ? (
            <Badge color={mark.color} variant="light" size="md" className={classes.mark}>
              {mark.label}
            </Badge>
          ) : null}
        </span>
      );
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
  ...(mailStates.size > 0 ? [mailColumn(mailStates)] : []),
];

const mailWords: Readonly<Record<MailState, string>> = {
  Pending: 'Will be sent',
  Failed: 'Not sent',
  Sent: '',
};

function mailColumn(mailStates: MailStates): GridColumn<Invite> {
  const stateOf = ({ organisationUserInviteID: id }: Invite) => mailStates.get(id) ?? 'Sent';
  return {
    key: 'Mail',
    header: 'Mail',
    width: 120,
    value: (invite) => mailWords[stateOf(invite)],
    cell: (invite) => {
      const state = stateOf(invite);
      const className = state === 'Failed' ? classes.failure : classes.waiting;
      return <span className={className}>{mailWords[state]}</span>;
    },
  };
}

/**
 * Returns what can be done with an invitation beyond the specification. A mail that waits is not sent
 * again. An expired invitation has no link: it would not work.
 * @param offered what the service offers: to send again, and to make a link
 */
export function inviteActions(
  invite: Invite,
  mailStates: MailStates,
  now: number,
  offered: Partial<Record<'send' | 'link', (invite: Invite) => void>>,
): readonly RecordAction[] {
  const { send, link } = offered;
  const isWaiting = mailStates.get(invite.organisationUserInviteID) === 'Pending';
  const all = [
    !isWaiting && send && { label: 'Send again', onClick: () => send(invite) },
    !isExpired(invite, now) && link && { label: 'Copy link', onClick: () => link(invite) },
  ];
  return all.filter((action) => typeof action === 'object');
}
