import type { operations } from '../../src/api/schema.gen';
import type { Exact } from '../../src/domain/contract/exact';
import type { Caller } from '../authentication/caller';
import type { roles } from '../operations/roles';
import type { ServiceContext } from '../service-context';
import type { OperationId } from './operation-id';

type NoParameters = Record<string, never>;

type OrNoParameters<T> = [NonNullable<T>] extends [never] ? NoParameters : NonNullable<T>;

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;

type MediaTypeOf<T> = T extends { content: infer Content } ? keyof Content : never;

/** The path parameters of the operation in the contract. */
type PathParameters<Id extends keyof operations> = OrNoParameters<
  operations[Id]['parameters']['path']
>;

/** The query parameters of the operation, converted to the contract's types. */
type QueryParameters<Id extends keyof operations> = OrNoParameters<
  operations[Id]['parameters']['query']
>;

/** The operation's request body. A body that is not JSON is a property named by its media type. */
type RequestBody<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? [keyof Content] extends ['application/json']
    ? Content['application/json' & keyof Content]
    : Content
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

/** Records are JSON and refusals are plain text. An answer with another media type names it. */
type MediaType<Media, Status> = [Media] extends [
  Status extends 200 ? 'application/json' : 'text/plain',
]
  ? unknown
  : { mediaType: Media };

/** One of the (status, body) pairs that the contract documents for the operation. */
export type Answer<Id extends keyof operations> = {
  [Status in DocumentedStatus<Id>]: {
    status: Status;
    body: ResponseBody<Id, Status>;
    headers?: Record<string, string>;
  } & MediaType<MediaTypeOf<operations[Id]['responses'][Status]>, Status>;
}[DocumentedStatus<Id>];

/** An anonymous operation has no caller; every other operation has one. */
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

type OrPromise<T> = Promise<T> | T;

/** The handler of one operation. Its request fits the contract, and its answer is documented. */
export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
) => OrPromise<Answer<Id>>;

/**
 * Makes the handler of an operation. Its answer is exactly what the contract documents: an
 * additional field does not compile, at any depth, even from a variable or the database.
 */
export function handler<Id extends OperationId, Found extends Answer<Id>>(
  _id: Id,
  handle: (request: HandlerRequest<Id>) => OrPromise<Found & Exact<Answer<Id>, Found>>,
): Handler<Id> {
  return handle;
}
