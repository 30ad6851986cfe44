import type { operations } from '../../src/api/schema.gen';
import type { DocumentedStatus, ResponseBody } from './handler';
import { Refusal } from './refusal';

type CodedStatus<Id extends keyof operations> = Extract<DocumentedStatus<Id>, 400 | 403 | 404>;

/** A documented status, one of its codes, and optionally a reason for people. */
type Refused<Id extends keyof operations> = {
  [Status in CodedStatus<Id>]: [status: Status, code: ResponseBody<Id, Status>, reason?: string];
}[CodedStatus<Id>];

/**
 * Ends an operation with a code that the contract documents for it. The types enforce that:
 * `new CodedError<'commitUsers'>(400, 'BadRequest_UserDoesNotExist')`.
 */
export class CodedError<Id extends keyof operations> extends Refusal {
  constructor(...[status, code, reason]: Refused<Id>) {
    super(status, String(code), reason);
  }
}
