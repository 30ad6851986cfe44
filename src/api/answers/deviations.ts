import { createStore } from '~/domain/listeners';

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
  constructor(readonly deviation: Deviation) {
    super(deviationText(deviation));
    this.name = 'Refusal';
  }
}

/** Describes a deviation: "[].email is null instead of text". */
export const deviationText = ({ path, expected, found }: Deviation): string =>
  `${path || 'the answer'} is ${found} instead of ${expected}`;

const known = new Set<string>();

/** All deviations since the page was opened, the oldest first. */
export const deviations = createStore<readonly Deviation[]>([]);

/**
 * Records a deviation of an answer from the contract, once for each place and kind of deviation. It
 * writes to the browser's console and notifies every listener.
 */
export function reportDeviation(deviation: Deviation): void {
  const text = `${deviation.operation} does not answer as agreed: ${deviationText(deviation)}.`;
  if (known.has(text)) return;
  known.add(text);
  console.warn(text);
  deviations.set([...deviations.current(), deviation]);
}

/** Clears the list for tests, which share a page. */
export function forgetDeviations(): void {
  known.clear();
  deviations.set([]);
}

/** A place in the answer of an operation. */
export class Spot {
  constructor(
    private readonly operation: string,
    private readonly path = '',
  ) {}

  field(name: string): Spot {
    return new Spot(this.operation, this.path === '' ? name : `${this.path}.${name}`);
  }

  /** Stands for any entry of a list: ten thousand records with the same fault are one deviation. */
  entry(): Spot {
    return new Spot(this.operation, `${this.path}[]`);
  }

  report(expected: string, found: string): void {
    reportDeviation({ operation: this.operation, path: this.path, expected, found });
  }

  refuse(expected: string, found: string): never {
    throw new Refusal({ operation: this.operation, path: this.path, expected, found });
  }
}

/** Describes the type of a value without repeating the value. */
export function foundOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  return typeof value === 'object' ? 'a record' : `a ${typeof value}`;
}
