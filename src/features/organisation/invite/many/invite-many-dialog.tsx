import { type SendInviteRequest, useSendInvites } from '~/api/invite-user';
import { ManyCallsDialog } from '~/components/many-calls/many-calls-dialog';
import { countText, listText } from '~/domain/count-text';
import type { NoAddress } from '~/domain/email-address';
import { NotInvited } from '../not-invited';

interface InviteManyDialogProps {
  orgId: string;
  /** An invitation for each person. */
  invitations: readonly SendInviteRequest[];
  /** The parts of the entered list that are no addresses. */
  rest: readonly NoAddress[];
  /** @param invited the addresses of those who are invited */
  onClose: (invited: ReadonlySet<string>) => void;
}

/** Invites several people, each with a call of their own (docs/product/many-at-once.md#invitations). */
export function InviteManyDialog({ orgId, invitations, rest, onClose }: InviteManyDialogProps) {
  const sendInvite = useSendInvites(orgId);
  const [first] = invitations;
  const rights = first ? rightsOf(first) : [];
  const given = rights.length > 0 ? `Each of them gets ${listText(rights)}.` : '';
  return (
    <ManyCallsDialog
      title={`Invite ${countText(invitations.length, 'person', 'people')}`}
      confirmText="Send"
      doneWord="invited"
      items={invitations.map((invitation) => ({
        id: invitation.email,
        label: invitation.email,
        invitation,
      }))}
      send={async (items) => {
        for (const { invitation } of items) await sendInvite.mutateAsync(invitation);
        return undefined;
      }}
      onClose={onClose}
    >
      <p>{`An invitation is sent to ${listText(invitations.map(({ email }) => email))}.`}</p>
      {given ? <p>{given}</p> : null}
      {rest.length > 0 ? (
        <p>
          <NotInvited rest={rest} />
        </p>
      ) : null}
    </ManyCallsDialog>
  );
}

/** Names what an invitation gives. */
function rightsOf({
  isOrgAdmin,
  permissionGroupIDs,
  teamMembershipIDs,
  rootNodes,
}: SendInviteRequest): string[] {
  return [
    ...(isOrgAdmin ? ['the rights of an administrator'] : []),
    ...counted(permissionGroupIDs.length, 'permission group'),
    ...counted(teamMembershipIDs.length, 'team'),
    ...counted(rootNodes.length, 'outlet restriction'),
  ];
}

const counted = (count: number, noun: string) => (count > 0 ? [countText(count, noun)] : []);
