import type { operations } from '../schema.gen';
import { Refusal, Spot } from './deviation';
import { reportDeviation } from './deviations';
import { isNothing, refuse, type Shape } from './shapes';

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : never;

/** The body of an operation's 200 answer in the contract. */
export type AnswerOf<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: infer Response;
}
  ? ContentOf<Response>
  : never;

/** The door for the answers of an operation: an admitted answer is what its type says. */
export interface AnswerSchema<Data> {
  /**
   * Returns the answer, completed where values are missing.
   * @throws Refusal if no screen could show the answer
   */
  admit(answer: unknown): Data;
}

/** Creates the schema of an operation. The generated modules consist of such schemas. */
export function answer<Id extends keyof operations>(
  operation: Id,
  shape: Shape,
): AnswerSchema<AnswerOf<Id>> {
  return {
    admit(value) {
      if (shape.fits(value)) return value as AnswerOf<Id>;
      const spot = new Spot(operation, reportDeviation);
      try {
        // A missing list within a record is completed. A missing answer is refused: it says
        // nothing.
        if (isNothing(value)) refuse('an answer', value, spot);
        return shape.admit(value, spot) as AnswerOf<Id>;
      } catch (error) {
        if (error instanceof Refusal) reportDeviation(error.deviation);
        throw error;
      }
    },
  };
}
