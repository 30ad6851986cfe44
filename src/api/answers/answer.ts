import { isNothing } from '~/domain/known-value';
import type { operations } from '../schema.gen';
import { Refusal, reportDeviation, Spot } from './deviations';
import { type ListShape, refuse, type Shape } from './shapes';

/** The body of an operation's 200 answer in the contract. */
export type AnswerOf<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: { content: infer Content };
}
  ? Content[keyof Content]
  : never;

/** Where an operation of the contract is called. The types of `id` and `method` are literals. */
export interface Endpoint<Id extends string, Method extends string> {
  readonly id: Id;
  readonly method: Method;
  readonly path: string;
}

/** An operation that answers with JSON. An answer that its door admits is what its type says. */
export interface Operation<Id extends keyof operations, Method extends string>
  extends Endpoint<Id, Method> {
  /**
   * Returns the answer, completed where values are missing.
   * @throws Refusal if no screen could show the answer
   */
  admit(answer: unknown): AnswerOf<Id>;
}

/** The door of an answer that is a list. Returns a function that admits the list part by part. */
export interface ListDoor {
  inParts(): (part: readonly unknown[]) => readonly unknown[];
}

/** Creates an operation that does not answer with JSON. */
export const endpoint = <Id extends keyof operations, Method extends string>(
  id: Id,
  method: Method,
  path: string,
): Endpoint<Id, Method> => ({ id, method, path });

/** Creates an operation that answers with JSON. The generated modules consist of operations. */
export function answer<Id extends keyof operations, Method extends string, Kind extends Shape>(
  id: Id,
  method: Method,
  path: string,
  shape: Kind,
) {
  const operation: Operation<Id, Method> & Partial<ListDoor> = {
    id,
    method,
    path,
    admit(value) {
      if (shape.fits(value)) return value as AnswerOf<Id>;
      const spot = new Spot(id);
      return withReport(() => {
        // A missing list within a record is completed. A missing answer is refused: it says nothing.
        if (isNothing(value)) refuse('an answer', value, spot);
        return shape.admit(value, spot) as AnswerOf<Id>;
      });
    },
    inParts:
      shape.inParts &&
      (() => {
        const admit = shape.inParts?.(new Spot(id)) ?? ((part) => part);
        return (part) => withReport(() => admit(part));
      }),
  };
  return operation as Operation<Id, Method> & (Kind extends ListShape ? ListDoor : unknown);
}

/** Reports the refusal of an answer. */
function withReport<Result>(admit: () => Result): Result {
  try {
    return admit();
  } catch (error) {
    if (error instanceof Refusal) reportDeviation(error.deviation);
    throw error;
  }
}
