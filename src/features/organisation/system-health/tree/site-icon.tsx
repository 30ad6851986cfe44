import { IconBuilding } from '@tabler/icons-react';
import { NodeTypeIcon } from '~/pickers/site-picker/node-type-icon';
import type { CountedSite } from '../model/counted-sites';
import classes from './health-tree.module.css';

/** The icon of the type of a node. The panel beside the tree has the type as text. */
export function SiteIcon({ node }: { node: CountedSite }) {
  const { nodeType } = node.site;
  if (nodeType !== undefined) return <NodeTypeIcon type={nodeType} />;
  return <IconBuilding size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />;
}
