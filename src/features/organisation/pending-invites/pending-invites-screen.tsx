import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  pendingInviteQueries,
  useCommitPendingInvites,
  useCreateInviteLink,
  useResendInvite,
} from '~/api/pending-invites';
import type { GridSearch } from '~/components/record-grid/grid-search';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { LinkButton } from '~/components/text-link';
import { gridRights } from '~/domain/grid-rights';
import { LinkDialog, ResendDialog } from './invite-dialogs';
import { pendingInviteColumns } from './pending-invite-columns';
import { useInviteAction } from './use-invite-action';

interface PendingInvitesScreenProps {
  orgId: string;
  search: GridSearch;
  onSearchChange: (search: GridSearch) => void;
}

/**
 * Pending Invites (docs/product/organisation.md#pending-invites), with the actions that a service
 * may offer beyond it.
 */
export function PendingInvitesScreen({ orgId, search, onSearchChange }: PendingInvitesScreenProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    pendingInviteQueries.list(orgId),
  );
  const commit = useCommitPendingInvites(orgId);
  const resend = useInviteAction(orgId, useResendInvite(orgId).mutateAsync);
  const link = useInviteAction(orgId, useCreateInviteLink(orgId));
  const [now] = useState(() => Date.now());

  const { open: openResend, isOffered: canResend } = resend;
  const { open: openLink, run: runLink, isOffered: canLink } = link;
  const columns = useMemo(
    () =>
      pendingInviteColumns({
        now,
        onResend: canResend ? openResend : undefined,
        onLink: canLink
          ? (invite) => {
              openLink(invite);
              runLink(invite);
            }
          : undefined,
      }),
    [now, canResend, canLink, openResend, openLink, runLink],
  );

  return (
    <>
      <RecordGrid
        key={orgId}
        title="Pending Invites"
        idKey="organisationUserInviteID"
        labelKey="email"
        columns={columns}
        records={data}
        rights={gridRights.Delete}
        onCommit={({ deletes }) => commit.mutateAsync({ changes: [], deletes })}
        deletionNote={() => 'The invitation is withdrawn: links to it stop working.'}
        isLoading={isPending}
        isRefreshing={isFetching}
        error={error}
        onRefresh={() => refetch()}
        search={search}
        onSearchChange={onSearchChange}
        emptyText="No pending invitations"
        actions={
          <LinkButton
            to="/organisation/$orgId/invite"
            params={{ orgId }}
            leftSection={<IconMailPlus size={16} aria-hidden="true" />}
          >
            Invite User
          </LinkButton>
        }
      />
      <ResendDialog action={resend} />
      <LinkDialog action={link} />
    </>
  );
}
