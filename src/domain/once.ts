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
