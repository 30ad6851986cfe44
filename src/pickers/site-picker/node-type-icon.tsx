import { IconBuildingStore, IconDeviceDesktop, IconFolder } from '@tabler/icons-react';
import { NodeType as Type } from '~/domain/contract/enums.gen';
import type { NodeType } from '~/domain/site-restriction';
import classes from './site-picker.module.css';

const icons = {
  [Type.OutletGroup]: IconFolder,
  [Type.Outlet]: IconBuildingStore,
  [Type.Terminal]: IconDeviceDesktop,
} as const satisfies Record<NodeType, unknown>;

/** The icon of a type of site node. The name of the node stands beside it. */
export function NodeTypeIcon({ type }: { type: NodeType }) {
  const Icon = icons[type];
  return <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />;
}
