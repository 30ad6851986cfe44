import type { operations } from './schema.gen';

type Succeeding<Responses> = Extract<
  keyof Responses,
  200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226
>;

type MediaTypes<Body> = Body extends { content: infer Content } ? keyof Content : never;

type AnswerTo<Call extends { responses: object }> = MediaTypes<
  Call['responses'][200 & keyof Call['responses']]
>;

type Request<Call> = Call extends { requestBody: infer Body } ? MediaTypes<Body> : never;

/** Whether a call succeeds only with 200, answers in this media type and takes no body but JSON. */
type Answers<Call extends { responses: object }, Media> = [
  Succeeding<Call['responses']>,
  Media,
  AnswerTo<Call>,
  Request<Call>,
] extends [200, AnswerTo<Call>, Media, 'application/json']
  ? true
  : false;

/**
 * The operations of the contract that succeed only with 200 and only in this media type. The
 * transport rules know nothing else (docs/product/calls.md#answers-and-failures). A call of any
 * other operation does not compile.
 */
export type OperationAnswering<Media extends string> = {
  [Id in keyof operations]: Answers<operations[Id], Media> extends true ? Id : never;
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
