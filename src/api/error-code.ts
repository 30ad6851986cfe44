import type { operations } from './schema.gen';

type Body<Text> = { content: { 'text/plain': Text } };

/** The coded errors that an operation of the contract documents for 400 and 404. */
export type ErrorCodeOf<Id extends keyof operations> = {
  [Status in 400 | 404]: operations[Id]['responses'] extends Record<Status, Body<infer Text>>
    ? string extends Text
      ? never
      : Text
    : never;
}[400 | 404];

/** Every coded error of the contract. */
export type ErrorCode = { [Id in keyof operations]: ErrorCodeOf<Id> }[keyof operations];
