/**
 * Whether a caller may do something: `unknown` when not even the existence of what is asked for
 * is the caller's to know.
 */
export type Access = 'allowed' | 'unknown' | { refusedBecause: string };
