import { Button } from '@mantine/core';
import { shownName } from '~/domain/shown-name';
import {
  type NodeType,
  nodeTypeLabel,
  type SiteRestriction,
  type SiteTreeNode,
} from '~/domain/site-restriction';
import { NodeTypeIcon } from './node-type-icon';
import classes from './site-picker.module.css';

interface ChosenSitesProps {
  label: string;
  /** The text without a choice. */
  noneText: string;
  chosen: readonly SiteRestriction[];
  /** Undefined until the site nodes are loaded. */
  nodes: ReadonlyMap<string, SiteTreeNode> | undefined;
  /** The load of the nodes has failed. If it is false, missing nodes are still loading. */
  isFailed: boolean;
  /** Without it there are no Remove buttons. */
  onRemove: ((nodeID: string) => void) | undefined;
}

/** The list of the chosen site nodes. Each has its name, its place and a button that removes it. */
export function ChosenSites(props: ChosenSitesProps) {
  const { label, chosen, nodes, isFailed, onRemove } = props;
  if (chosen.length === 0) {
    return <p className={classes.none}>{props.noneText}</p>;
  }
  return (
    <ul className={classes.chosen} aria-label={label}>
      {chosen.map(({ nodeID, nodeType }) => {
        const node = nodes?.get(nodeID);
        const type = node ? node.nodeType : nodeType;
        const { name, place } = node ? wordsOf(node) : unknownWords(type, nodes, isFailed);
        return (
          <li key={nodeID} className={classes.site}>
            <NodeTypeIcon type={type} />
            <span className={classes.words}>
              <span className={node ? classes.name : classes.unknown}>{name}</span>
              <span className={classes.place}>{place}</span>
            </span>
            {onRemove ? (
              <Button
                className={classes.remove}
                variant="subtle"
                color="gray"
                size="compact-xs"
                aria-label={`Remove ${name}`}
                onClick={() => onRemove(nodeID)}
              >
                Remove
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf({ name, path, nodeType }: SiteTreeNode) {
  const where = path.length > 0 ? ` in ${path.join(' › ')}` : '';
  return { name: shownName(name), place: `${nodeTypeLabel(nodeType)}${where}` };
}

/**
 * Returns the texts of a site node without a known name. Its type is the name, because an id tells
 * a person nothing.
 */
function unknownWords(type: NodeType, nodes: ChosenSitesProps['nodes'], isFailed: boolean) {
  const label = nodeTypeLabel(type);
  if (nodes) return { name: `Unknown ${label.toLowerCase()}`, place: 'No longer in the list' };
  return { name: label, place: isFailed ? 'Its name could not be loaded' : 'Loading...' };
}
