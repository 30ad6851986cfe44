import { IconMailPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  type Invite,
  pendingInviteQueries,
  useCommitPendingInvites,
  useCreateInviteLink,
  useMailStates,
  useResendInvite,
} from '~/api/pending-invites';
import { LinkButton } from '~/components/link-button';
import { FilterToggle } from '~/components/record-grid/filter-toggle';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { gridRights } from '~/domain/grid-rights';
import { LinkDialog, ResendDialog, useInviteAction } from './invite-dialogs';
import { daysOfWarning, inviteActions, inviteColumns } from './pending-invite-columns';

/**
 * The service itself changes what became of a mail. For the grid, that would be a change by somebody else,
 * about which it asks before a withdrawal.
 */
const withoutMailStates = (invites: Invite[]): Invite[] =>
  invites.map(({ mailState, ...invite }) => invite);

/**
 * Pending Invites (docs/product/organisation.md#pending-invites), with the actions that a service
 * may offer beyond it.
 */
export function PendingInvitesScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/pendinginvites' });
  const commit = useCommitPendingInvites(orgId);
  const resend = useInviteAction(orgId, useResendInvite(orgId).mutateAsync);
  const link = useInviteAction(orgId, useCreateInviteLink(orgId));
  const { list, page } = useGridPage({
    ...pendingInviteQueries.list(orgId),
    select: withoutMailStates,
  });
  const [now] = useState(() => Date.now());
  const mailStates = useMailStates(orgId);

  const { show: showResend, isOffered: canResend } = resend;
  const { run: runLink, isOffered: canLink } = link;
  const columns = useMemo(() => inviteColumns(now, mailStates), [now, mailStates]);
  const rowActions = useMemo(() => {
    if (!canResend && !canLink) return undefined;
    const offered = {
      ...(canResend && { send: (invite: Invite) => showResend({ invite }) }),
      ...(canLink && { link: runLink }),
    };
    return (invite: Invite) => inviteActions(invite, mailStates, now, offered);
  }, [now, mailStates, canResend, canLink, showResend, runLink]);

  return (
    <>
      <RecordGrid
        title="Pending Invites"
        list={list}
        table={{
          idKey: 'organisationUserInviteID',
          labelKey: 'email',
          columns,
          rowActions,
          emptyText: 'No pending invitations',
          filters: (view) => (
            <FilterToggle
              view={view}
              column="expiryDateTimeUTC"
              from="+0d"
              to={`+${daysOfWarning}d`}
            >
              Expires soon
            </FilterToggle>
          ),
        }}
        saving={{
          rights: gridRights.Delete,
          onCommit: ({ deletes }) => commit.mutateAsync({ changes: [], deletes }),
          deletionNote: () => 'The invitation is withdrawn: links to it stop working.',
        }}
        page={{
          ...page,
          actions: (
            <LinkButton
              to="/organisation/$orgId/invite"
              params={{ orgId }}
              leftSection={<IconMailPlus size={16} aria-hidden="true" />}
            >
              Invite User
            </LinkButton>
          ),
        }}
      />
      <ResendDialog action={resend} />
      <LinkDialog action={link} />
    </>
  );
}
