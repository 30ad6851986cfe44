import type { operations } from '../../src/api/schema.gen';
import type { DocumentedStatus, ResponseBody } from './answer';
import type { OperationId } from './operation-id';
import { Refusal } from './refusal';

type CodedStatus<Id extends keyof operations> = Extract<DocumentedStatus<Id>, 400 | 403 | 404>;

/** A documented status, one of its codes, and optionally a reason for people. */
type Refused<Id extends keyof operations> = {
  [Status in CodedStatus<Id>]: [status: Status, code: ResponseBody<Id, Status>, reason?: string];
}[CodedStatus<Id>];

/**
 * Ends an operation with a code that the contract documents for it. The types enforce that:
 * `new CodedError<'commitUsers'>(400, 'BadRequest')`.
 */
export class CodedError<Id extends keyof operations> extends Refusal {
  constructor(...[status, code, reason]: Refused<Id>) {
    super(status, String(code), reason);
  }
}

type CodesOf<Id extends OperationId> = ResponseBody<Id, Extract<DocumentedStatus<Id>, 400>>;

/** The codes that every operation documents for status 400. */
type CommonCode = { [Id in OperationId]: (code: CodesOf<Id>) => void }[OperationId] extends (
  code: infer Code,
) => void
  ? Code
  : never;

/** Makes the error that ends an operation with the code of all operations and a reason for people. */
export function badRequest(reason: string): Refusal {
  const code: CommonCode = 'BadRequest';
  return new Refusal(400, code, reason);
}
