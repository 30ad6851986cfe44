import type { operations } from './schema.gen';

type MediaTypes<Body> = Body extends { content: infer Content } ? keyof Content : never;

type Succeeding = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;

/** What the transport rules look at: statuses of success, media types of the answer, of the body. */
type Facts<Call extends { responses: object }> = [
  Succeeding & keyof Call['responses'],
  MediaTypes<Call['responses'][200 & keyof Call['responses']]>,
  Call extends { requestBody: infer Body } ? MediaTypes<Body> : never,
];

/**
 * The operations of the contract that succeed only with 200 and only in this media type, and take no
 * body but JSON. The transport rules know nothing else
 * (docs/product/calls.md#answers-and-failures). A call of any other operation does not compile.
 */
export type OperationAnswering<Media extends string> = {
  [Id in keyof operations]: Facts<operations[Id]> extends [200, infer Found, 'application/json']
    ? [Found, Media] extends [Media, Found]
      ? Id
      : never
    : never;
}[keyof operations];

export type JsonOperation = OperationAnswering<'application/json'>;

/** The parameters of an operation's path, query and header. */
export type ParamsOf<Id extends keyof operations> = operations[Id]['parameters'];

/** The body that an operation takes; undefined if it takes none. */
export type BodyOf<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
