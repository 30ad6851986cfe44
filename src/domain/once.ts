/**
 * Makes a value at its first use and keeps it. For formats and collators of Intl: the first one takes
 * tens of milliseconds, which no page spends before it is painted.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Returns a function that runs an action, or ignores it while an earlier one runs. A second press can arrive
 * before React has drawn the first one, so what is drawn cannot tell.
 */
export function oneAtATime() {
  let isAtWork = false;
  return async (action: () => Promise<unknown>): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      await action();
    } finally {
      isAtWork = false;
    }
  };
}
