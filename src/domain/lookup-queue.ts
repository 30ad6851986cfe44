interface Waiting {
  key: string;
  start: () => void;
}

/**
 * Limits how many lookups run at a time, in all and for each key (a host). Those whose key failed last wait
 * behind the others, so that a host that is down delays nobody else.
 */
export class LookupQueue {
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<string, number>();
  readonly #failed = new Set<string>();
  #total = 0;

  /** @param limits how many lookups may run at a time, in all and with the same key */
  constructor(private readonly limits: { total: number; perKey: number }) {}

  /** Runs the work when a slot is free. Work that is aborted while it waits never starts. */
  run<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const entry: Waiting = {
        key,
        start: () => {
          signal.removeEventListener('abort', leave);
          this.#count(key, 1);
          this.#outcome(key, signal, work()).then(resolve, reject);
        },
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(entry);
      this.#startNext();
    });
  }

  async #outcome<Result>(key: string, signal: AbortSignal, work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      this.#failed.delete(key);
      return result;
    } catch (error) {
      if (!signal.aborted) this.#failed.add(key);
      throw error;
    } finally {
      this.#count(key, -1);
      this.#startNext();
    }
  }

  #count(key: string, change: 1 | -1): void {
    this.#total += change;
    this.#running.set(key, (this.#running.get(key) ?? 0) + change);
  }

  #startNext(): void {
    while (this.#total < this.limits.total) {
      const fits = ({ key }: Waiting) => (this.#running.get(key) ?? 0) < this.limits.perKey;
      const next =
        this.#waiting.find((entry) => fits(entry) && !this.#failed.has(entry.key)) ??
        this.#waiting.find(fits);
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.start();
    }
  }
}
