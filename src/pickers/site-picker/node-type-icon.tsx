import {
  IconBuildingStore,
  IconDeviceDesktop,
  IconFolder,
  IconMapPinQuestion,
} from '@tabler/icons-react';
import { NodeType } from '~/domain/contract/enums.gen';
import { isNodeType } from '~/domain/site-restriction';
import classes from './site-picker.module.css';

const icons = {
  [NodeType.OutletGroup]: IconFolder,
  [NodeType.Outlet]: IconBuildingStore,
  [NodeType.Terminal]: IconDeviceDesktop,
} as const;

/** The picture of a type of place; the words stand beside it. */
export function NodeTypeIcon({ type }: { type: number | null | undefined }) {
  const Icon = isNodeType(type) ? icons[type] : IconMapPinQuestion;
  return <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />;
}
