import { Badge, Button } from '@mantine/core';
import type { UserSession } from '~/api/sessions';
import type { SummaryEntry } from '~/components/summary-card/summary-card';
import type { DateTimeText } from '~/components/use-date-time-text';
import { agoText } from '~/domain/date-time-text';
import classes from './user-sessions.module.css';

/** Names a session by its device. */
export const sessionName = ({ device }: Pick<UserSession, 'device'>) => device || 'Unknown device';

/**
 * Returns the entry of a session in the list.
 * @param now milliseconds since 1970
 */
export function sessionEntry(
  session: UserSession,
  now: number,
  props: { dateTimeText: DateTimeText; isBusy: boolean; onEnd: () => void },
): SummaryEntry {
  const { sessionID: key, address, dateTimeCreated, dateTimeLastSeen, isCurrent } = session;
  const { dateTimeText, isBusy, onEnd } = props;
  const name = sessionName(session);
  const label = ['End the session on', name, address && `at ${address}`].filter(Boolean).join(' ');
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
      <Button
        size="compact-xs"
        variant="default"
        aria-label={label}
        disabled={isBusy}
        onClick={onEnd}
      >
        End
      </Button>
    ),
  };
}
