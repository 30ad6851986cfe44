import { AcceptanceForm } from '../form/acceptance-form';
import { AutoAcceptForm } from '../form/auto-accept-form';
import type { AcceptanceNode } from '../model/acceptance-nodes';
import { authorisedVersion } from '../model/acceptance-path';
import type { AcceptanceTree } from '../tree/use-acceptance-tree';
import { AcceptanceFacts } from './acceptance-facts';
import classes from './entry.module.css';
import { VersionEntryPanel } from './version-entry-panel';

interface SelectedEntryProps {
  orgId: string;
  node: AcceptanceNode;
  tree: AcceptanceTree;
}

/**
 * Shows the settings of auto accept, a version, an acceptance or the note of the old versions,
 * depending on the selection (docs/product/versions-and-health.md#acceptance-panels).
 */
export function SelectedEntry({ orgId, node, tree }: SelectedEntryProps) {
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
        <VersionEntryPanel
          orgId={orgId}
          entry={entry}
          authorised={authorisedVersion(node, tree.roots, tree.childrenOf)}
        />
      );
    case 'acceptance':
      return (
        <>
          <AcceptanceFacts orgId={orgId} node={node} entry={entry} tree={tree} />
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
