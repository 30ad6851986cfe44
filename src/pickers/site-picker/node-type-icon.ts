import { clsx } from 'clsx';
import icons from '~/components/row-icons/row-icons.module.css';
import { NodeType as Type } from '~/domain/contract/enums.gen';
import { knownIn } from '~/domain/known-value';
import type { NodeType } from '~/domain/site-restriction';

const looks: Readonly<Record<NodeType, string>> = {
  [Type.OutletGroup]: clsx(icons.icon, icons.outletGroup),
  [Type.Outlet]: clsx(icons.icon, icons.outlet),
  [Type.Terminal]: clsx(icons.icon, icons.terminal),
};

/** Returns the classes of the icon of a type of site node. The name of the node is beside it. */
export const nodeTypeIcon = (type: NodeType | null): string =>
  (type !== null && knownIn(looks, type)) || (icons.icon ?? '');
