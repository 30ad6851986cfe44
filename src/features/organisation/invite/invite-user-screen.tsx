import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Invite } from '~/api/pending-invites';
import { PageHeading } from '~/components/page-heading';
import { TextLink } from '~/components/text-link';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './invite.module.css';
import { InviteEditor } from './invite-editor';

/** Invite User (section 2.5). After an invitation was sent, the form is ready for the next one. */
export function InviteUserScreen({ orgId }: { orgId: string }) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<{ count: number; last: Partial<Invite> }>();

  return (
    <>
      <PageHeading>Invite User</PageHeading>
      <div role="status">
        {sent ? (
          <div className={classes.sent}>
            <span>
              The invitation was sent to {sent.last.email}.{untilText(sent.last.expiryDateTimeUTC)}
            </span>
            <TextLink to="/organisation/$orgId/pendinginvites" params={{ orgId }}>
              Pending Invites
            </TextLink>
          </div>
        ) : null}
      </div>
      <InviteEditor
        key={sent?.count ?? 0}
        orgId={orgId}
        isNext={sent !== undefined}
        onSent={(last) => setSent((old) => ({ count: (old?.count ?? 0) + 1, last }))}
        onCancel={() => navigate({ to: '/organisation/$orgId', params: { orgId } })}
      />
    </>
  );
}

const untilText = (moment: string | undefined) =>
  moment ? ` It can be accepted until ${dateTimeText(moment)}.` : '';
