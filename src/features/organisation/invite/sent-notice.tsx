import type { ReactNode } from 'react';
import { type Invite, useMailState } from '~/api/pending-invites';
import { TextLink } from '~/components/text-link';
import { useDateTimeText } from '~/components/use-date-time-text';
import { countText } from '~/domain/count-text';
import classes from './invite.module.css';

interface NoticeProps {
  orgId: string;
}

/** Says what became of an invitation. It follows a mail that waits. */
export function SentNotice({ orgId, invite }: NoticeProps & { invite: Invite }) {
  const dateTimeText = useDateTimeText();
  const state = useMailState(orgId, invite);
  const { email } = invite;
  if (state === 'Failed') {
    return (
      <Notice orgId={orgId} isFailure>
        The invitation could not be sent to {email}. Check the address. Pending Invites can send it
        again, or make a link to pass on.
      </Notice>
    );
  }
  const sent = state === 'Pending' ? 'will be sent' : 'was sent';
  return (
    <Notice orgId={orgId}>
      The invitation {sent} to {email}. It can be accepted until{' '}
      {dateTimeText(invite.expiryDateTimeUTC)}.
    </Notice>
  );
}

/** Says how many invitations were stored at once, and of how many the mail still waits. */
export function SentCountNotice(props: NoticeProps & { stored: number; waiting: number }) {
  const { orgId, stored, waiting } = props;
  const sent = stored - waiting;
  const sentText = `${countText(sent, 'invitation was', 'invitations were')} sent`;
  const waitingText = `${countText(waiting, 'invitation')} will be sent`;
  const both = sent === 0 ? waitingText : `${sentText}, and ${waitingText}`;
  return <Notice orgId={orgId}>{`${waiting === 0 ? sentText : both}.`}</Notice>;
}

function Notice({
  orgId,
  isFailure = false,
  children,
}: NoticeProps & { isFailure?: boolean; children: ReactNode }) {
  return (
    <div className={classes.sent} data-failure={isFailure} role={isFailure ? 'alert' : undefined}>
      <span>{children}</span>
      <TextLink to="/organisation/$orgId/pendinginvites" params={{ orgId }}>
        Pending Invites
      </TextLink>
    </div>
  );
}
