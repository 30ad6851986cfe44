import type { operations } from '../schema.gen';
import { Refusal, Spot } from './deviation';
import { reportDeviation } from './deviations';
import { isNothing, refuse, type Shape } from './shapes';

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : never;

/** What the contract says that an operation answers with when it succeeds. */
export type AnswerOf<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: infer Response;
}
  ? ContentOf<Response>
  : never;

/** The door for the answers of an operation: what it lets through is what its type says. */
export interface AnswerSchema<Data> {
  /**
   * The answer, completed where it had to be.
   * @throws Refusal when no screen could show it
   */
  admit(answer: unknown): Data;
}

/** The schema of an operation, of which the generated modules are made. */
export function answer<Id extends keyof operations>(
  operation: Id,
  shape: Shape,
): AnswerSchema<AnswerOf<Id>> {
  return {
    admit(value) {
      if (shape.fits(value)) return value as AnswerOf<Id>;
      const spot = new Spot(operation, reportDeviation);
      try {
        // A list within a record may be missing; an answer that is nothing says nothing.
        if (isNothing(value)) refuse('an answer', value, spot);
        return shape.admit(value, spot) as AnswerOf<Id>;
      } catch (error) {
        if (error instanceof Refusal) reportDeviation(error.deviation);
        throw error;
      }
    },
  };
}
