import { useEffect } from 'react';
import { useLatePart } from '../../late-part';
import { gridTools } from '../grid-tools';
import type { ConflictsDialogProps } from './conflicts-dialog';

interface LateConflictsProps<T extends object> extends ConflictsDialogProps<T> {
  /** A save may come next. */
  isLikely: boolean;
}

/** The dialog of conflicts, which only a save may need. */
export function LateConflicts<T extends object>({ isLikely, ...props }: LateConflictsProps<T>) {
  const { conflicts, onCancel } = props;
  useEffect(() => {
    if (isLikely) gridTools.warm();
  }, [isLikely]);
  const isAsked = conflicts !== undefined;
  const loaded = useLatePart(gridTools, isAsked, (isWanted) => isWanted || onCancel());
  return loaded ? <loaded.ConflictsDialog {...props} /> : null;
}
