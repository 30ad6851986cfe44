const started = new Map<string, Promise<unknown>>();

/**
 * Starts a call once for each key, and returns the same promise for every later request. React runs
 * effects twice in StrictMode, and Back shows a screen again. The promises stay only in memory,
 * because a key contains a token.
 */
export function startedOnce<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  const known = started.get(key) as Promise<Result> | undefined;
  if (known) return known;
  const promise = start();
  started.set(key, promise);
  return promise;
}

/** Whether a call with this key has started since the page was loaded. */
export function wasStarted(key: string): boolean {
  return started.has(key);
}

/** Forgets the calls with these keys, so that they can start again. */
export function forgetStarted(...keys: string[]): void {
  for (const key of keys) started.delete(key);
}
