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
  /** Said where nothing is chosen. */
  noneText: string;
  chosen: readonly SiteRestriction[];
  /** Undefined while they are not loaded. */
  nodes: ReadonlyMap<string, SiteTreeNode> | undefined;
  /** Why there are no nodes; without it they are still being loaded. */
  isFailed: boolean;
  /** Without it nothing can be removed. */
  onRemove: ((nodeID: string) => void) | undefined;
}

/** What is chosen, each with where it is, and a button that removes it. */
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

/** A place whose name is not known is called by its type; an id would tell nobody anything. */
function unknownWords(type: NodeType, nodes: ChosenSitesProps['nodes'], isFailed: boolean) {
  const label = nodeTypeLabel(type);
  if (nodes) return { name: `Unknown ${label.toLowerCase()}`, place: 'No longer in the list' };
  return { name: label, place: isFailed ? 'Its name could not be loaded' : 'Loading...' };
}
