import { Refusal, reportDeviation } from './deviations';

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
