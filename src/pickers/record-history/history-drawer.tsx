import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import {
  type HistoryEntry,
  historyLength,
  historyQueries,
  type RecordKind,
} from '~/api/record-facts';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { StaleNotice } from '~/components/notices/retry-notice';
import { passFocusOn } from '~/components/pass-focus';
import { SideDrawer } from '~/components/side-drawer/side-drawer';
import { TextLink } from '~/components/text-link';
import { useDateTimeText } from '~/components/use-date-time-text';
import { labelIn } from '~/domain/known-value';
import { HereLink, PersonLink } from './audit-log-links';
import { ChangeList } from './change-list';
import classes from './record-history.module.css';

interface HistoryRecord {
  kind: RecordKind;
  id: string;
  /** Set for people who may only read the history within this organisation. */
  orgId: string | undefined;
}

interface HistoryDrawerProps {
  record: HistoryRecord;
  /** The organisation of the page, if it has one. */
  home: string | undefined;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  /** Told whether the back end lacks the call. The page is whole without the history. */
  onMissing: (isMissing: boolean) => void;
}

/** The drawer of the button "History". It reads the newest changes before it is opened. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { record, home, name, isOpen, onClose, onMissing } = props;
  const { kind, id, orgId } = record;
  const { error } = usePage(record);
  const isMissing = isNotOffered(error);
  useEffect(() => onMissing(isMissing), [isMissing, onMissing]);
  const links =
    orgId === undefined ? (
      <p className={classes.links}>
        {kind === 'User' ? <PersonLink userID={id} name={name} /> : null}
        {name ? (
          <HereLink kind={kind} name={kind === 'Client' ? id : name} id={id} orgId={home} />
        ) : null}
      </p>
    ) : null;
  return (
    <SideDrawer
      shown={isOpen || undefined}
      title={name ? `History of ${name}` : 'History'}
      size="34rem"
      onClose={onClose}
    >
      {() => (
        <>
          {links}
          <HistoryPage record={record} />
        </>
      )}
    </SideDrawer>
  );
}

/** Reads the entries of a record before another entry; the newest ones by default. */
function usePage({ kind, id, orgId }: HistoryRecord, before?: number) {
  return useQuery(
    orgId === undefined
      ? historyQueries.ofRecord(kind, id, before)
      : historyQueries.inOrganisation(orgId, kind, id, before),
  );
}

/** The entries of a record, the newest first. The older ones load on request, below the others. */
function HistoryPage({ record, before }: { record: HistoryRecord; before?: number }) {
  const { data, error, isFetching, refetch } = usePage(record, before);
  const [hasOlder, setHasOlder] = useState(false);
  if (isNotOffered(error))
    return <p className={classes.none}>There is no history of this record.</p>;
  if (!data) {
    return (
      <div className={classes.waiting}>
        <LoadingOverlay isLoading={isFetching} error={error} onRetry={() => refetch()} />
      </div>
    );
  }
  const last = data.at(-1)?.auditLogEntryID;
  return (
    <>
      <StaleNotice read={{ data, error, isFetching, refetch }} />
      {data.length === 0 && before === undefined ? (
        <p className={classes.none}>No change is recorded yet.</p>
      ) : (
        <ol
          // The button that loaded these entries is gone, and the focus with it.
          ref={before === undefined ? undefined : focus}
          tabIndex={-1}
          aria-label={before === undefined ? 'Changes' : 'Older changes'}
          className={classes.entries}
        >
          {data.map((entry) => (
            <Entry key={entry.auditLogEntryID} kind={record.kind} entry={entry} />
          ))}
        </ol>
      )}
      {hasOlder ? <HistoryPage record={record} before={last} /> : null}
      {data.length >= historyLength && !hasOlder ? (
        <Button ref={passFocusOn} variant="default" fullWidth onClick={() => setHasOlder(true)}>
          Older changes
        </Button>
      ) : null}
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const words = { Created: 'Created', Changed: 'Changed', Deleted: 'Deleted' } as const;

function Entry({ kind, entry }: { kind: RecordKind; entry: HistoryEntry }) {
  const dateTimeText = useDateTimeText();
  const { userName, userID, created, action, changes } = entry;
  const name = userName || 'nobody signed in';
  return (
    <li className={classes.entry}>
      <p className={classes.who}>
        <span className={classes.action}>{labelIn(words, action)} by</span>{' '}
        {userID ? (
          <TextLink
            to="/admin/auditlogs"
            search={{ user: userID }}
            title={`Everything ${name} did`}
            isUnderlined
          >
            {name}
          </TextLink>
        ) : (
          name
        )}
        <time className={classes.when} dateTime={created}>
          {dateTimeText(created)}
        </time>
      </p>
      <ChangeList kind={kind} action={action} changes={changes} />
    </li>
  );
}
