const started = new Map<string, Promise<unknown>>();

/**
 * The outcome of a call that is sent once, however often it is asked for while this page lives: React
 * runs effects twice in StrictMode, and Back shows a screen again. Held in memory alone, since the
 * key has a token.
 */
export function startedOnce<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  const known = started.get(key) as Promise<Result> | undefined;
  if (known) return known;
  const promise = start();
  started.set(key, promise);
  return promise;
}

/** Whether it was started while this page lives. */
export function wasStarted(key: string): boolean {
  return started.has(key);
}

/** Lets what was started under the keys be started again. */
export function forgetStarted(...keys: string[]): void {
  for (const key of keys) started.delete(key);
}
