import { useEffect, useState } from 'react';
import { type UndoableDeletion, undoableDeletions } from '~/api/undoable-deletions';
import { UndoNotices } from './undo-notices';

/** Offers to undo recent deletions, on every page (docs/product/undo.md). */
export function Undo() {
  const [deletions, setDeletions] = useState<readonly UndoableDeletion[]>([]);
  useEffect(
    () => undoableDeletions.add((deletion) => setDeletions((before) => [...before, deletion])),
    [],
  );
  return deletions.length > 0 ? (
    <UndoNotices
      deletions={deletions}
      onEnd={(ended) => setDeletions((before) => before.filter((one) => one !== ended))}
    />
  ) : null;
}
