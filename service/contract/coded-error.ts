import type { operations } from '../../src/api/schema.gen';
import type { DocumentedStatus, ResponseBody } from './handler';
import { Refusal } from './refusal';

type CodedStatus<Id extends keyof operations> = Extract<DocumentedStatus<Id>, 400 | 403 | 404>;

/**
 * Ends an operation with one of the codes that the contract documents for it, which the types
 * enforce: `new CodedError<'commitUsers'>(400, 'BadRequest_UserDoesNotExist')`.
 */
export class CodedError<
  Id extends keyof operations,
  Status extends CodedStatus<Id> = CodedStatus<Id>,
> extends Refusal {
  constructor(status: Status, code: ResponseBody<Id, Status>, reason?: string) {
    super(status, String(code), reason);
  }
}
