import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '~/api/listeners';

/**
 * A part of the frame that the first paint does not show. `prepare` loads it ahead, so that it is
 * there when a person asks for it.
 */
export function latePart<Part>(load: () => Promise<Part>) {
  let part: Part | undefined;
  let pending: Promise<void> | undefined;
  const listeners = createListeners<Part>();

  /** A failure that nobody handles shows its own dialog (chunk-failure-dialog.tsx). */
  const ask = async () => {
    pending ??= load()
      .then((loaded) => {
        part = loaded;
        listeners.notify(loaded);
      })
      .finally(() => {
        pending = undefined;
      });
    await pending;
  };

  return {
    /** Loads the part. Nobody waits for it yet, so a failure is not reported. */
    prepare: () => {
      if (part === undefined) ask().catch(() => {});
    },
    /** Returns the part, and loads it once it is wanted; undefined until then. */
    usePart: (isWanted: boolean): Part | undefined => {
      const current = useSyncExternalStore(listeners.add, () => part);
      useEffect(() => {
        if (isWanted && part === undefined) void ask();
      }, [isWanted]);
      return current;
    },
  };
}
