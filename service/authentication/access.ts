/**
 * Whether a caller may do something: `unknown` when the caller must not even learn that the record
 * exists.
 */
export type Access = 'allowed' | 'unknown' | { refusedBecause: string };
