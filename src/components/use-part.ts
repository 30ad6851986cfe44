import { useEffect, useState } from 'react';

/** The parts that have loaded, by their functions. A screen that opens again has them at once. */
const loaded = new Map<() => Promise<unknown>, unknown>();

/**
 * Loads a part of a screen that its first paint does not need, as soon as it is wanted. A failure
 * stays within the part: the page around it keeps its edits, and offers Retry.
 * @param load imports the part. It has to keep its identity between renders.
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const [part, setPart] = useState(() => loaded.get(load) as Part | undefined);
  const [error, setError] = useState<Error | null>(null);
  const needsLoad = isWanted && part === undefined && error === null;
  useEffect(() => {
    if (!needsLoad) return;
    let isShown = true;
    load().then(
      (arrived) => {
        loaded.set(load, arrived);
        if (isShown) setPart(() => arrived);
      },
      (cause: Error) => {
        if (isShown) setError(cause);
      },
    );
    return () => {
      isShown = false;
    };
  }, [load, needsLoad]);
  return { part, isLoading: needsLoad, error, retry: () => setError(null) };
}
