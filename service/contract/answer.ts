import type { operations } from '../../src/api/schema.gen';
import type { DocumentedHeader } from '../../src/domain/contract/documented-header';
import type { StreamedList } from './streamed-list';

type NoParameters = Record<string, never>;

type OrNoParameters<T> = [NonNullable<T>] extends [never] ? NoParameters : NonNullable<T>;

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;

type MediaTypeOf<T> = T extends { content: infer Content } ? keyof Content : never;

/** The path parameters of the operation in the contract. */
export type PathParameters<Id extends keyof operations> = OrNoParameters<
  operations[Id]['parameters']['path']
>;

/** The query parameters of the operation, converted to the contract's types. */
export type QueryParameters<Id extends keyof operations> = OrNoParameters<
  operations[Id]['parameters']['query']
>;

/** The headers of the operation, converted to the contract's types. */
export type HeaderParameters<Id extends keyof operations> = OrNoParameters<
  operations[Id]['parameters']['header']
>;

type RequiredKey<Shape> = {
  [Key in keyof Shape]-?: undefined extends Shape[Key] ? never : Key;
}[keyof Shape];

/** The names of the query parameters and headers that every request of the operation has. */
export type RequiredParameter<Id extends keyof operations> =
  | RequiredKey<NonNullable<operations[Id]['parameters']['query']>>
  | RequiredKey<NonNullable<operations[Id]['parameters']['header']>>;

/** The operation's request body. A body that is not JSON is a property named by its media type. */
export type RequestBody<Id extends keyof operations> = operations[Id] extends {
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

/** The body of an answer. A list may leave while it is read. */
export type ResponseBody<Id extends keyof operations, Status extends DocumentedStatus<Id>> =
  | ContentOf<operations[Id]['responses'][Status]>
  | StreamOf<ContentOf<operations[Id]['responses'][Status]>>;

type StreamOf<Content> = Content extends (infer Row)[] ? StreamedList<Row> : never;

/** Records are JSON and refusals are plain text. An answer with another media type names it. */
type MediaType<Media, Status> = [Media] extends [
  Status extends 200 ? 'application/json' : 'text/plain',
]
  ? unknown
  : { mediaType: Media };

/** Headers that an answer may have without a word of the contract: no caller depends on them. */
type OwnHeader = 'Cache-Control' | 'Set-Cookie';

type AnswerHeaders<Documented> = { [Name in DocumentedHeader<Documented> | OwnHeader]?: string };

/** One of the (status, body) pairs that the contract documents for the operation. */
export type Answer<Id extends keyof operations> = {
  [Status in DocumentedStatus<Id>]: {
    status: Status;
    body: ResponseBody<Id, Status>;
    headers?: AnswerHeaders<operations[Id]['responses'][Status]>;
    /** Makes the body of now from what happens after the changes are stored, such as a mail. */
    finalBody?: () => Promise<ResponseBody<Id, Status>>;
  } & MediaType<MediaTypeOf<operations[Id]['responses'][Status]>, Status>;
}[DocumentedStatus<Id>];
