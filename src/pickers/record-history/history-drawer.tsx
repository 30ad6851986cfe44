import { useEffect } from 'react';
import { isNotOffered } from '~/api/api-error';
import { HereLink, PersonLink } from './audit-log-links';
import { ChangesDrawer } from './changes-drawer';
import classes from './changes-drawer.module.css';
import { HistoryPage, type HistoryRecord, usePage } from './history-page';

interface HistoryDrawerProps {
  record: HistoryRecord;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  /** Told whether the back end lacks the call. The page is whole without the history. */
  onMissing: (isMissing: boolean) => void;
}

/** The drawer of the button "History". It reads the newest changes before it is opened. */
export function HistoryDrawer({ record, name, isOpen, onClose, onMissing }: HistoryDrawerProps) {
  const { kind, id, orgId } = record;
  const { error } = usePage(record);
  const isMissing = isNotOffered(error);
  useEffect(() => onMissing(isMissing), [isMissing, onMissing]);
  return (
    <ChangesDrawer
      isOpen={isOpen}
      title={name ? `History of ${name}` : 'History'}
      onClose={onClose}
    >
      {orgId === undefined ? (
        <p className={classes.links}>
          {kind === 'User' ? <PersonLink userID={id} name={name} /> : null}
          {name ? <HereLink kind={kind} name={kind === 'Client' ? id : name} /> : null}
        </p>
      ) : null}
      <HistoryPage record={record} />
    </ChangesDrawer>
  );
}
