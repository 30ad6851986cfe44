/** Milliseconds. The browser reports tasks above 50 ms and keys above 16 ms. 0: there was none. */
export interface BusyTimes {
  task: number;
  /** From a key to the next paint, in steps of 8 ms. */
  key: number;
}

const longest: BusyTimes = { task: 0, key: 0 };

function observe(kind: keyof BusyTimes, options: PerformanceObserverInit): () => void {
  const note = (entries: PerformanceEntryList) => {
    const counted =
      kind === 'task' ? entries : entries.filter(({ name }) => name.startsWith('key'));
    for (const { duration } of counted) longest[kind] = Math.max(longest[kind], duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe(options);
  return () => note(observer.takeRecords());
}

const notePending = [
  observe('task', { type: 'longtask', buffered: true }),
  // TypeScript's types lack the threshold.
  observe('key', { type: 'event', durationThreshold: 16 } as PerformanceObserverInit),
];

/** Returns the longest task and the slowest key since the last call. */
function busyTimes(): BusyTimes {
  for (const note of notePending) note();
  const found = { ...longest };
  Object.assign(longest, { task: 0, key: 0 });
  return found;
}

Object.assign(window, { busyTimes });
