import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Invite } from '~/api/pending-invites';
import { PageHeading } from '~/components/page-heading';
import { TextLink } from '~/components/text-link';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './invite.module.css';
import { InviteEditor } from './invite-editor';

/**
 * Invite User (docs/product/organisation.md#invite-user). After each sent invitation, an empty form
 * is ready for the next one.
 */
export function InviteUserScreen({ orgId }: { orgId: string }) {
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  /** The last sent invitation, until the person sends the next one. */
  const [sent, setSent] = useState<Invite>();

  return (
    <>
      <PageHeading>Invite User</PageHeading>
      <div role="status">
        {sent ? (
          <div className={classes.sent}>
            <span>
              The invitation was sent to {sent.email}. It can be accepted until{' '}
              {dateTimeText(sent.expiryDateTimeUTC)}.
            </span>
            <TextLink to="/organisation/$orgId/pendinginvites" params={{ orgId }}>
              Pending Invites
            </TextLink>
          </div>
        ) : null}
      </div>
      <InviteEditor
        key={count}
        orgId={orgId}
        isNext={count > 0}
        onSending={() => setSent(undefined)}
        onSent={(invite) => {
          setSent(invite);
          setCount(count + 1);
        }}
        onCancel={() => navigate({ to: '/organisation/$orgId', params: { orgId } })}
      />
    </>
  );
}
