/** Long work in steps of well below a millisecond, with a result at the end. */
export type Steps<Result> = Generator<undefined, Result>;

/** The milliseconds of work before the page may answer a key and paint. */
const sliceLength = 10;

/** Does all steps at once. */
export function doAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Does the steps in slices, between which the page answers and paints.
 * @throws the reason of the signal when it ends the work
 */
export async function doInSlices<Result>(
  steps: Steps<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const pause = createPause();
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      await pause();
      signal.throwIfAborted();
    }
  } finally {
    steps.return(undefined as never);
  }
}

/** Returns a function that gives way to the page whenever a slice of work is over. */
export function createPause(): () => Promise<void> | undefined {
  let end = performance.now() + sliceLength;
  return () => {
    if (performance.now() < end) return undefined;
    return giveWay().then(() => {
      end = performance.now() + sliceLength;
    });
  };
}

/**
 * Resolves after what is due. `scheduler.yield` would let the work go before timers and React's own
 * tasks, which have to show what the work brings.
 */
const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
