import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type UserSummary, userSummaryQueries } from '~/api/user-summary';
import type { User } from '~/api/users';
import { Dialog } from '~/components/dialogs/dialog';
import { useFocusWhenGone } from '~/components/focus';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { countText, listText } from '~/domain/count-text';
import { shownName } from '~/domain/shown-name';
import { SentInvitations } from '../sent-invitations';
import classes from './end-access.module.css';
import { type Outcome, sessionsKey, useEnding } from './use-ending';
import { waysOfUser } from './ways-of-user';

interface EndAccessDialogProps {
  user: User;
  onClose: () => void;
}

/**
 * Shows what gives a user access, and takes all of it away (docs/product/life-of-access.md#leavers).
 */
function EndAccessDialog({ user, onClose }: EndAccessDialogProps) {
  const { data, error, isPending, refetch } = useQuery(userSummaryQueries.single(user.userID));
  const [first, setFirst] = useState<UserSummary>();
  // What was taken away stays in sight, with its outcome.
  if (data && !first) setFirst(data);
  if (first) return <Leaver user={user} summary={first} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title="End all access"
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      <div className={classes.waiting}>
        <LoadingOverlay isLoading={isPending} error={error} onRetry={() => refetch()} />
      </div>
    </Dialog>
  );
}

function Leaver({ user, summary, onClose }: EndAccessDialogProps & { summary: UserSummary }) {
  const ways = waysOfUser(summary.organisationUserLinks);
  const { outcomes, isBusy, run } = useEnding(user.userID, ways);
  const states = Object.values(outcomes).map(({ state }) => state);
  const failures = states.filter((state) => state === 'failed').length;
  const isOver = !isBusy && states.length > 0;
  return (
    <Dialog
      isOpen
      title="End all access"
      size="lg"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <CloseButton onClose={onClose} isDisabled={isBusy} isOver={isOver} />
          {isOver && failures === 0 ? null : (
            <Button color="red" loading={isBusy} onClick={() => void run()}>
              {failures > 0 && !isBusy ? 'Retry' : 'End all access'}
            </Button>
          )}
        </>
      }
    >
      <p>
        {`${shownName(user.fullName)} loses all of the access below, and is signed out everywhere. The account itself stays.`}
      </p>
      <ul className={classes.ways}>
        {ways.map((way) => (
          <Row key={way.key} title={way.title} outcome={outcomes[way.key]}>
            {way.isTeam
              ? `Leaves the team, which has access to ${listText(way.places)}`
              : 'Own access'}
            {way.isOrgAdmin ? (
              <Badge size="sm" variant="light" className={classes.mark}>
                Administrator
              </Badge>
            ) : null}
          </Row>
        ))}
        <Row title="Sessions" outcome={outcomes[sessionsKey]}>
          All that are open now
        </Row>
      </ul>
      {user.scopes.includes('superuser') ? null : <SentInvitations userID={user.userID} />}
      <p>{restText(user, summary)}</p>
      <p role="status">
        {isOver && failures === 0 ? 'All access has ended.' : null}
        {isOver && failures > 0
          ? `${countText(failures, 'step')} failed. Retry takes away what is left.`
          : null}
      </p>
    </Dialog>
  );
}

const words = { busy: 'Ending...', done: 'Ended', absent: 'Not offered by this service' };

function Row(props: { title: string; outcome: Outcome | undefined; children: ReactNode }) {
  const { title, outcome, children } = props;
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <div className={classes.detail}>{children}</div>
      </div>
      {outcome?.state === 'failed' ? (
        <span className={classes.failure}>{outcome.reason}</span>
      ) : (
        <span className={classes.detail}>{outcome && words[outcome.state]}</span>
      )}
    </li>
  );
}

function CloseButton(props: { onClose: () => void; isDisabled?: boolean; isOver?: boolean }) {
  return (
    <Button variant="default" disabled={props.isDisabled} onClick={props.onClose} data-autofocus>
      {props.isOver ? 'Done' : 'Cancel'}
    </Button>
  );
}

/** Says what the dialog cannot take away. */
function restText({ scopes }: User, { organisationUserInvites: invites }: UserSummary): string {
  const texts = [
    scopes.includes('superuser')
      ? 'Server Administrator stays: turn it off on the page, and save.'
      : '',
    invites.length > 0
      ? `${countText(invites.length, 'invitation waits', 'invitations wait')} for this address, from ${listText(invites.map(({ organisationName }) => shownName(organisationName)))}. Withdraw on Pending Invites what is no longer meant.`
      : '',
  ];
  return texts.filter(Boolean).join(' ');
}

/** Opens the question whether to end all access of a user, who leaves for example. */
export function EndAccessButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  useFocusWhenGone(isOpen);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        End all access...
      </Button>
      {isOpen ? <EndAccessDialog user={user} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
