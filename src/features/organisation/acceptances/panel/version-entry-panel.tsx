import { useRef, useState } from 'react';
import { dateTimeText } from '~/domain/date-time-text';
import { fileSizeText } from '~/domain/file-size-text';
import { AcceptForm } from '../form/accept-form';
import { focusHeading } from '../form/save-form';
import type { VersionEntry } from '../model/acceptance-nodes';
import classes from './entry.module.css';

interface VersionEntryPanelProps {
  orgId: string;
  entry: VersionEntry;
  /** The title of the version that can be accepted; undefined if the tree has none. */
  authorised: string | undefined;
}

/** A version: its facts, how far it is accepted, and the form that accepts it. */
export function VersionEntryPanel({ orgId, entry, authorised }: VersionEntryPanelProps) {
  const [accepted, setAccepted] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const { dateTimeCreatedUTC, installerPackageLength, changeNotes } = entry.applicationPackage;
  return (
    <div ref={panel}>
      <dl className={classes.facts}>
        <dt>Status</dt>
        <dd>{statusText(entry)}</dd>
        <dt>Created</dt>
        <dd>{dateTimeText(dateTimeCreatedUTC)}</dd>
        <dt>Installer</dt>
        <dd>{fileSizeText(installerPackageLength)}</dd>
        <dt>Change notes</dt>
        <dd className={classes.notes}>{changeNotes.trim() || 'None'}</dd>
      </dl>
      <p role="status" className={classes.said}>
        {accepted > 0 ? 'The acceptance was saved.' : ''}
      </p>
      {entry.isCurrent && entry.state !== 'Accepted' ? (
        <>
          <h3 className={classes.subheading}>
            {entry.state === 'Partial' ? 'Accept for more nodes' : 'Accept this version'}
          </h3>
          <AcceptForm
            key={accepted}
            orgId={orgId}
            entry={entry}
            onAccepted={() => {
              setAccepted(accepted + 1);
              focusHeading(panel.current);
            }}
          />
        </>
      ) : null}
      {entry.isCurrent ? null : (
        <p className={classes.lead}>
          An older version: only the authorised one{authorised ? `, ${authorised},` : ''} can be
          accepted.
        </p>
      )}
    </div>
  );
}

/**
 * Returns the status (docs/product/versions-and-health.md#acceptance-status), with the nodes and
 * the date of the last acceptance.
 */
function statusText({ state, acceptanceStatus }: VersionEntry): string {
  if (state === 'Not Accepted') return state;
  const { acceptedRootNodeIDs, dateTimeAccepted } = acceptanceStatus;
  const nodes = acceptedRootNodeIDs.length;
  const what = state === 'Accepted' ? 'all nodes' : `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`;
  const last = dateTimeAccepted ? `, most recently on ${dateTimeText(dateTimeAccepted)}` : '';
  return `${state} for ${what}${last}`;
}
