import { IconMailPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFileName } from '~/api/organisation-path';
import {
  type Invite,
  pendingInviteQueries,
  useCommitPendingInvites,
  useMailStates,
} from '~/api/pending-invites';
import { LinkButton } from '~/components/link-button';
import { FilterToggle } from '~/components/record-grid/filter-toggle';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { gridRights } from '~/domain/grid-rights';
import { useInviteActions } from './invite-dialogs';
import { daysOfWarning, inviteActions, inviteColumns } from './pending-invite-columns';

/** For the grid, what becomes of a mail would be a change by somebody else, about which it asks. */
const withoutMailStates = (invites: Invite[]): Invite[] =>
  invites.map(({ mailState, ...invite }) => invite);

/** Pending Invites (docs/product/organisation.md#pending-invites). */
export function PendingInvitesScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/pendinginvites' });
  const commit = useCommitPendingInvites(orgId);
  const { offered, dialogs } = useInviteActions(orgId);
  const { list, page, readAt } = useGridPage({
    ...pendingInviteQueries.list(orgId),
    select: withoutMailStates,
  });
  const mailStates = useMailStates(orgId);
  const csvFileName = useFileName('Pending Invites', orgId);

  const columns = useMemo(() => inviteColumns(readAt, mailStates), [readAt, mailStates]);
  const rowActions = useMemo(
    () => offered && ((invite: Invite) => inviteActions(invite, mailStates, readAt, offered)),
    [readAt, mailStates, offered],
  );

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
          csvFileName,
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
          offersUndo: true,
          onCommit: ({ deletes }) => commit.mutateAsync({ changes: [], deletes }),
          deletionNote: () => 'The invitation is withdrawn: links to it stop working.',
        }}
        page={{
          ...page,
          actions: (
            <LinkButton
              to="/organisation/$orgId/invite"
              params={{ orgId }}
              leftSection={<IconMailPlus size="1rem" aria-hidden="true" />}
            >
              Invite User
            </LinkButton>
          ),
        }}
      />
      {dialogs}
    </>
  );
}
