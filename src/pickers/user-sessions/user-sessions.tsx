import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { type UserSession, useEndSessions, userSessionQueries } from '~/api/sessions';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { IfEditable } from '~/components/edit-page/form-page';
import {
  SummaryCard,
  type SummaryEntry,
  SummaryOverlay,
} from '~/components/summary-card/summary-card';
import { type DateTimeText, useDateTimeText, useNow } from '~/components/use-date-time-text';
import { WorkingButton } from '~/components/working-button';
import { numberText } from '~/domain/count-text';
import { agoText } from '~/domain/date-time-text';
import { distinctLabels } from '~/domain/distinct-labels';
import classes from './user-sessions.module.css';

interface UserSessionsProps {
  userID: string;
  /** The name of another person; none on the own account. */
  nameOfOther?: string;
}

/**
 * The sessions of a person, which the person or a super user ends. Another person's are ended only
 * after a question. A service without these calls gets no card (decision 0076).
 */
export function UserSessions({ userID, nameOfOther }: UserSessionsProps) {
  const read = useQuery(userSessionQueries.list(userID));
  const { data, error } = read;
  const ending = useEnding(userID);
  const now = useNow();
  const dateTimeText = useDateTimeText();
  if (isNotOffered(error)) return null;

  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  // A super user may edit the own user, whose present session does not end.
  const isOfOther = nameOfOther !== undefined && others.length === data?.length;
  const endAllText = isOfOther ? 'End all sessions' : 'End all other sessions';
  const endingOf = distinctLabels(
    others,
    ({ address, ...session }) =>
      `End the session on ${nameOf(session)}${address ? ` at ${address}` : ''}`,
    ({ dateTimeCreated }) => `signed in ${dateTimeText(dateTimeCreated)}`,
  );
  const entries = data?.map((session) =>
    sessionEntry(session, { now, dateTimeText, endingOf }, ending),
  );
  return (
    <SummaryCard
      title="Sessions"
      count={data?.length ?? 0}
      entries={entries}
      emptyText="Not signed in anywhere."
    >
      {data && !error ? null : <SummaryOverlay read={read}>{() => null}</SummaryOverlay>}
      {others.length > 0 && (
        <IfEditable>
          <WorkingButton
            variant="default"
            size="xs"
            className={classes.all}
            loading={ending.isEndingAll}
            disabled={ending.isBusy}
            onClick={isOfOther ? ending.ask : ending.endAll}
          >
            {endAllText}
          </WorkingButton>
        </IfEditable>
      )}
      <p ref={ending.notice} role="status" tabIndex={-1} className={classes.notice}>
        {ending.outcome}
      </p>
      {ending.failure && !ending.isAsking ? (
        <p role="alert" className={classes.failure}>
          {ending.failure}
        </p>
      ) : null}
      <ConfirmDialog
        isOpen={ending.isAsking}
        title="End all sessions"
        confirmText={endAllText}
        isDangerous
        isBusy={ending.isEndingAll}
        error={ending.failure}
        returnsFocus={ending.outcome === undefined}
        onConfirm={ending.endAll}
        onCancel={ending.cancel}
      >
        <p>
          End all sessions of {nameOfOther || 'this user'}? Whoever uses them has to sign in again.
          Pages that are open keep what was entered.
        </p>
      </ConfirmDialog>
    </SummaryCard>
  );
}

const nameOf = ({ device }: Pick<UserSession, 'device'>) => device || 'Unknown device';

interface EntryTexts {
  /** Milliseconds since 1970. */
  now: number;
  dateTimeText: DateTimeText;
  /** Names the button that ends a session. */
  endingOf: (session: UserSession) => string;
}

function sessionEntry(
  session: UserSession,
  { now, dateTimeText, endingOf }: EntryTexts,
  { isBusy, endOne }: ReturnType<typeof useEnding>,
): SummaryEntry {
  const { sessionID: key, address, dateTimeCreated, dateTimeLastSeen, isCurrent } = session;
  const name = nameOf(session);
  return {
    key,
    name: <span title={name}>{name}</span>,
    detail: (
      <span className={classes.facts}>
        {address ? <span>{address}</span> : null}
        <span>
          Last used {agoText(now - Date.parse(dateTimeLastSeen))},{' '}
          <time dateTime={dateTimeLastSeen}>{dateTimeText(dateTimeLastSeen)}</time>
        </span>
        <span>Signed in {dateTimeText(dateTimeCreated)}</span>
      </span>
    ),
    badge: isCurrent ? (
      <Badge size="sm" variant="light">
        This session
      </Badge>
    ) : (
      <IfEditable>
        <WorkingButton
          size="compact-xs"
          variant="default"
          aria-label={endingOf(session)}
          disabled={isBusy}
          onClick={() => endOne(session)}
        >
          End
        </WorkingButton>
      </IfEditable>
    ),
  };
}

/** Ends sessions, and keeps the outcome to report. */
function useEnding(userID: string) {
  const { mutate, reset, error, isPending, variables } = useEndSessions(userID);
  const [outcome, setOutcome] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const notice = useRef<HTMLParagraphElement>(null);

  const begin = () => {
    setOutcome(undefined);
    reset();
  };
  const succeed = (text: string) => {
    setOutcome(text);
    setIsAsking(false);
    // The button that had the focus is gone with its session.
    notice.current?.focus();
  };

  return {
    notice,
    outcome,
    failure: error ? failureWords(error) : undefined,
    isAsking,
    isBusy: isPending,
    isEndingAll: isPending && variables === undefined,
    ask: () => {
      begin();
      setIsAsking(true);
    },
    cancel: () => {
      begin();
      setIsAsking(false);
    },
    endOne: (session: UserSession) => {
      setOutcome(undefined);
      mutate(session.sessionID, {
        onSuccess: () => succeed(`The session on ${nameOf(session)} has ended.`),
      });
    },
    endAll: () => {
      setOutcome(undefined);
      mutate(undefined, { onSuccess: ({ ended }) => succeed(endedText(ended)) });
    },
  };
}

function endedText(count: number): string {
  if (count === 0) return 'There was no session to end.';
  return count === 1 ? 'One session has ended.' : `${numberText(count)} sessions have ended.`;
}
