import { statSync } from 'node:fs';
import { DatabaseFileUnavailable } from './database-unavailable';

/**
 * Returns a check for a database that stays open: SQLite would go on to write a file that somebody has
 * removed or replaced, and the next start would have nothing of it.
 * @returns a function that throws DatabaseFileUnavailable if the path leads to another file than now
 */
export function sameFileCheck(path: string): () => void {
  const opened = statSync(path);
  return () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.ino === opened.ino && found.dev === opened.dev) return;
    throw new DatabaseFileUnavailable({
      reason: 'its file was removed or replaced',
      needsOperator: true,
    });
  };
}
