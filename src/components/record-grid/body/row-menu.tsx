import { useLatePart } from '../../late-part';
import { gridTools } from '../grid-tools';
import type { RowMenuProps } from '../menus/open-row-menu';

/** The menu of a row that a person has opened. It waits for its code. */
export function RowMenu(props: RowMenuProps) {
  const loaded = useLatePart(gridTools, true, (isWanted) => isWanted || props.onClose());
  return loaded ? <loaded.OpenRowMenu {...props} /> : props.children;
}
