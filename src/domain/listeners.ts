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
