import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import type { AuditLogEntry } from '~/api/audit-logs';
import { historyQueries } from '~/api/record-facts';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { useDateTimeText } from '~/components/use-date-time-text';
import { HereLink, PersonLink } from './audit-log-links';
import { ChangeList } from './change-list';
import { ChangesDrawer } from './changes-drawer';
import classes from './changes-drawer.module.css';
import { RecordLink } from './record-link';

interface EntryDrawerProps {
  /** An entry with a number; undefined closes the drawer. */
  entry: AuditLogEntry | undefined;
  /** The name of the entry's type. */
  title: string | undefined;
  onClose: () => void;
}

/** What one entry of the audit log changed, as the history of the record has it. */
export function EntryDrawer({ entry, title, onClose }: EntryDrawerProps) {
  // The content stays while the drawer slides out.
  const [shown, setShown] = useState({ entry, title });
  if (entry && entry !== shown.entry) setShown({ entry, title });
  return (
    <ChangesDrawer isOpen={entry !== undefined} title={shown.title} onClose={onClose}>
      {shown.entry ? <Content entry={shown.entry} /> : null}
    </ChangesDrawer>
  );
}

function Content({ entry }: { entry: AuditLogEntry }) {
  const { auditLogEntryID = 0, userID, userName, organisationName, organisationID } = entry;
  const { data, error, isFetching, refetch } = useQuery(historyQueries.ofEntry(auditLogEntryID));
  const dateTimeText = useDateTimeText();
  return (
    <>
      <p className={classes.facts}>
        {entry.message}
        <time className={classes.when} dateTime={entry.created}>
          {userName || 'Nobody signed in'}, {dateTimeText(entry.created)}
        </time>
      </p>
      {data ? (
        <ChangeList kind={data.recordKind} action={data.action} changes={data.changes} />
      ) : isNotOffered(error) ? (
        <p className={classes.none}>The changes of this entry are not recorded any more.</p>
      ) : (
        <div className={classes.waiting}>
          <LoadingOverlay isLoading={isFetching} error={error} onRetry={() => refetch()} />
        </div>
      )}
      <p className={classes.after}>
        {data && data.action !== 'Deleted' ? (
          <RecordLink
            kind={data.recordKind}
            id={data.recordID}
            orgId={organisationID ?? undefined}
          />
        ) : null}
        {userID ? <PersonLink userID={userID} name={userName} /> : null}
        {organisationName ? <HereLink kind="Organisation" name={organisationName} /> : null}
      </p>
    </>
  );
}
