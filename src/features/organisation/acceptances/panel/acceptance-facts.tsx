import { TextLink } from '~/components/text-link';
import { dateTimeText } from '~/domain/date-time-text';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { findNode } from '~/domain/tree-model';
import type { AcceptanceEntry, AcceptanceNode } from '../model/acceptance-nodes';
import type { AcceptanceTree } from '../tree/use-acceptance-tree';
import classes from './entry.module.css';

interface AcceptanceFactsProps {
  orgId: string;
  node: AcceptanceNode;
  entry: AcceptanceEntry;
  tree: AcceptanceTree;
}

/** The facts about an acceptance: version, nodes, person and time. */
export function AcceptanceFacts({ orgId, node, entry, tree }: AcceptanceFactsProps) {
  const { acceptance, userName } = entry;
  const version = findNode(tree.roots, `version:${node.address.version}`, tree.childrenOf);
  const title = version?.entry.entityType === 'version' ? version.entry.title : 'The version';
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
          {title}
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
