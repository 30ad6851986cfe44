/**
 * A text of a format of the contract, such as `date-time`. Any text may stand where one is wanted,
 * which keeps forms, addresses and tests free of casts; a text of another format may not.
 */
export type Formatted<Name extends string> = string & { readonly __format?: Name };

/** The name of a text's format; never where it has none. */
export type FormatOf<Text> = Text extends { readonly __format?: infer Name }
  ? '__format' extends keyof Text
    ? Exclude<Name, undefined>
    : never
  : never;
