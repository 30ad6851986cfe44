/** Makes pseudo-random choices, which are always the same for the same name. */
export class SeededRandom {
  #state: number;

  /** @param name each part of the demo data has its own, so that a change in one stays there */
  constructor(name: string) {
    this.#state = 0x9e3779b9;
    for (const character of name) {
      this.#state = Math.imul(this.#state ^ character.charCodeAt(0), 0x85ebca6b);
    }
  }

  /** From 0 to less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `lowest` to `highest`, both included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return at(choices, this.between(0, choices.length - 1));
  }

  /** Picks different elements: as many as wanted, or all if there are fewer. */
  sample<T>(choices: readonly T[], wanted: number): T[] {
    const left = [...choices];
    const sample: T[] = [];
    while (sample.length < wanted && left.length > 0) {
      sample.push(...left.splice(this.between(0, left.length - 1), 1));
    }
    return sample;
  }

  hexadecimal(length: number): string {
    let digits = '';
    while (digits.length < length) {
      digits += Math.floor(this.next() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    }
    return digits.slice(0, length);
  }

  /** A UUID of version 4. */
  identifier(): string {
    const digits = this.hexadecimal(32);
    const variant = '89ab'.charAt(this.between(0, 3));
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
  }
}

/** Returns the element at an index, which wraps around at the end of the list. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error('There is nothing to choose from.');
  return element;
}
