import { isNothing } from '~/domain/known-value';
import { foundOf, type Spot } from './deviations';

/** The expected shape of a part of an answer. */
export interface Shape {
  /** Whether the value already fits. Every answer passes here, so this is fast. */
  fits(value: unknown, ids?: Ids): boolean;
  /**
   * Returns the value in the expected shape, and reports what it had to complete.
   * @throws Refusal if a completed value would be false
   */
  admit(value: unknown, at: Spot, ids?: Ids): unknown;
  /** For a list: returns a function that admits it part by part, as `fits` and `admit` do together. */
  inParts?(at: Spot): (part: readonly unknown[]) => readonly unknown[];
}

/** The shape of a list. */
export type ListShape = Shape & Required<Pick<Shape, 'inParts'>>;

/** The identifiers of the records so far, in a list or a tree. */
export type Ids = Set<unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';

const dash = 45;
/** A check of the dashes costs a tenth of what a regular expression costs. */
export const isId = (value: unknown): value is string =>
  isText(value) &&
  value.length === 36 &&
  value.charCodeAt(8) === dash &&
  value.charCodeAt(13) === dash &&
  value.charCodeAt(18) === dash &&
  value.charCodeAt(23) === dash &&
  value === value.toLowerCase();

export const refuse = (expected: string, value: unknown, at: Spot): never =>
  at.refuse(expected, foundOf(value));

/** A shape that cannot be completed: it refuses every value that does not fit. */
const exactly = (expected: string, fits: (value: unknown) => boolean): Shape => ({
  fits,
  admit: (value, at) => (fits(value) ? value : refuse(expected, value, at)),
});

export const bool = exactly('a boolean', (value) => typeof value === 'boolean');
export const int = exactly('an integer', Number.isInteger);
/** An id. One in capitals becomes small: addresses of the console and other answers have the same id. */
export const id: Shape = {
  fits: isId,
  admit(value, at) {
    const plain = isText(value) ? value.toLowerCase() : value;
    if (!isId(plain)) return refuse('an id', value, at);
    if (plain !== value) at.report('an id in small letters', foundOf(value));
    return plain;
  },
};
export const filled = exactly('text', (value) => isText(value) && value !== '');
export const pattern = (form: RegExp): Shape =>
  exactly(`text like ${form.source}`, (value) => isText(value) && form.test(value));

/** A text. A missing text becomes empty. */
export const text: Shape = {
  fits: isText,
  admit(value, at) {
    if (isText(value)) return value;
    if (!isNothing(value)) refuse('text', value, at);
    at.report('text', foundOf(value));
    return '';
  },
};

/**
 * Accepts one of some values. A value of a later version of the contract stays as it came: a
 * substitute would be shown, and saved, instead of it (decision 0069).
 */
export function oneOf(values: readonly (number | string)[]): Shape {
  const fits = (value: unknown) => values.includes(value as number | string);
  const isLater = (value: unknown) =>
    typeof values[0] === 'number' ? Number.isSafeInteger(value) : isText(value) && value !== '';
  return {
    fits,
    admit(value, at) {
      if (fits(value)) return value;
      const expected = `one of ${values.length} values`;
      // A number shows which value it is and holds no personal data. A text might hold some.
      const found = typeof value === 'number' ? `${value}` : foundOf(value);
      if (!isLater(value)) return at.refuse(expected, found);
      at.report(expected, found);
      return value;
    },
  };
}

/** Accepts one value only: the mark of a kind of record. */
export const constant = (value: unknown): Shape =>
  exactly(`the value ${value}`, (found) => found === value);

/** The shape, or null. A missing field becomes null. */
export function nullable(shape: Shape): Shape {
  return {
    fits: (value, ids) => value === null || shape.fits(value, ids),
    admit(value, at, ids) {
      if (value === undefined) at.report('null', foundOf(value));
      return isNothing(value) ? null : shape.admit(value, at, ids);
    },
  };
}

/** A list of fixed length, each of whose values has its own shape. */
export function tuple(...shapes: readonly Shape[]): Shape {
  const isTuple = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length === shapes.length;
  return {
    fits: (value) => isTuple(value) && shapes.every((shape, index) => shape.fits(value[index])),
    admit(value, at) {
      if (!isTuple(value)) return refuse(`a list of ${shapes.length}`, value, at);
      return shapes.map((shape, index) => shape.admit(value[index], at.field(`${index}`)));
    },
  };
}
