import type { operations } from '../schema.gen';
import { Refusal, Spot } from './deviation';
import { reportDeviation } from './deviations';
import type { Shape } from './shapes';

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
      try {
        return shape.admit(value, new Spot(operation, reportDeviation)) as AnswerOf<Id>;
      } catch (error) {
        if (error instanceof Refusal) reportDeviation(error.deviation);
        throw error;
      }
    },
  };
}
