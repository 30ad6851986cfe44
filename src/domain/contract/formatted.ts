/**
 * A text with a format of the contract, such as `date-time`. A text with another format does not
 * fit. A text without a format does, so that forms, addresses and tests need no casts.
 */
export type Formatted<Name extends string> = string & { readonly __format?: Name };

/** The name of a text's format; `never` when it has none. */
export type FormatOf<Text> = Text extends { readonly __format?: infer Name }
  ? '__format' extends keyof Text
    ? Exclude<Name, undefined>
    : never
  : never;
