/**
 * The names of the headers of an answer in the contract. The generated types let an answer have any other
 * header too; those are left out.
 */
export type DocumentedHeader<Answer> = Answer extends { headers: infer Headers }
  ? keyof { [Name in keyof Headers as string extends Name ? never : Name]: unknown } & string
  : never;

/**
 * An answer of which only these headers can be read. `get` is a property and no method, so that an answer
 * without a header does not fit where that header is read.
 */
export interface AnswerWithHeaders<Name extends string> {
  readonly headers: { readonly get: (name: Name) => string | null };
}
