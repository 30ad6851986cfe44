import type { operations } from '../../src/api/schema.gen';
import type { Caller } from '../authentication/caller';
import type { roles } from '../operations/roles';
import type { ServiceContext } from '../service-context';
import type { OperationId } from './operation-id';

type NoParameters = Record<string, never>;

type OrNoParameters<T> = [NonNullable<T>] extends [never] ? NoParameters : NonNullable<T>;

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;

/** What the contract lets the operation's path carry. */
type PathParameters<Id extends keyof operations> = OrNoParameters<
  operations[Id]['parameters']['path']
>;

/** What the contract lets the operation's query carry, converted to its types. */
type QueryParameters<Id extends keyof operations> = OrNoParameters<
  operations[Id]['parameters']['query']
>;

/** The operation's request body. */
type RequestBody<Id extends keyof operations> = operations[Id] extends {
  requestBody: infer Body;
}
  ? ContentOf<Body>
  : undefined;

/** A status that the contract documents for the operation by number. */
export type DocumentedStatus<Id extends keyof operations> = Exclude<
  keyof operations[Id]['responses'],
  'default'
>;

export type ResponseBody<
  Id extends keyof operations,
  Status extends DocumentedStatus<Id>,
> = ContentOf<operations[Id]['responses'][Status]>;

/** One of the (status, body) pairs that the contract documents for the operation. */
export type Answer<Id extends keyof operations> = {
  [Status in DocumentedStatus<Id>]: {
    status: Status;
    body: ResponseBody<Id, Status>;
    headers?: Record<string, string>;
  };
}[DocumentedStatus<Id>];

/** Operations that the contract opens to everybody have no caller; all others have one. */
type CallerOf<Id extends OperationId> = (typeof roles)[Id] extends 'anonymous' ? null : Caller;

export interface HandlerRequest<Id extends OperationId> extends ServiceContext {
  params: PathParameters<Id>;
  query: QueryParameters<Id>;
  body: RequestBody<Id>;
  caller: CallerOf<Id>;
  /** The network address that the request came from, for rate limits. */
  address: string;
  /** The time of the request. */
  now: Date;
}

/** The handler of one operation: a request that fits the contract in, a documented answer out. */
export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
) => Promise<Answer<Id>> | Answer<Id>;
