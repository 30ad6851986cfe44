import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import type { RecordKind } from '~/api/record-facts';
import { sessionQueries } from '~/api/session';
import { HereLink, PersonLink } from './audit-log-links';
import { ChangesDrawer } from './changes-drawer';
import classes from './changes-drawer.module.css';
import { HistoryPage, usePage } from './history-page';

export interface HistoryProps {
  kind: RecordKind;
  id: string;
  /** The name of the record, by which the audit log finds it. */
  name: string;
  /** The organisation of the page. Its administrators may read the history by it. */
  orgId?: string;
}

/**
 * The button "History" and its drawer. Until the first answer, and with a back end that lacks the call,
 * there is no button: the page is whole without it.
 */
export function HistoryDrawer({ kind, id, name, orgId }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: isSuperUser } = useQuery({
    ...sessionQueries.current(),
    select: ([user]) => user.scopes.includes('superuser'),
  });
  // A super user may know more than the organisation does: who it was, and the servers.
  const record = { kind, id, orgId: isSuperUser ? undefined : orgId };
  const { data, error } = usePage(
    record,
    undefined,
    isSuperUser || (isSuperUser === false && orgId !== undefined),
  );
  if (isNotOffered(error) || (!data && !error)) return null;
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconHistory size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        History
      </Button>
      <ChangesDrawer
        isOpen={isOpen}
        title={name ? `History of ${name}` : 'History'}
        onClose={() => setIsOpen(false)}
      >
        {isSuperUser ? (
          <p className={classes.links}>
            {kind === 'User' ? <PersonLink userID={id} name={name} /> : null}
            {name ? <HereLink kind={kind} name={kind === 'Client' ? id : name} /> : null}
          </p>
        ) : null}
        <HistoryPage record={record} />
      </ChangesDrawer>
    </>
  );
}
