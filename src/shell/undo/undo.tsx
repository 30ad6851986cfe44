import { useEffect, useState } from 'react';
import { type UndoableDeletion, undoableDeletions } from '~/api/undoable-deletions';
import { LatePart, useLatePart } from '~/components/late-part';

/** The notices. They load after the first deletion of a visit. */
export const undoNotices = new LatePart(() => import('./undo-notices'));

/** Offers to undo recent deletions, on every page (docs/product/undo.md). */
export function Undo() {
  const [deletions, setDeletions] = useState<readonly UndoableDeletion[]>([]);
  const hasSome = deletions.length > 0;
  const part = useLatePart(undoNotices, hasSome, (isWanted) => isWanted || setDeletions([]));
  useEffect(
    () => undoableDeletions.add((deletion) => setDeletions((before) => [...before, deletion])),
    [],
  );
  return part && hasSome ? (
    <part.UndoNotices
      deletions={deletions}
      onEnd={(ended) => setDeletions((before) => before.filter((one) => one !== ended))}
    />
  ) : null;
}
