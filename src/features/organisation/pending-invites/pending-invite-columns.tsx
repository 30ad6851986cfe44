import '@mantine/core/styles/Badge.css';
import { Badge, Button } from '@mantine/core';
import type { Invite } from '~/api/pending-invites';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { dateTimeText } from '~/domain/date-time-text';
import { expiryText, isExpired } from './invite-expiry';
import classes from './pending-invites.module.css';

/** Actions on an invitation beyond the specification. Undefined if the service lacks the call. */
interface InviteActions {
  now: number;
  onResend: ((invite: Invite) => void) | undefined;
  onLink: ((invite: Invite) => void) | undefined;
}

/**
 * Returns the columns of docs/product/organisation.md#pending-invites, all read-only, and a button
 * column for each further action.
 */
export function pendingInviteColumns({
  now,
  onResend,
  onLink,
}: InviteActions): readonly GridColumn<Invite>[] {
  const columns: GridColumn<Invite>[] = [
    { key: 'email', header: 'Email', width: 270 },
    {
      key: 'expiryDateTimeUTC',
      header: 'Expiry (UTC)',
      width: 310,
      kind: 'date-time',
      text: (invite) => expiryText(invite, now),
      cell: (invite) => (
        <span className={classes.expiry}>
          {dateTimeText(invite.expiryDateTimeUTC, 'UTC')}
          {isExpired(invite, now) ? (
            <Badge color="red" variant="light" size="md" className={classes.mark}>
              Expired
            </Badge>
          ) : null}
        </span>
      ),
    },
    { key: 'senderName', header: 'Sender', width: 160 },
    { key: 'isOrgAdmin', header: 'Organisation Admin', width: 215, kind: 'boolean' },
  ];
  if (onResend) {
    columns.push({
      key: 'resend',
      header: 'Mail',
      width: 110,
      value: () => '',
      isAction: true,
      cell: (invite) => (
        <RowButton word="Send again" to={invite.email} onClick={() => onResend(invite)} />
      ),
    });
  }
  if (onLink) {
    columns.push({
      key: 'link',
      header: 'Link',
      width: 110,
      value: () => '',
      isAction: true,
      // A link to an expired invitation would not work.
      cell: (invite) =>
        isExpired(invite, now) ? null : (
          <RowButton word="Copy link" to={invite.email} onClick={() => onLink(invite)} />
        ),
    });
  }
  return columns;
}

/** A button in a cell. The grid focuses the button instead of the cell. */
function RowButton({ word, to, onClick }: { word: string; to: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      className={classes.button}
      tabIndex={-1}
      data-cell-focus=""
      aria-label={`${word}, ${to}`}
      onClick={onClick}
    >
      {word}
    </Button>
  );
}
