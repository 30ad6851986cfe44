import type { operations } from '../../src/api/schema.gen';
import type { DocumentedStatus, ResponseBody } from './handler';
import { Refusal } from './refusal';

type CodedStatus<Id extends keyof operations> = Extract<DocumentedStatus<Id>, 400 | 403 | 404>;

/** A documented status with one of its codes, and optionally the reason for people. */
type Refused<Id extends keyof operations> = {
  [Status in CodedStatus<Id>]: [status: Status, code: ResponseBody<Id, Status>, reason?: string];
}[CodedStatus<Id>];

/**
 * Ends an operation with one of the codes that the contract documents for it, which the types
 * enforce: `new CodedError<'commitUsers'>(400, 'BadRequest_UserDoesNotExist')`.
 */
export class CodedError<Id extends keyof operations> extends Refusal {
  constructor(...[status, code, reason]: Refused<Id>) {
    super(status, String(code), reason);
  }
}
