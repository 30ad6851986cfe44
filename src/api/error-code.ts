import type { operations } from './schema.gen';

type TextOf<Responses, Status extends number> = Status extends keyof Responses
  ? Responses[Status] extends { content: { 'text/plain': infer Text } }
    ? string extends Text
      ? never
      : Text
    : never
  : never;

/** The coded errors that an operation of the contract documents for 400 and 404. */
export type ErrorCodeOf<Id extends keyof operations> = TextOf<
  operations[Id]['responses'],
  400 | 404
>;

/** Every coded error of the contract. */
export type ErrorCode = { [Id in keyof operations]: ErrorCodeOf<Id> }[keyof operations];
