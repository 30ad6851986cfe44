/** Creates a set of listeners. `add` returns the function that removes the listener. */
export function createListeners<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns whether there was a listener. */
    notify(value: Value): boolean {
      for (const listener of listeners) listener(value);
      return listeners.size > 0;
    },
  };
}

/** Creates a store of a value, which listeners follow. Its functions fit `useSyncExternalStore`. */
export function createStore<Value>(first: Value) {
  let current = first;
  const { add, notify } = createListeners<Value>();
  return {
    current: (): Value => current,
    subscribe: add,
    set(next: Value): void {
      current = next;
      notify(next);
    },
  };
}
