import { useRef } from 'react';
import type { MailState, SendInvite, SendInviteRequest } from '~/api/invite-user';
import { ManyCallsDialog } from '~/components/many-calls/many-calls-dialog';
import type { CallOutcome } from '~/components/many-calls/use-many-calls';
import { countText, listText } from '~/domain/count-text';
import type { NoAddress } from '~/domain/email-address';
import classes from '../invite.module.css';

interface InviteManyDialogProps {
  /** The page's own: what it knows of a lost answer outlives the dialog. */
  sendInvite: SendInvite;
  /** An invitation for each person. */
  invitations: readonly SendInviteRequest[];
  /** The parts of the entered list that are no addresses. */
  rest: readonly NoAddress[];
  /**
   * @param invited the addresses of those who are invited
   * @param waiting how many of them get their mail later
   */
  onClose: (invited: ReadonlySet<string>, waiting: number) => void;
}

/** Invites several people, each with a call of their own (docs/product/many-at-once.md#invitations). */
export function InviteManyDialog(props: InviteManyDialogProps) {
  const { sendInvite, invitations, rest, onClose } = props;
  const waiting = useRef(new Set<string>());
  const [first] = invitations;
  const rights = first ? rightsOf(first) : [];
  return (
    <ManyCallsDialog
      title={`Invite ${countText(invitations.length, 'person', 'people')}`}
      confirmText="Send"
      doneWord="invited"
      items={invitations.map((invitation) => {
        const { email } = invitation;
        return { id: email, label: email, invitation };
      })}
      send={async (items) => {
        const outcomes = new Map<string, CallOutcome>();
        for (const { id, invitation } of items) {
          const { mailState = 'Sent' } = await sendInvite(invitation);
          outcomes.set(id, outcomeOf[mailState]);
          if (mailState === 'Pending') waiting.current.add(id);
          else waiting.current.delete(id);
        }
        return outcomes;
      }}
      onClose={(invited) => onClose(invited, waiting.current.size)}
    >
      <p>{`An invitation is sent to ${listText(invitations.map(({ email }) => email))}.`}</p>
      {rights.length > 0 ? <p>{`Each of them gets ${listText(rights)}.`}</p> : null}
      {rest.length > 0 ? (
        <p>
          <NotInvited rest={rest} />
        </p>
      ) : null}
    </ManyCallsDialog>
  );
}

/** Lists the parts of a pasted list that are no addresses, each with the reason. */
export function NotInvited({ rest }: { rest: readonly NoAddress[] }) {
  return rest.map(({ text, error }) => (
    <span key={text} className={classes.notInvited}>
      Not invited: "{text}". {error}
    </span>
  ));
}

/** The outcome of an invitation that is stored, by what became of its mail. */
const outcomeOf: Record<MailState, CallOutcome> = {
  Sent: { kind: 'done' },
  Pending: { kind: 'done', reason: 'The mail will be sent.' },
  Failed: { kind: 'failed', reason: 'The invitation is pending, but its mail could not be sent.' },
};

const rightsOf = (invitation: SendInviteRequest): string[] => [
  ...(invitation.isOrgAdmin ? ['the rights of an administrator'] : []),
  ...counted(invitation.permissionGroupIDs.length, 'permission group'),
  ...counted(invitation.teamMembershipIDs.length, 'team'),
  ...counted(invitation.rootNodes.length, 'outlet restriction'),
];

const counted = (count: number, noun: string) => (count > 0 ? [countText(count, noun)] : []);
