import type { ReactElement } from 'react';
import { useLatePart } from '../../late-part';
import type { RecordAction } from '../grid-column';
import { gridTools } from '../grid-tools';

export interface RowMenuProps {
  actions: readonly RecordAction[];
  /** The button of the cell. */
  children: ReactElement;
  onClose: () => void;
}

/** The menu of a row that a person has opened. It waits for its code. */
export function RowMenu(props: RowMenuProps) {
  const loaded = useLatePart(gridTools, true, (isWanted) => isWanted || props.onClose());
  return loaded ? <loaded.OpenRowMenu {...props} /> : props.children;
}
