import { type ReactNode, useRef, useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PackageIcon } from '~/components/package-icon';
import { TextLink } from '~/components/text-link';
import { type PanelFocus, PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { dateTimeText } from '~/domain/date-time-text';
import { fileSizeText } from '~/domain/file-size-text';
import { shownName } from '~/domain/shown-name';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { findNode } from '~/domain/tree-model';
import { AcceptForm } from './accept-form';
import {
  type AcceptanceEntry,
  type AcceptanceNode,
  authorisedVersion,
  type VersionEntry,
} from './acceptance-nodes';
import classes from './acceptance-panel.module.css';
import { AcceptanceBadge, type AcceptanceTree } from './acceptance-tree';
import type { AcceptancesSearch } from './acceptances-search';
import { AcceptanceForm, AutoAcceptForm, focusPanelHeading } from './edit-forms';

interface AcceptancePanelProps {
  orgId: string;
  search: AcceptancesSearch;
  tree: AcceptanceTree;
  focus: PanelFocus;
}

/**
 * The right-hand panel of the selected entry
 * (docs/product/versions-and-health.md#acceptance-panels).
 */
export function AcceptancePanel({ orgId, search, tree, focus }: AcceptancePanelProps) {
  const { selected, branchStates } = tree;
  const entry = selected?.entry;
  // Until the path to the entry has loaded, it is not known whether the entry exists.
  const missing = selected ? [] : (tree.path ?? []).filter((id) => branchStates.has(id));
  const failed = missing.find((id) => branchStates.get(id) instanceof Error);
  const failure = failed === undefined ? undefined : branchStates.get(failed);
  const error = failure instanceof Error ? failure : null;
  return (
    <SelectionPanel
      ref={focus.heading}
      title={titleOf(selected)}
      icon={
        entry?.entityType === 'application' ? (
          <PackageIcon address={selected?.iconUri ?? null} size={22} />
        ) : null
      }
      badges={entry?.entityType === 'version' ? <AcceptanceBadge state={entry.state} /> : null}
      onBack={search.app === undefined ? undefined : focus.toTree}
    >
      <LoadingOverlay
        isLoading={missing.some((id) => branchStates.get(id) === 'loading')}
        error={error}
        errorText={screenWords.acceptance.load.lead}
        message={error ? failureWords(error, { lead: '' }) : undefined}
        onRetry={() => failed !== undefined && tree.retryBranch(failed)}
      >
        {selected ? (
          <SelectedEntry key={selected.id} orgId={orgId} node={selected} roots={tree.nodes} />
        ) : missing.length > 0 ? null : (
          <PanelHint>
            {search.app === undefined
              ? 'Select an application, a version or an acceptance.'
              : 'There is no such entry here. It may not be authorised any more.'}
          </PanelHint>
        )}
      </LoadingOverlay>
    </SelectionPanel>
  );
}

function titleOf(node: AcceptanceNode | undefined): string {
  if (!node) return 'Details';
  if (node.entry.entityType === 'version') return node.entry.title;
  if (node.entry.entityType === 'acceptance') {
    const isForAll = node.entry.acceptance.rootNodeID === null;
    return `Acceptance for ${isForAll ? 'all nodes' : node.name || 'one node'}`;
  }
  return shownName(node.name);
}

interface SelectedEntryProps {
  orgId: string;
  node: AcceptanceNode;
  roots: readonly AcceptanceNode[];
}

/**
 * Shows the settings of auto accept, a version, an acceptance or the note of the old versions,
 * depending on the selection (docs/product/versions-and-health.md#acceptance-panels).
 */
function SelectedEntry({ orgId, node, roots }: SelectedEntryProps): ReactNode {
  const { entry } = node;
  switch (entry.entityType) {
    case 'application':
      return (
        <>
          {entry.applicationDescription ? (
            <p className={classes.lead}>{entry.applicationDescription}</p>
          ) : null}
          <AutoAcceptForm orgId={orgId} entry={entry} />
        </>
      );
    case 'version':
      return (
        <VersionDetails orgId={orgId} entry={entry} authorised={authorisedVersion(node, roots)} />
      );
    case 'acceptance':
      return (
        <>
          <AcceptanceFacts orgId={orgId} node={node} entry={entry} roots={roots} />
          <AcceptanceForm orgId={orgId} entry={entry} />
        </>
      );
    case 'oldVersions':
      return (
        <p className={classes.lead}>
          The versions before the authorised one that were accepted for any node, newest first.
          Select one to see what was accepted.
        </p>
      );
  }
}

interface VersionDetailsProps {
  orgId: string;
  entry: VersionEntry;
  /** The title of the version that can be accepted; undefined if the tree has none. */
  authorised: string | undefined;
}

/** A version: its facts, how far it is accepted, and the form that accepts it. */
function VersionDetails({ orgId, entry, authorised }: VersionDetailsProps) {
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
      <p role="status" className={classes.saved}>
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
              focusPanelHeading(panel.current);
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

/** The facts about an acceptance: version, nodes, person and time. */
function AcceptanceFacts(props: SelectedEntryProps & { entry: AcceptanceEntry }) {
  const { orgId, node, roots } = props;
  const { acceptance, userName } = props.entry;
  const version = findNode(roots, `version:${node.address.version}`)?.entry;
  return (
    <dl className={classes.facts}>
      <dt>Version</dt>
      <dd>
        <TextLink
          to="/organisation/$orgId/acceptances"
          params={{ orgId }}
          search={{ ...node.address, acceptance: undefined }}
          resetScroll={false}
        >
          {version?.entityType === 'version' ? version.title : 'The version'}
        </TextLink>
      </dd>
      <dt>Accepted for</dt>
      <dd>
        {acceptance.rootNodeType === null
          ? 'All nodes'
          : `${node.name || 'A node'} (${nodeTypeLabel(acceptance.rootNodeType).toLowerCase()})`}
      </dd>
      <dt>Accepted by</dt>
      <dd>{userName ?? unnamed(acceptance.userID)}</dd>
      <dt>Accepted on</dt>
      <dd>{dateTimeText(acceptance.dateTimeAccepted)}</dd>
    </dl>
  );
}

/** An acceptance has no user id if auto accept made it, or if somebody deleted its user. */
function unnamed(userID: string | null): string {
  return userID === null
    ? 'Auto accept, or a user who does not exist any more'
    : 'A user who does not exist any more';
}
