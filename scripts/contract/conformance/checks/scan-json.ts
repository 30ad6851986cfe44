import type { Finding } from './problem';

/** What a text says that readers of JSON keep differently, and where it stops to be JSON. */
export interface ScannedJson {
  flaws: Finding[];
  /** Null for a whole document. The index counts characters. */
  stopped: { pointer: string; index: number } | null;
  /** The pointer of the value at the marked index; empty if no value has that index. */
  marked: string;
}

// Deeper documents overflow the stack of some readers.
const deepest = 500;
const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literalToken = /true|false|null/y;

/**
 * Reads JSON with the place of each value. It finds what JSON.parse accepts and changes: a name that an
 * object has twice, a number that no double holds, half a surrogate pair.
 * @param mark the index of a character whose value is wanted
 */
export function scanJson(text: string, mark = -1): ScannedJson {
  const scanner = new Scanner(text, mark);
  try {
    scanner.document();
    return { flaws: scanner.flaws, stopped: null, marked: scanner.marked };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const { pointer, index } = error;
    return { flaws: scanner.flaws, stopped: { pointer, index }, marked: scanner.marked };
  }
}

class Stopped extends Error {
  constructor(
    readonly pointer: string,
    readonly index: number,
  ) {
    super();
  }
}

class Scanner {
  readonly flaws: Finding[] = [];
  marked = '';
  #index = 0;

  constructor(
    readonly text: string,
    readonly mark: number,
  ) {}

  document(): void {
    this.#value('', 0);
    if (this.#next() !== undefined) throw new Stopped('', this.#index);
  }

  #value(pointer: string, depth: number): void {
    if (depth > deepest) throw new Stopped(pointer, this.#index);
    const first = this.#next();
    if (first === '{') this.#object(pointer, depth);
    else if (first === '[') this.#list(pointer, depth);
    else this.#scalar(pointer, first);
  }

  #scalar(pointer: string, first: string | undefined): void {
    const start = this.#index;
    if (first === '"') this.#requireWhole(pointer, this.#string(pointer));
    else if (first !== undefined && /[-\d]/.test(first)) this.#number(pointer);
    else this.#take(literalToken, pointer);
    if (start <= this.mark && this.mark < this.#index) this.marked = pointer;
  }

  #object(pointer: string, depth: number): void {
    const names = new Set<string>();
    this.#entries('}', pointer, () => {
      if (this.#next() !== '"') throw new Stopped(pointer, this.#index);
      const name = this.#string(pointer);
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (names.has(name)) {
        this.#flaw(pointer, 'each name once', `the name ${JSON.stringify(name)} twice`);
      }
      names.add(name);
      this.#requireWhole(pointer, name);
      if (this.#next() !== ':') throw new Stopped(at, this.#index);
      this.#index += 1;
      this.#value(at, depth + 1);
    });
  }

  #list(pointer: string, depth: number): void {
    let entry = 0;
    this.#entries(']', pointer, () => {
      this.#value(`${pointer}/${entry}`, depth + 1);
      entry += 1;
    });
  }

  /** Reads what is between brackets, with commas between the entries. */
  #entries(end: string, pointer: string, read: () => void): void {
    this.#index += 1;
    if (this.#next() !== end) {
      read();
      while (this.#next() === ',') {
        this.#index += 1;
        read();
      }
    }
    if (this.#next() !== end) throw new Stopped(pointer, this.#index);
    this.#index += 1;
  }

  #string(pointer: string): string {
    const start = this.#index;
    let end = start + 1;
    while (end < this.text.length && this.text[end] !== '"') {
      end += this.text[end] === '\\' ? 2 : 1;
    }
    this.#index = end + 1;
    try {
      return JSON.parse(this.text.slice(start, end + 1));
    } catch {
      throw new Stopped(pointer, Math.min(end, this.text.length));
    }
  }

  #number(pointer: string): void {
    const token = this.#take(numberToken, pointer);
    const value = Number(token);
    const isLost = value === 0 && /^[^eE]*[1-9]/.test(token);
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER && !isLost) return;
    this.#flaw(pointer, 'a number that every reader keeps (up to 2^53)', token.slice(0, 40));
  }

  #requireWhole(pointer: string, text: string): void {
    if (!/\p{Surrogate}/u.test(text)) return;
    this.#flaw(pointer, 'whole characters', 'half a surrogate pair');
  }

  #take(token: RegExp, pointer: string): string {
    token.lastIndex = this.#index;
    const [found] = token.exec(this.text) ?? [];
    if (found === undefined) throw new Stopped(pointer, this.#index);
    this.#index += found.length;
    return found;
  }

  /** Passes white space. Returns the next character without passing it. */
  #next(): string | undefined {
    while (/[ \t\n\r]/.test(this.text[this.#index] ?? '')) this.#index += 1;
    return this.text[this.#index];
  }

  #flaw(pointer: string, expected: string, found: string): void {
    this.flaws.push({ pointer, expected, found });
  }
}
