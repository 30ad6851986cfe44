import { setImmediate } from 'node:timers/promises';

/** Some records of a list: the bytes of a JSON array, which is empty if they were deleted meanwhile. */
export interface Portion {
  json: Uint8Array;
  isLast: boolean;
}

/** A list that leaves while it is read. Its records have the type of the contract. */
export class StreamedList<Row> {
  /** Only for the compiler. */
  declare readonly row: Row;
  readonly #portions: AsyncIterator<Portion>;

  constructor(portions: AsyncIterator<Portion>) {
    this.#portions = portions;
  }

  /**
   * Takes the first portion, which the answer waits for: its failure is a failure of the call.
   * @param admit runs before each further portion leaves. It throws if the caller may not read it any more.
   */
  async start(admit?: () => Promise<void>): Promise<StartedList> {
    return new StartedList(await nextOf(this.#portions), this.#portions, admit);
  }
}

/** What the service does about a list whose answer has begun. */
export interface ListWatch {
  /** Throws when the records of a portion must not leave. */
  check(rows: () => unknown): void;
  onFailure(error: unknown): void;
}

const usualPortion = 1_000;

/** Makes a list of records that are made while it leaves, so that they are never all in memory. */
export function listOf<Row>(rows: Iterable<Row>): StreamedList<Row> {
  return new StreamedList<Row>(portionsOf(rows));
}

async function* portionsOf(rows: Iterable<unknown>): AsyncGenerator<Portion> {
  let portion: unknown[] = [];
  for (const row of rows) {
    if (portion.length === usualPortion) {
      yield { json: bytesOf(portion), isLast: false };
      portion = [];
      await setImmediate();
    }
    portion.push(row);
  }
  yield { json: bytesOf(portion), isLast: true };
}

const bytesOf = (rows: unknown[]) => new TextEncoder().encode(JSON.stringify(rows));

/** A list whose first portion has been read. */
export class StartedList {
  readonly #first: Portion;
  readonly #others: AsyncIterator<Portion>;
  readonly #admit: (() => Promise<void>) | undefined;

  constructor(first: Portion, others: AsyncIterator<Portion>, admit?: () => Promise<void>) {
    this.#first = first;
    this.#others = others;
    this.#admit = admit;
  }

  /** The whole list if the first portion is all of it. */
  get whole(): Uint8Array | null {
    return this.#first.isLast ? this.#first.json : null;
  }

  /** The records of the first portion. */
  get firstRows(): unknown {
    return rowsOf(this.#first);
  }

  /**
   * Makes the body. It reads on only as fast as the client takes the bytes, and stops when the client
   * leaves. After a failure it breaks off, so that no client treats the records so far as the whole list.
   */
  body({ check, onFailure }: ListWatch): ReadableStream<Uint8Array> {
    const others = this.#others;
    const admit = this.#admit;
    let waiting: Portion | null = this.#first;
    let hasRows = false;
    return new ReadableStream({
      pull: async (controller) => {
        try {
          const portion = waiting ?? (await nextOf(others));
          if (!waiting) {
            await admit?.();
            check(() => rowsOf(portion));
          }
          controller.enqueue(partOf(portion, { isFirst: waiting !== null, hasRows }));
          hasRows ||= !isEmpty(portion);
          waiting = null;
          if (portion.isLast) controller.close();
        } catch (error) {
          onFailure(error);
          // The server prints this one, so that it has nothing of the statement.
          controller.error(new Error('The answer was broken off.'));
        }
      },
      cancel: async () => {
        await others.return?.();
      },
    });
  }
}

async function nextOf(portions: AsyncIterator<Portion>): Promise<Portion> {
  const { done, value } = await portions.next();
  if (done) throw new Error('A list ended before its last portion.');
  return value;
}

/** Parses the records of a portion. */
export const rowsOf = ({ json }: Portion): unknown => JSON.parse(Buffer.from(json).toString());
const isEmpty = ({ json }: Portion) => json.length <= '[]'.length;
const comma = ','.charCodeAt(0);

/** Makes a portion a part of one array: with one opening and one closing bracket, and commas between. */
function partOf(portion: Portion, { isFirst, hasRows }: { isFirst: boolean; hasRows: boolean }) {
  const { json, isLast } = portion;
  const end = isLast ? json.length : json.length - 1;
  if (isFirst) return json.subarray(0, end);
  if (!hasRows || isEmpty(portion)) return json.subarray(1, end);
  json[0] = comma;
  return json.subarray(0, end);
}
