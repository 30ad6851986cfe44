import type { paths } from './schema.gen';

type Succeeding<Responses> = Extract<
  keyof Responses,
  200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226
>;

type MediaTypes<Body> = Body extends { content: infer Content } ? keyof Content : never;

/** Whether a call succeeds only with 200, answers in this media type and takes no body but JSON. */
type Answers<Operation, Media> = Operation extends { responses: infer Responses }
  ? [Succeeding<Responses>, Media] extends [200, MediaTypes<Responses[200 & keyof Responses]>]
    ? [MediaTypes<Responses[200 & keyof Responses]>] extends [Media]
      ? TakesJson<Operation>
      : false
    : false
  : false;

type TakesJson<Operation> = Operation extends { requestBody: infer Body }
  ? [MediaTypes<Body>] extends ['application/json']
    ? true
    : false
  : true;

/**
 * The calls of the contract that succeed only with 200 and only in this media type. The transport
 * rules know nothing else (docs/product/calls.md#answers-and-failures). A use of any other call
 * does not compile.
 */
export type CallsAnswering<Media extends string> = {
  [Path in keyof paths]: {
    [Part in keyof paths[Path] as Part extends 'parameters'
      ? Part
      : Answers<paths[Path][Part], Media> extends true
        ? Part
        : never]: paths[Path][Part];
  };
};
