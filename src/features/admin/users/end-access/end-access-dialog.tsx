import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type UserSummary, userSummaryQueries } from '~/api/user-summary';
import type { User } from '~/api/users';
import { Dialog } from '~/components/dialogs/dialog';
import { IfEditable } from '~/components/edit-page/form-page';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { WorkingButton } from '~/components/working-button';
import { countText, numberText } from '~/domain/count-text';
import { firstNamesText } from '~/domain/first-names';
import { loadedRecords } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import { SentInvitations } from '../sent-invitations';
import classes from './end-access.module.css';
import { type Outcome, sessionsKey, useEnding } from './use-ending';
import { waysOfUser } from './ways-of-user';

/**
 * Shows what gives a user access, and takes all of it away (docs/product/life-of-access.md#leavers).
 */
function EndAccessDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(userSummaryQueries.single(user.userID));
  const [summary, setSummary] = useState<UserSummary>();
  // What was taken away stays in sight, with its outcome.
  if (data && !summary) setSummary(data);
  const asked = waysOfUser(loadedRecords(summary?.organisationUserLinks));
  const { ways, outcomes, check, isBusy, run, stop } = useEnding(user.userID, asked);
  const states = [...ways.map(({ key }) => key), sessionsKey].map((key) => outcomes[key]?.state);
  const ended = states.filter((state) => state === 'done').length;
  const failures = states.filter((state) => state === 'failed').length;
  const isTried = !isBusy && states.every((state) => state && state !== 'untried');
  const isUnchecked = isTried && check?.state !== 'clear';
  const isOver = isTried && !isUnchecked;
  return (
    <Dialog
      isOpen
      title="End all access"
      size={summary && 'lg'}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={isBusy ? stop : onClose} data-autofocus>
            {isBusy ? 'Stop' : isOver ? 'Done' : 'Cancel'}
          </Button>
          {!summary || (isOver && failures === 0) ? null : (
            <WorkingButton color="red" loading={isBusy} onClick={() => void run()}>
              {(failures > 0 || isUnchecked) && !isBusy ? 'Retry' : 'End all access'}
            </WorkingButton>
          )}
        </>
      }
    >
      {summary ? (
        <>
          <p>
            {`${shownName(user.fullName)} loses all of the access below, and is signed out everywhere. The account itself stays.`}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a tab stop */}
          <section className={classes.ways} aria-label="Access" tabIndex={0}>
            <ul>
              {ways.map((way) => (
                <Row key={way.key} title={way.title} outcome={outcomes[way.key]}>
                  {way.isTeam
                    ? `Leaves the team, which has access to ${firstNamesText(way.places)}`
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
          </section>
          {user.scopes.includes('superuser') ? null : <SentInvitations userID={user.userID} />}
          <p>{restText(user, data ?? summary)}</p>
          <p role="status">
            {isBusy || (!check && ended > 0)
              ? `${numberText(ended)} of ${numberText(states.length)} ended. `
              : null}
            {isOver && failures === 0 ? doneText(user, outcomes[sessionsKey]) : null}
            {!isBusy && failures > 0
              ? `${countText(failures, 'step')} failed. Retry takes away what is left.`
              : null}
            {!isBusy && check?.state === 'found'
              ? ' Somebody else has given access meanwhile: it is listed above, and has not ended.'
              : null}
            {!isBusy && check?.state === 'failed'
              ? ` Whether all access has ended could not be read. ${check.reason}`
              : null}
          </p>
        </>
      ) : (
        <div className={classes.waiting}>
          <LoadingOverlay isLoading={isPending} error={error} onRetry={() => refetch()} />
        </div>
      )}
      <UnsavedChangesGuard isSaving={isBusy} isInTurn />
    </Dialog>
  );
}

const words = {
  untried: '',
  busy: 'Ending...',
  done: 'Ended',
  absent: 'Not offered by this service',
};

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

/** A super user still reaches every organisation, and a service may not end sessions. */
function doneText({ scopes }: User, sessions: Outcome | undefined): string {
  const access = scopes.includes('superuser') ? 'All of the access above' : 'All access';
  return `${access} has ended.${sessions?.state === 'absent' ? ' Open sessions were not ended.' : ''}`;
}

/** Says what the dialog cannot take away. */
function restText({ scopes }: User, { organisationUserInvites: invites }: UserSummary): string {
  const texts = [
    scopes.includes('superuser')
      ? 'Server Administrator stays: turn it off on the page, and save.'
      : '',
    invites.length > 0
      ? `${countText(invites.length, 'invitation waits', 'invitations wait')} for this address, from ${firstNamesText(invites.map(({ organisationName }) => shownName(organisationName)))}. ${invites.length === 1 ? 'Withdraw it on Pending Invites if it is' : 'Withdraw them on Pending Invites if they are'} no longer wanted.`
      : '',
  ];
  return texts.filter(Boolean).join(' ');
}

/** Opens the question whether to end all access of a user, who leaves for example. */
export function EndAccessButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IfEditable>
        <Button variant="outline" color="red" onClick={() => setIsOpen(true)}>
          End all access...
        </Button>
      </IfEditable>
      {isOpen ? <EndAccessDialog user={user} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
