import { setImmediate } from 'node:timers/promises';

/** Work on many records keeps the event loop for about so long at once (milliseconds). */
const longestSlice = 15;

/** A long piece of work, between whose slices the event loop answers other calls (decision 0155). */
export class Slices {
  #since = performance.now();

  /** Lets other calls run if the slice has lasted long enough. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < longestSlice) return;
    await setImmediate();
    this.#since = performance.now();
  }
}

/** Maps many records as `map` of an array does, one after another, in slices. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const slices = new Slices();
  const results: Result[] = [];
  for (const item of items) {
    results.push(await map(item));
    await slices.pause();
  }
  return results;
}
