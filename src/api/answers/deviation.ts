/** A place where an answer is not what the contract says. It has none of the answer's values. */
export interface Deviation {
  operation: string;
  /** The field, such as `[].permissions[].allowedActions`; empty for the answer as a whole. */
  path: string;
  expected: string;
  found: string;
}

/** A deviation that cannot be completed. The answer is not used. */
export class Refusal extends Error {
  readonly deviation: Deviation;

  constructor(deviation: Deviation) {
    super(deviationText(deviation));
    this.name = 'Refusal';
    this.deviation = deviation;
  }
}

/** Describes a deviation: "[].email is null instead of text". */
export function deviationText({ path, expected, found }: Deviation): string {
  return `${path || 'the answer'} is ${found} instead of ${expected}`;
}

/** Describes the type of a value without repeating the value. */
export function foundOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  if (typeof value === 'object') return 'a record';
  return `a ${typeof value}`;
}

/** A place in an answer, and the function that reports a deviation there. */
export class Spot {
  readonly #operation: string;
  readonly #report: (deviation: Deviation) => void;
  readonly #path: string;

  constructor(operation: string, report: (deviation: Deviation) => void, path = '') {
    this.#operation = operation;
    this.#report = report;
    this.#path = path;
  }

  field(name: string): Spot {
    return this.#below(this.#path === '' ? name : `${this.#path}.${name}`);
  }

  /** Stands for any entry of a list: ten thousand records with the same fault are one deviation. */
  entry(): Spot {
    return this.#below(`${this.#path}[]`);
  }

  deviation(expected: string, found: string): Deviation {
    return { operation: this.#operation, path: this.#path, expected, found };
  }

  report(expected: string, found: string): void {
    this.#report(this.deviation(expected, found));
  }

  #below(path: string): Spot {
    return new Spot(this.#operation, this.#report, path);
  }
}
