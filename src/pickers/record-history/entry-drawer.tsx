import { useQuery } from '@tanstack/react-query';
import { isNotOffered } from '~/api/api-error';
import type { AuditLogEntry } from '~/api/audit-logs';
import { historyQueries, type RecordKind } from '~/api/record-facts';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { SideDrawer } from '~/components/side-drawer/side-drawer';
import { TextLink } from '~/components/text-link';
import { useDateTimeText } from '~/components/use-date-time-text';
import { knownIn } from '~/domain/known-value';
import { HereLink, PersonLink } from './audit-log-links';
import { ChangeList } from './change-list';
import classes from './record-history.module.css';

interface EntryDrawerProps {
  /** An entry with a number; undefined closes the drawer. */
  entry: AuditLogEntry | undefined;
  /** The name of the entry's type. */
  title: string | undefined;
  onClose: () => void;
}

/** What one entry of the audit log changed, as the history of the record has it. */
export function EntryDrawer({ entry, title, onClose }: EntryDrawerProps) {
  return (
    <SideDrawer shown={entry} title={title} size="34rem" onClose={onClose}>
      {(shown) => <Content entry={shown} />}
    </SideDrawer>
  );
}

function Content({ entry }: { entry: AuditLogEntry }) {
  const { auditLogEntryID = 0, userID, userName, organisationName, organisationID } = entry;
  const { data, error, isFetching, refetch } = useQuery(historyQueries.ofEntry(auditLogEntryID));
  const dateTimeText = useDateTimeText();
  const isThere = data !== undefined && data.action !== 'Deleted';
  const target = isThere ? targetOf(data.recordKind, data.recordID, organisationID) : undefined;
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
        {target ? (
          <TextLink {...target} isUnderlined>
            Open the record
          </TextLink>
        ) : null}
        {userID ? <PersonLink userID={userID} name={userName} /> : null}
        {organisationName ? (
          <HereLink kind="Organisation" name={organisationName} id={organisationID} />
        ) : null}
      </p>
    </>
  );
}

/** The pages of the records that belong to no organisation. */
const platformPages = {
  User: '/admin/users/edit/$id',
  Client: '/admin/clients/edit/$id',
  PosCoreInstance: '/admin/poscoreinstances/edit/$id',
  IntegrationServer: '/admin/integrationserver/edit/$id',
  DeploymentServer: '/admin/deploymentserver/edit/$id',
} as const satisfies Partial<Record<RecordKind, string>>;

const organisationPages = {
  Team: '/organisation/$orgId/teams/edit/$id',
  PermissionGroup: '/organisation/$orgId/permissiongroups/edit/$id',
  AccessLink: '/organisation/$orgId/links/edit/$id',
  ServiceAccount: '/organisation/$orgId/serviceaccounts/edit/$id',
} as const satisfies Partial<Record<RecordKind, string>>;

/** Returns where the page of a record is; undefined for a record whose organisation is gone. */
function targetOf(kind: RecordKind, id: string, orgId: string | null | undefined) {
  if (kind === 'Organisation')
    return { to: '/admin/organisations', search: { selected: id } } as const;
  const platformPage = knownIn(platformPages, kind as keyof typeof platformPages);
  if (platformPage) return { to: platformPage, params: { id } };
  const to = knownIn(organisationPages, kind as keyof typeof organisationPages);
  return to && orgId != null ? { to, params: { id, orgId } } : undefined;
}
