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
  { key: 'isOrgAdmin', header: 'Organisation Admin', width: 195, kind: 'boolean' },
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

/** The column that says what became of a mail, and sends it again. One that waits needs no button. */
export const mailColumn = (
  mailStates: MailStates,
  send: (invite: Invite) => void,
): GridColumn<Invite> => ({
  ...actionBase('Mail', 140),
  cell: (invite) => {
    const state = mailStates.get(invite.organisationUserInviteID);
    if (state === 'Pending') return <span className={classes.waiting}>Will be sent</span>;
    const isFailed = state === 'Failed';
    const words = isFailed ? 'Not sent: send again' : 'Send again';
    return (
      <ActionButton
        label={`${words}, ${invite.email}`}
        isFailed={isFailed}
        onClick={() => send(invite)}
      >
        {isFailed ? 'Not sent: retry' : 'Send again'}
      </ActionButton>
    );
  },
});

/** The column that makes a link. An expired invitation has none: it would not work. */
export const linkColumn = (now: number, make: (invite: Invite) => void): GridColumn<Invite> => ({
  ...actionBase('Link', 100),
  cell: (invite) =>
    isExpired(invite, now) ? null : (
      <ActionButton label={`Copy link, ${invite.email}`} onClick={() => make(invite)}>
        Copy link
      </ActionButton>
    ),
});

/** A column beyond the specification. The grid focuses its button instead of its cell. */
const actionBase = (header: string, width: number) =>
  ({ key: header, header, width, value: () => '', isAction: true }) as const;

interface ActionButtonProps {
  label: string;
  isFailed?: boolean;
  onClick: () => void;
  children: string;
}

function ActionButton({ label, isFailed, onClick, children }: ActionButtonProps) {
  return (
    <Button
      onClick={onClick}
      variant="subtle"
      size="compact-xs"
      // Mantine's own red of a subtle button looks white on a dark page.
      c={isFailed ? 'var(--mantine-color-error)' : undefined}
      className={classes.button}
      tabIndex={-1}
      data-cell-focus=""
      aria-label={label}
    >
      {children}
    </Button>
  );
}
